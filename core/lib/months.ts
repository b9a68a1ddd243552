import { addDays } from './dates.ts';
import { earliestDay, isDay, latestDay } from './day.ts';

/** The same day so many months later, or earlier if the number is negative; the last day of that month if it has no such day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, date = 1] = iso.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const day = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
  if (isDay(day)) return day;
  return months > 0 ? latestDay : earliestDay;
}

/** Whether a text is a month that calendars show: `2026-06`. */
export const isMonth = (text: string): boolean => /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The month of a day. */
export const monthOfDay = (iso: string): string => iso.slice(0, 7);

/** The days of the weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let monday = addDays(first, -weekdayOf(first));
  while (monday < addMonths(first, 1)) {
    const begin = monday;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(begin, day)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** Which day of the week a day is: 0 for Monday. */
export const weekdayOf = (iso: string): number => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;
