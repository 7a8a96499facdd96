import { about } from '../boards/index.ts';
import common from '../parts/icons.tsv';

let loaded: Record<string, Record<string, string>> = $state.raw({});

/** Fetches the drawings of a game, once. */
export function loadIcons(game: string): void {
  if (!game || loaded[game]) return;
  loaded = { ...loaded, [game]: {} };
  void about(game)
    .icons()
    .then((found) => (loaded = { ...loaded, [game]: found.default }));
}

/** Fetches all that a game is drawn with, so that it is there when its table is. */
export function prepare(game: string): void {
  loadIcons(game);
  void about(game).board?.();
}

/** The path that draws a concept: the game's own first, then the common one. */
export function drawing(concept: string, game = ''): string | undefined {
  return loaded[game]?.[concept] ?? common[concept];
}
