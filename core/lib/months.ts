import { earliestDay, isDay, latestDay } from './day.ts';

/** The same day so many months later, or earlier if the number is negative; the last day of that month if it has no such day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
  if (isDay(day)) return day;
  return months > 0 ? latestDay : earliestDay;
}
