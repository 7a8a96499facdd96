import { api } from './api.ts';
import type { Paragraph } from '../protocol.ts';

const fetched = new Map<string, Promise<Paragraph[]>>();

/** The text of a paragraph of the rules; they are fetched once, and nothing is told where they cannot be. */
export async function paragraphText(game: string, id: string, lang: string): Promise<string> {
  const key = `${game} ${lang}`;
  if (!fetched.has(key)) fetched.set(key, api.rules(game, lang));
  try {
    const all = await fetched.get(key);
    return all?.find((each) => each.id === id)?.text ?? '';
  } catch {
    fetched.delete(key);
    return '';
  }
}
