import { expect, it } from 'vitest';
import { en } from '../src/kit/words.en.ts';
import { it as italian } from '../src/kit/words.it.ts';

function keys(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    value && typeof value === 'object' && !Array.isArray(value) ? keys(value as object, `${path}${key}.`) : [path + key],
  );
}

it('says everything in both languages', () => {
  expect(keys(italian)).toEqual(keys(en));
});
