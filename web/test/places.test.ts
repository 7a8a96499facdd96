import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { about } from '../src/boards/index.ts';

const GAMES = join(import.meta.dirname, '../../games');

it.each(['masters', 'lorenzo', 'cradle', 'princes', 'age'])('knows where everything lies that the lessons of %s point at', (game) => {
  const folder = join(GAMES, game, 'src/main/resources/signoria/games', game, 'lessons');
  const looks = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^look +(.*)$/gm)].flatMap(([, zones]) => zones!.split('|').map((zone) => zone.trim())),
  );
  expect(looks.length).toBeGreaterThan(10);
  const places = about(game).places ?? {};
  const known = (zone: string) => zone.replace(/-1$/, '-you').replace(/-\d$/, '-rival') in places || zone.replace(/-.*/, '') in places;
  expect([...new Set(looks)].filter((zone) => !known(zone))).toEqual([]);
});
