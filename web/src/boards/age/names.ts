import en from '../../../../games/age/src/main/resources/signoria/games/age/words.en?raw';
import it from '../../../../games/age/src/main/resources/signoria/games/age/words.it?raw';
import { settings } from '../../kit/settings.svelte.ts';

/** The game's own words: provinces, cards, advances, goods, phases, what events do. */
function read(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.indexOf(' = ');
    if (at > 0 && !line.startsWith('#')) words.set(line.slice(0, at), line.slice(at + 3));
  }
  return words;
}

const WORDS = { en: read(en), it: read(it) };

export function named(key: string): string {
  return WORDS[settings.lang === 'it' ? 'it' : 'en'].get(key) ?? key;
}

/** `3 tokens`, from nouns like `token|tokens`. */
export function counted(count: number, noun: string): string {
  const [one = '', many = one] = named(noun).split('|');
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}
