import { describe, expect, it } from 'vitest';
import type { Happened, Seat } from '../src/protocol.ts';
import { deed, houseName, levelOf, playerName, readable } from '../src/kit/seats.ts';

const seat = (index: number, name: string): Seat => ({
  seat: index,
  sitter: name.startsWith('bot:') ? 'bot' : 'human',
  name,
  bot: null,
  away: false,
  resigned: false,
  online: true,
  time: null,
  holiday: null,
  rating: null,
});
const SEATS = [seat(0, 'bot:apprentice'), seat(1, 'bot:apprentice 2')];

function said(words: string, ...names: [seat: number, name: string][]): Happened {
  let at = 0;
  return {
    event: {},
    words,
    names: names.map(([of, name]) => {
      const from = words.indexOf(name, at);
      at = from + name.length;
      return { seat: of, from, to: at };
    }),
  };
}

describe('names in the log', () => {
  it('are shown as everywhere else', () => {
    const event = said('bot:apprentice 2 pays bot:apprentice 1 coin', [1, 'bot:apprentice 2'], [0, 'bot:apprentice']);
    expect(readable(event, SEATS)).toBe('Apprentice 2 pays Apprentice 1 coin');
  });

  it('of one seat are not taken for the beginning of another', () => {
    const event = said('bot:apprentice 2 wins Giovanni Bellini from bot:apprentice', [1, 'bot:apprentice 2'], [0, 'bot:apprentice']);
    expect(deed(event, 0, SEATS)).toBeNull();
    expect(deed(event, 1, SEATS)).toBe('wins Giovanni Bellini from Apprentice');
    expect(deed(event, null, SEATS)).toBeNull();
  });

  it('may be absent', () => {
    expect(readable(said('The decade ends.'), SEATS)).toBe('The decade ends.');
  });
});

it('names house players as the server does', () => {
  expect(houseName('olmo48fico7q2m', 1)).toBe('Violante');
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => houseName('here-0a1b2c', seat))).size).toBe(6);
});

it('reads names and levels of house players in records, old and new', () => {
  expect(playerName('bot:master.Tessa')).toBe('Tessa');
  expect(levelOf('bot:master.Tessa')).toBe('master');
  expect(playerName('bot:apprentice.2')).toBe('Apprentice 2');
  expect(playerName('Anna')).toBe('Anna');
  expect(levelOf('Anna')).toBe(null);
});
