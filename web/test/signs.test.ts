import { expect, it } from 'vitest';
import type { Almanac } from '../src/protocol.ts';
import { readSigns } from '../src/kit/signs.svelte.ts';

const entry = (id: string, icon: string, rule = '') => ({ id, name: `the ${id}`, icon, lines: [id], mark: '', rule });

const ALMANAC: Almanac = {
  kinds: [
    { id: 'signs', name: 'Signs', rule: '', entries: [entry('city', 'city', 'g/city.1'), entry('venice', 'venice', 'g/city.2')] },
    { id: 'cities', name: 'Cities', rule: 'g/city.3', entries: [entry('venice', 'city'), entry('rome', 'crown', 'g/city.4')] },
  ],
};

it('knows a thing by its own name, a sign by its, and what is drawn with a sign by that', () => {
  const { byThing, bySign, signs } = readSigns(ALMANAC);
  expect(signs.map((each) => each.id)).toEqual(['city', 'venice']);
  expect(bySign.get('city')).toMatchObject({ kind: 'signs', rule: 'g/city.1' });
  expect(bySign.get('venice')).toMatchObject({ kind: 'cities', rule: 'g/city.3' });
  expect(bySign.get('crown')).toMatchObject({ id: 'rome', rule: 'g/city.4' });
  expect(byThing.get('city')).toBeUndefined();
});
