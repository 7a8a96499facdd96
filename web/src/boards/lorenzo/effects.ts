/** What cards and leaders do, read from the catalogue's text: for drawing only. */
export const GOODS = ['coin', 'wood', 'stone', 'servant', 'military', 'faith', 'vp', 'privilege', 'token'] as const;
export type Good = (typeof GOODS)[number];
export type Heap = Partial<Record<Good, number>>;

export type Effect =
  | { kind: 'gain'; gives: Heap }
  | { kind: 'lose'; points: number }
  | { kind: 'exchange'; pays: Heap; gives: Heap; leader: boolean; times: boolean }
  | { kind: 'per'; gives: Heap; of: string; every: Heap; most: string }
  | { kind: 'take'; types: string[]; value: number; less: Heap }
  | { kind: 'work'; work: 'harvest' | 'production'; value: number; reach: string }
  | { kind: 'bonus'; on: string; plus: number; less: Heap; either: boolean }
  | { kind: 'power'; name: string }
  | { kind: 'one-of'; effects: Effect[] }
  | { kind: 'opponents-give'; options: Heap[]; pays: Heap }
  | { kind: 'on-take'; types: string[]; gives: Heap }
  | { kind: 'discard'; what: 'character' | 'leader'; gives: Heap }
  /** What is said in words: the name of the effect, with the types and the count it is about. */
  | { kind: 'word'; name: string; types: string[]; count: number };

/** `coin:2,wood:1`. */
export function heap(text: string): Heap {
  const found: Heap = {};
  for (const [, good, count] of text.matchAll(/([a-z]+):(\d+)/g)) found[good as Good] = Number(count);
  return found;
}

/** The goods that are there, in the order of the tables. */
export function listed(goods: Heap): [Good, number][] {
  return GOODS.map((good) => [good, goods[good] ?? 0] as [Good, number]).filter(([, count]) => count !== 0);
}

export function plus(a: Heap, b: Heap, times = 1): Heap {
  const sum: Heap = { ...a };
  for (const [good, count] of listed(b)) sum[good] = (sum[good] ?? 0) + times * count;
  return sum;
}

/** `a(b,c),d` → `a(b,c)`, `d`. */
function split(text: string, by: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === by && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()].filter(Boolean);
}

const types = (text: string) => (text === 'any' ? ['any'] : text.split('+'));

function effect(text: string): Effect {
  const either = split(text, '|');
  if (either.length > 1) return { kind: 'one-of', effects: either.map(effect) };
  const [, name = text, inside = ''] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  const [first = '', ...rest] = split(inside, ',');
  const value = Number(/value=(\d+)/.exec(inside)?.[1] ?? 0);
  switch (name) {
    case 'gain':
      return { kind: 'gain', gives: heap(inside) };
    case 'lose':
      return { kind: 'lose', points: heap(inside).vp ?? 0 };
    case 'exchange': {
      const [pays = '', gives = ''] = inside.split('>');
      return { kind: 'exchange', pays: heap(pays), gives: heap(gives), leader: gives === 'play_leader_free', times: false };
    }
    case 'n_times':
      return { ...(effect(inside) as Effect & { kind: 'exchange' }), times: true };
    case 'per': {
      const [of = '', most = ''] = rest;
      return { kind: 'per', gives: heap(first), of: of.replace(/^own_|\(.*/g, ''), every: heap(of), most: most.replace('max=', '') };
    }
    case 'take_card':
      return { kind: 'take', types: types(first), value, less: heap(inside) };
    case 'harvest':
    case 'production':
      return { kind: 'work', work: name, value, reach: rest[0] ?? '' };
    case 'action_bonus':
      return { kind: 'bonus', on: first, plus: Number(rest[0] ?? 0), less: heap(inside), either: inside.includes(' or ') };
    case 'power':
      return { kind: 'power', name: inside.replaceAll('_', '-') };
    case 'opponents_give': {
      const [options = '', pays = ''] = inside.split(/,\s*pay /);
      return { kind: 'opponents-give', options: options.split(' or ').map(heap), pays: heap(pays) };
    }
    case 'on_take':
      return { kind: 'on-take', types: types(first), gives: heap(inside) };
    case 'discard_character':
    case 'discard_leader':
      return { kind: 'discard', what: name === 'discard_leader' ? 'leader' : 'character', gives: heap(inside) };
    default:
      return {
        kind: 'word',
        name: name.replaceAll('_', '-'),
        types: first && !/^\d/.test(first) ? types(first) : [],
        count: Number((/\d+/.exec(inside) ?? ['0'])[0]),
      };
  }
}

/** Several effects, one after the other. */
export function effects(text: string): Effect[] {
  return text === '-' || !text ? [] : split(text, ';').map(effect);
}
