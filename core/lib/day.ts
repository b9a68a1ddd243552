/** The first and the last day (ISO) that calendars, databases and four figures of a year agree on. */
export const earliestDay = '1000-01-01';
export const latestDay = '9999-12-31';

/** Whether a text is a date (ISO) that the calendar has, in whatever year. */
export function isCalendarDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a day (ISO) that the product knows: one that exists, from the year 1000 to 9999. */
export function isDay(text: string): boolean {
  return isCalendarDate(text) && text >= earliestDay && text <= latestDay;
}
