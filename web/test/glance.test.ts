import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PIPS = ['coin', 'stone', 'servant', 'shield', 'faith', 'any', 'wood', 'military', 'seal'];
const concepts = (file: string) =>
  readFileSync(join(import.meta.dirname, '../src', file), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

it.each(['masters', 'lorenzo', 'cradle', 'princes', 'age'])('draws everything that %s explains at a glance', (game) => {
  const known = new Set([...PIPS, ...concepts('parts/icons.tsv'), ...concepts(`boards/${game}/icons.tsv`)]);
  for (const lang of ['en', 'it']) {
    const rules = readFileSync(join(import.meta.dirname, `../../games/${game}/src/main/resources/signoria/games/${game}/rules.${lang}`), 'utf8');
    const named = [...rules.slice(0, rules.indexOf('\n= signs')).matchAll(/^- (\S+)/gm)].map(([, icon]) => icon);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((icon) => !known.has(icon ?? ''))).toEqual([]);
  }
});
