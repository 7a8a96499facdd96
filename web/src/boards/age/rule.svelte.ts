import { api } from '../../kit/api.ts';
import { settings } from '../../kit/settings.svelte.ts';

const texts: Record<string, Record<string, string>> = $state({});
const asked = new Set<string>();

/** The text of a paragraph of the rules, as soon as the server has told it. */
export function rule(id: string): string {
  const lang = settings.lang;
  if (!asked.has(lang)) {
    asked.add(lang);
    api.rules('age', lang).then(
      (all) => (texts[lang] = Object.fromEntries(all.map((each) => [each.id, each.text]))),
      () => asked.delete(lang),
    );
  }
  return texts[lang]?.[`age/${id}`] ?? '';
}
