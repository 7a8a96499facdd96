import { about } from '../boards/index.ts';
import common from '../parts/icons.tsv';

const loaded: Record<string, Record<string, string>> = $state({});

/** Fetches the drawings of a game, once. */
export function loadIcons(game: string): void {
  if (!game || loaded[game]) return;
  loaded[game] = {};
  void about(game)
    .icons()
    .then((found) => (loaded[game] = found.default));
}

/** The drawing for a concept: the game's own first, then the common one. */
export function drawing(concept: string, game = ''): string | undefined {
  return loaded[game]?.[concept] ?? common[concept];
}
