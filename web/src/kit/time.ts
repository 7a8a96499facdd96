import type { Clock } from '../protocol.ts';
import { w } from './words.ts';

/** `11:42`, `1:02:03`, or days and hours for slow games. */
export function duration(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  if (seconds >= 2 * 86_400) return w().daysLeft(Math.floor(seconds / 86_400));
  if (seconds >= 86_400) return w().hoursLeft(Math.floor(seconds / 3600));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, '0');
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

export function pace(clock: Clock): string {
  switch (clock.type) {
    case 'none':
      return w().noClock;
    case 'live':
      return w().livePace(Math.round(clock.base / 60));
    case 'days':
      return w().daysPace(clock.days);
  }
}

export function date(millis: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(millis);
}

/** A day with its hour, for people far apart. */
export function moment(millis: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(millis);
}
