/** The first and the last day (ISO) that calendars, databases and four figures of a year agree on. */
export const earliestDay = '1000-01-01';
export const latestDay = '9999-12-31';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a date (ISO) that the calendar has, in whatever year. Counted, since long lists have many days. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [month, day] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  const length = month === 2 && isLeap(Number(text.slice(0, 4))) ? 29 : (lengths[month - 1] ?? 0);
  return day >= 1 && day <= length;
}

/** Whether a text is a day (ISO) that the product knows: one that exists, from the year 1000 to 9999. */
export function isDay(text: string): boolean {
  return isCalendarDate(text) && text >= earliestDay && text <= latestDay;
}
