import { describe, expect, it } from 'vitest';
import { options } from '../src/engine/table.ts';
import { isHere } from '../src/kit/line.ts';

describe('a table on this device', () => {
  it('is known by its address', () => {
    expect(isHere('here-0123456789ab')).toBe(true);
    expect(isHere('k3vx9')).toBe(false);
  });

  it('writes options as records do', () => {
    expect(options({})).toBe('-');
    expect(options({ epochs: '1', trade: 'off' })).toBe('epochs=1 trade=off');
  });
});
