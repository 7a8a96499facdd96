import { expect, it } from 'vitest';
import { chosen, company, favourites, hours, opponents, places, ratings, sources } from '../src/career/career.ts';
import { careerOf } from './fixtures/career.ts';

const games = careerOf('Anna', new Date(2026, 5, 1, 21).getTime());

it('keeps the games that are asked for, the newest first', () => {
  const now = new Date(2026, 6, 1).getTime();
  expect(chosen(games, 'age', 'all', now).every((each) => each.game === 'age')).toBe(true);
  expect(chosen([...games, ...games, ...games], '', 'last', now)).toHaveLength(30);
  expect(chosen(games, '', 'year', new Date(2028, 0, 1).getTime())).toEqual([]);
  const ended = chosen(games, '', 'all', now).map((each) => each.ended);
  expect(ended).toEqual([...ended].sort((a, b) => b - a));
});

it('tells games among people from those with the house', () => {
  const names = (...of: string[]) => ({ ...games[0]!, seat: 0, names: of });
  expect(company(names('Anna', 'Luca', 'bot:master'))).toBe('people');
  expect(company(names('Anna', 'bot:master'))).toBe('house');
  expect(company(names('Anna'))).toBe('house');
});

it('counts places, points, sources and opponents', () => {
  const game = (names: string[], of: number[], points: number[]) => ({ ...games[0]!, game: 'masters', names, seat: 0, places: of, points });
  const two = [game(['Anna', 'Luca', 'Luca'], [2, 1, 3], [10, 20, 5]), game(['Anna', 'Luca', 'Mia'], [1, 2, 3], [30, 20, 10])];
  expect(favourites(two)).toEqual([{ of: 'masters', games: 2 }]);
  expect(places(two)).toEqual([{ game: 'masters', seats: 3, games: 2, places: [1, 1, 0], points: 20 }]);
  expect(opponents(two)).toEqual([
    { name: 'Luca', games: 2, ahead: 1, place: 1.5 },
    { name: 'Mia', games: 1, ahead: 1, place: 1 },
  ]);
  const kept = two.map((each, i) => ({ ...each, sources: i ? [] : [{ key: 'cards', label: 'Cards', points: [4, 2, 1] }] }));
  expect(sources(kept)).toEqual([{ key: 'cards', label: 'Cards', own: 4, others: 1.5 }]);
});

it('follows each rating by itself, and games through the week', () => {
  const all = ratings(games);
  expect(all.map((each) => `${each.game} ${each.seats}`)).toEqual(['masters 3', 'age 4']);
  expect(all[0]!.points.map((each) => each.ended)).toEqual([...all[0]!.points.map((each) => each.ended)].sort((a, b) => a - b));
  const week = hours(games);
  expect(week.flat().reduce((sum, each) => sum + each, 0)).toBe(games.length);
  expect(week[0]![21]).toBeGreaterThan(0); // 1 June 2026 is a Monday
});
