import type { Quiet } from '../protocol.ts';

/** Weekday (1 is Monday) and minute of the day by the clock on a wall in that zone. */
function wall(at: Date, zone: string): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { day, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** Whether it is quiet now; the same hours that the server keeps for mails and webhooks. */
export function isQuiet(quiet: Quiet, zone: string, at: Date): boolean {
  if (!quiet.on || quiet.from === quiet.to) return false;
  const { day, minute } = wall(at, zone);
  const before = day === 1 ? 7 : day - 1;
  if (quiet.from < quiet.to) return quiet.days.includes(day) && minute >= quiet.from && minute < quiet.to;
  return (quiet.days.includes(day) && minute >= quiet.from) || (quiet.days.includes(before) && minute < quiet.to);
}

export const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export function minutes(time: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
