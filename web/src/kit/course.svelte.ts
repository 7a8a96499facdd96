import type { LessonTitle } from '../protocol.ts';
import { api } from './api.ts';

let known: Record<string, LessonTitle[]> = $state.raw({});
const asked = new Set<string>();

/** The lessons of a game, fetched once a language; none until they are here. */
export function course(game: string, lang: string): LessonTitle[] {
  const key = `${game} ${lang}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.lessons(game, lang).then(
      (found) => (known = { ...known, [key]: found }),
      () => asked.delete(key),
    );
  }
  return known[key] ?? [];
}
