import { addDays } from '#core/lib/dates.ts';
import { weekdayOf } from '#core/lib/months.ts';

/** A moment as clocks in Switzerland show it: the day, and the hour from 0 to 23. */
export type SwissHour = { day: string; hour: number };

const hour = 3_600_000;
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** What clocks in Switzerland show at an instant. */
export function swissHour(instant: Date): SwissHour {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
}

/**
 * The instant at which clocks in Switzerland show an hour of a day. One that they show twice, when summer time ends, is
 * the first of both; one that they leave out, when it begins, is the hour after it.
 */
export function instantOf({ day, hour: at }: SwissHour): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + at * hour;
  // Summer time first, since what it shows comes before the same in winter time.
  for (const ahead of [2, 1]) {
    const instant = new Date(asUtc - ahead * hour);
    const displayed = swissHour(instant);
    if (displayed.day === day && displayed.hour === at) return instant;
  }
  return new Date(asUtc - hour);
}

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));
