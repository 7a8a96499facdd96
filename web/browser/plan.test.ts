import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fresh, launch, Person, PHONE } from './house.ts';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Makes the first move that begins so, if this person is asked. */
function plays(person: Person, table: string, start: string): Promise<boolean> {
  return person.page.evaluate(
    ([table, start]) =>
      new Promise<boolean>((done) => {
        const socket = new WebSocket(`ws://${location.host}/api/v1/socket?watch=${table}&lang=en`);
        const end = (played: boolean) => {
          socket.close();
          done(played);
        };
        socket.onmessage = ({ data }) => {
          const tell = JSON.parse(String(data)) as { type: string; yourTurn: boolean; legal: string[]; version: number };
          if (tell.type === 'played') end(true);
          if (tell.type !== 'position') return;
          const move = tell.yourTurn ? tell.legal.find((each) => each.startsWith(start)) : undefined;
          if (move === undefined) end(false);
          else socket.send(JSON.stringify({ type: 'play', id: crypto.randomUUID(), table, version: tell.version, moves: [move] }));
        };
      }),
    [table, start] as const,
  );
}

it('plans an answer that only its owner sees, revokes it, and goes on holiday', async () => {
  const people: Person[] = [];
  for (const name of ['Livia', 'Marco', 'Nina']) people.push(await Person.guest(browser, fresh(name).slice(0, 24)));
  const [host, ...guests] = people as [Person, Person, Person];
  const seats = ['me', 'open', 'open'].map((kind) => ({ kind, bot: null }));
  const wanted = { game: 'princes', seats, options: {}, listed: false, rated: false, clock: { type: 'days', days: 3 }, takeover: 'random', start: false };
  const { id } = (await (await host.context.request.post('/api/v1/tables', { data: wanted })).json()) as { id: string };
  for (const [i, guest] of guests.entries()) await guest.context.request.post(`/api/v1/tables/${id}/join`, { data: { seat: i + 1 } });
  for (const each of people) await each.page.goto(`/t/${id}`);
  const next = async (start: string) => {
    for (const each of people) if (await plays(each, id, start)) return each;
    throw new Error(`nobody is asked for ${start}`);
  };
  for (let i = 0; i < 3; i++) await next('');
  await next('auction ');
  const leader = await next('bid ');
  const table = (await (await host.context.request.get(`/api/v1/tables/${id}`)).json()) as { asked: number[] };
  const asked = people[table.asked[0]!]!;
  const third = people.find((each) => each !== leader && each !== asked)!;

  const plan = third.page.getByRole('combobox', { name: 'If you are asked' });
  await plan.selectOption({ label: 'Pass' });
  await third.page.getByRole('button', { name: 'Plan it' }).click();
  await expect.poll(() => third.page.getByText('If you are asked: Pass.').count()).toBe(1);
  await third.shoot('plan-1280');
  await third.page.reload();
  await expect.poll(() => third.page.getByText('If you are asked: Pass.').count()).toBe(1);
  expect(await leader.page.getByText('If you are asked: Pass.').count()).toBe(0);
  await third.page.setViewportSize(PHONE);
  await third.fits('a plan on a phone');
  await third.accessible('a planned answer');
  await third.shoot('plan-390');
  await third.page.getByRole('button', { name: 'Ask me after all' }).click();
  await expect.poll(() => plan.count()).toBe(1);

  const { page } = third;
  await page.goto('/notices');
  await page.getByLabel('Lasts').selectOption('3');
  await page.getByRole('button', { name: 'Announce it' }).click();
  await expect.poll(() => page.getByText(/You will be away from/).count()).toBe(1);
  await expect.poll(() => page.getByText('You have 27 days left.').count()).toBe(1);
  await third.accessible('a holiday');
  await third.shoot('holiday-390', true);
  await expect.poll(() => leader.page.getByText(/will be on holiday from/).count()).toBe(1);
  await leader.shoot('holiday-table-1280');
  await page.getByRole('button', { name: 'Call it off' }).click();
  await expect.poll(() => page.getByText('You have 30 days left.').count()).toBe(1);
  await expect.poll(() => leader.page.getByText(/will be on holiday from/).count()).toBe(0);
  for (const each of people) await each.leaves();
});
