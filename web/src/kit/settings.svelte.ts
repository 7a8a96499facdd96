import { keep, recall } from './memory.ts';

/** What the reader prefers; kept in the browser, nowhere else. */
export type Lang = 'en' | 'it';
export type Pace = 'slow' | 'usual' | 'fast';
export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  lang: Lang;
  theme: Theme;
  /** Pieces travel. Reduced motion in the system wins over it. */
  motion: boolean;
  /** Single letters are commands. */
  letters: boolean;
  /** Draw the table from its scene even where the game has a board of its own. */
  plain: boolean;
  notices: boolean;
  sounds: boolean;
  /** How long others' moves stay before the next is shown. */
  pace: Pace;
}

const KEY = 'signoria';

function fromBrowser(): Settings {
  const lang: Lang = navigator.languages?.some((l) => l.toLowerCase().startsWith('it')) && !first('en') ? 'it' : 'en';
  return { lang, theme: 'system', motion: true, letters: true, plain: false, notices: false, sounds: !matchMedia('(pointer: coarse)').matches, pace: 'usual' };
}

function first(code: string): boolean {
  return navigator.languages?.[0]?.toLowerCase().startsWith(code) ?? false;
}

function load(): Settings {
  return { ...fromBrowser(), ...recall<Partial<Settings>>(KEY, {}) };
}

export const settings: Settings = $state(load());

/** Keeps the document and the browser's memory in step with the settings. Called once, by the app. */
export function followSettings(): void {
  $effect(() => {
    document.documentElement.lang = settings.lang;
    if (settings.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
  });
  $effect(() => keep(KEY, settings));
}

export function moves(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
