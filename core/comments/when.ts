import { formatDate, today } from '../lib/dates.ts';

const minute = 60_000;
const hour = 60 * minute;

/** When something was said: within a day how long ago that is, "2 hours ago"; before, on which day. */
export function whenSaid(iso: string, now: number, locale: string): string {
  const time = Date.parse(iso);
  const ago = now - time;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < minute) return relative.format(0, 'second');
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute');
  if (ago < 24 * hour) return relative.format(-Math.floor(ago / hour), 'hour');
  return formatDate(today(time), locale, 'long');
}
