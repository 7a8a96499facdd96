import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameOption, OptionSets } from '../src/protocol.ts';
import { api } from '../src/kit/api.ts';
import { meaning } from '../src/kit/lists.ts';
import { first, read, write } from '../src/kit/sets.ts';
import SetsOption from '../src/parts/SetsOption.svelte';

const SETS: OptionSets = {
  named: ['random', 'seen'],
  word: 'chosen',
  needs: 'more',
  each: 2,
  groups: [
    { labels: { en: 'Works', it: 'Opere' }, kind: 'work', things: [1, 2, 3] },
    { labels: { en: 'Patrons', it: 'Mecenati' }, kind: 'patron', things: [4, 6, 9] },
  ],
};
const OPTION: GameOption = {
  name: 'row',
  labels: { en: 'Row' },
  values: [],
  words: { en: { random: 'by chance', chosen: 'one by one' } },
  usual: 'random',
  sets: SETS,
};
const entry = (id: string, name: string) => ({ id, name, icon: '', lines: [], mark: '', rule: '', facets: [] });

describe('the text of a choice', () => {
  it('begins with the first of each group', () => {
    expect(write(SETS, first(SETS))).toBe('chosen:1-2,4,6');
  });

  it('reads back in any order', () => {
    expect(read(SETS, 'chosen:9,1-3')).toEqual([9, 1, 2, 3]);
    expect(write(SETS, read(SETS, 'chosen:9,1-3'))).toBe('chosen:1-3,9');
  });

  it('is said in one word', () => {
    expect(meaning(OPTION, 'chosen:1-2,4,6')).toBe('one by one');
    expect(meaning(OPTION, 'random')).toBe('by chance');
  });
});

describe('the picker', () => {
  let page: Record<string, unknown>;
  const change = vi.fn();
  const show = (value: string, closed = '') => {
    page = mount(SetsOption, { target: document.body, props: { game: 'toy', option: OPTION, sets: SETS, label: 'Row', value, closed, change } });
    flushSync();
  };
  const one = <T extends HTMLElement>(css: string) => document.querySelector<T>(css)!;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('dialog input')];
  const open = async () => {
    one('.choice .btn').click();
    await vi.waitFor(() => expect(one('dialog').textContent).toContain('Altarpiece'));
  };

  beforeEach(() => {
    change.mockClear();
    vi.spyOn(api, 'almanac').mockResolvedValue({
      kinds: [
        { id: 'work', name: '', rule: '', entries: [entry('1', 'Altarpiece')] },
        { id: 'patron', name: '', rule: '', entries: [entry('1', 'Cosimo'), entry('4', 'Piero')] },
      ],
    });
  });
  afterEach(async () => {
    await unmount(page);
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  it('begins with a valid choice', () => {
    show('random');
    const select = one<HTMLSelectElement>('select');
    select.value = 'chosen';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(change).toHaveBeenCalledWith('chosen:1-2,4,6');
  });

  it('names things as the almanac does, each of its own kind', async () => {
    show('chosen:1-2,4,6');
    await open();
    expect(one('dialog').textContent).toContain('Piero');
    expect(one('dialog').textContent).not.toContain('Cosimo');
  });

  it('takes no group that is not complete, and writes the text', async () => {
    show('chosen:1-2,4,6');
    await open();
    expect(boxes().map((each) => each.checked)).toEqual([true, true, false, true, true, false]);
    boxes()[0]!.click();
    flushSync();
    expect(one('legend').textContent).toContain('1 of 2');
    expect(one<HTMLButtonElement>('dialog .go').disabled).toBe(true);
    boxes()[2]!.click();
    flushSync();
    expect(one<HTMLButtonElement>('dialog .go').disabled).toBe(false);
    one('dialog .go').click();
    expect(change).toHaveBeenLastCalledWith('chosen:2-4,6');
  });

  it('is closed without the switch it needs', () => {
    show('random', 'More works');
    expect(one<HTMLSelectElement>('select').disabled).toBe(true);
    expect(one('.choice').textContent).toContain('More works');
  });
});
