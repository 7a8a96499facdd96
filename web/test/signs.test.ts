import { expect, it } from 'vitest';
import type { Almanac } from '../src/protocol.ts';
import { readSigns } from '../src/kit/signs.svelte.ts';

const entry = (id: string, icon: string, rule = '') => ({ id, name: `the ${id}`, icon, lines: [id], mark: '', rule, facets: [] });

const ALMANAC: Almanac = {
  kinds: [
    { id: 'signs', name: 'Signs', rule: '', entries: [entry('city', 'city', 'g/city.1'), entry('venice', 'venice', 'g/city.2')] },
    { id: 'cities', name: 'Cities', rule: 'g/city.3', entries: [entry('venice', 'city'), entry('rome', 'crown', 'g/city.4')] },
  ],
};

it('knows a thing by its own name, a sign by its, and what is drawn with a sign by that', () => {
  const { byThing, bySign, signs } = readSigns(ALMANAC);
  expect(signs.map((each) => each.id)).toEqual(['city', 'venice']);
  expect(bySign.get('city')).toMatchObject({ kind: 'signs', rule: 'g/city.1', facets: [] });
  expect(bySign.get('venice')).toMatchObject({ kind: 'cities', rule: 'g/city.3', facets: [] });
  expect(bySign.get('crown')).toMatchObject({ id: 'rome', rule: 'g/city.4', facets: [] });
  expect(byThing.get('city')).toBeUndefined();
});

it('leads from a paragraph to the kinds that name it, to one thing where only that does, and not to signs', () => {
  const { byRule } = readSigns(ALMANAC);
  expect(byRule.get('g/city.1')).toBeUndefined();
  expect(byRule.get('g/city.3')).toEqual([{ kind: 'cities', name: 'Cities', open: '' }]);
  expect(byRule.get('g/city.4')).toEqual([{ kind: 'cities', name: 'the rome', open: 'cities:rome' }]);
  const two = { id: 'towns', name: 'Towns', rule: '', entries: [entry('pisa', 'city', 'g/city.3'), entry('lucca', 'city', 'g/city.3')] };
  const more = readSigns({ kinds: [...ALMANAC.kinds, two] }).byRule;
  expect(more.get('g/city.3')).toEqual([
    { kind: 'cities', name: 'Cities', open: '' },
    { kind: 'towns', name: 'Towns', open: '' },
  ]);
  expect(more.get('')).toBeUndefined();
});
