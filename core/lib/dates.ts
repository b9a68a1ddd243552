import { earliestDay, isDay, latestDay } from './day.ts';
import { memoizeByWord } from './memoize.ts';

export type DateStyle = 'long' | 'short';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
};

const DAY = 86_400_000;

// The first of a month as federal law writes it ("1er"); the platform's formats have the bare number.
const firsts = new Map([
  ['fr', '1er'],
  ['it', '1°'],
]);

/** Made once for each language, since making one takes longer than formatting many days, as tables do. */
const formatters: Record<DateStyle, (locale: string) => Intl.DateTimeFormat> = {
  long: memoizeByWord((locale) => new Intl.DateTimeFormat(locale, options.long)),
  short: memoizeByWord((locale) => new Intl.DateTimeFormat(locale, options.short)),
};

/** Formats a calendar day (ISO) for readers: "1. Januar 2024", "1er janvier 2024" or "01.01.2024". */
export function formatDate(iso: string, locale: string, style: DateStyle = 'short'): string {
  const text = formatters[style](locale).format(timeOf(iso));
  const first = style === 'long' ? firsts.get(locale.split('-', 1)[0] ?? '') : undefined;
  return first === undefined ? text : text.replace(/^1(?=\s)/, first);
}

/** Formats a moment (ISO) to the minute in a time zone: "01.01.2024, 09:05". */
export function formatMinute(iso: string, locale: string, timeZone = 'Europe/Zurich'): string {
  const clock = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(locale, { ...options.short, ...clock }).format(Date.parse(iso));
}

/** Formats a moment (ISO) to the second in a time zone: "01.01.2024, 09:05:00". */
export function formatMoment(iso: string, locale: string, timeZone = 'Europe/Zurich'): string {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(locale, { ...options.short, ...clock }).format(Date.parse(iso));
}

const daysIn = memoizeByWord((timeZone) => new Intl.DateTimeFormat('en-GB', { ...options.short, timeZone }));

/** The calendar day (ISO) at a moment given in milliseconds, in a time zone. */
export function today(now: number, timeZone = 'Europe/Zurich'): string {
  const parts = daysIn(timeZone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day a number of days later, or earlier if the number is negative; the last or first one if there is none. */
export function addDays(iso: string, days: number): string {
  const day = new Date(timeOf(iso) + days * DAY).toISOString().slice(0, 10);
  if (isDay(day)) return day;
  return days > 0 ? latestDay : earliestDay;
}

function timeOf(iso: string): number {
  if (!isDay(iso)) throw new RangeError(`"${iso}" is not a calendar day`);
  return Date.parse(`${iso}T00:00:00Z`);
}
