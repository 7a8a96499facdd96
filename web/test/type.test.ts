import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type } from '../src/kit/type.ts';

const SRC = join(import.meta.dirname, '../src');
const TOKENS = readFileSync(join(SRC, 'tokens.css'), 'utf8');

/** Every style of ours but the tokens themselves. */
const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path) && !/^(tokens|fonts)\.css$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

it('sizes of type come from the tokens', () => {
  const own = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/\bfont(?:-size)?:[^;{}]*?\b[\d.]+(?:px|rem|em|pt|%)[^;{}]*/g), ...text.matchAll(/style:font-size="[^"]*px"/g)].map(
      ([said]) => `${path}: ${said}`,
    ),
  );
  expect(own).toEqual([]);
});

it('every size that is named exists, and none is smaller than 12 px', () => {
  const known = new Map([...TOKENS.matchAll(/(--t-\d+): ([\d.]+)rem/g)].map(([, name, rem]) => [name!, 16 * Number(rem)]));
  const named = styles.flatMap(({ path, text }) => [...text.matchAll(/var\((--t-\d+)\)/g)].map(([, name]) => ({ path, name: name! })));
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(400);
  expect(Math.min(...known.values())).toBe(12);
  for (const [name, pixels] of known) expect(name).toBe(`--t-${pixels}`);
});

it('a size is never larger than asked for, unless that is too small to read', () => {
  expect([9, 12, 12.9, 16, 17, 27, 30].map(type)).toEqual([12, 12, 12, 15, 17, 21, 28].map((size) => `var(--t-${size})`));
});

it('each token is said once for light and dark', () => {
  const names = [...TOKENS.slice(0, TOKENS.indexOf("[data-theme='light']")).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(TOKENS).not.toContain('prefers-color-scheme');
});
