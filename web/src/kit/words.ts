import { en } from './words.en.ts';
import { it } from './words.it.ts';
import { settings } from './settings.svelte.ts';

/** The client's own words in the reader's language. Games bring theirs with their scenes and events. */
export function w(): typeof en {
  return settings.lang === 'it' ? it : en;
}
