import { today } from '#core/lib/dates.ts';

/** A moment as a number of calendar days: "today", "yesterday", "3 days ago". */
export function daysAgo(at: number, now: number, locale: string): string {
  const days = (Date.parse(today(at)) - Date.parse(today(now))) / 86_400_000;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(days), 'day');
}
