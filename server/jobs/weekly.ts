import { addDays } from '#core/lib/dates.ts';
import { instantOf, mondayOf, swissHour } from './swiss-time.ts';

/** When something is done each week: Monday is 1; hours are those of clocks in Switzerland. */
export type WeeklySchedule = {
  day: number;
  hour: number;
  /** Since when it is done then; what would have been due earlier is not made up for. */
  since?: Date | undefined;
};

/** Of the week from Monday to Sunday, which the day of its Monday names. */
const dueIn = (week: string, { day, hour }: WeeklySchedule): Date =>
  instantOf({ day: addDays(week, day - 1), hour });

/**
 * The week of which the work is due, named by its Monday: from its hour on until the week ends. So a server that was away
 * makes up for it within the week, and does not do the work of a week that is over.
 */
export function dueWeek(schedule: WeeklySchedule, now: Date): string | undefined {
  const week = mondayOf(swissHour(now).day);
  const due = dueIn(week, schedule);
  const isDue = due <= now && (schedule.since === undefined || schedule.since <= due);
  return isDue ? week : undefined;
}

/** The next moment at which the work becomes due. */
export function nextDue(schedule: WeeklySchedule, now: Date): Date {
  const week = mondayOf(swissHour(now).day);
  const due = dueIn(week, schedule);
  return due > now ? due : dueIn(addDays(week, 7), schedule);
}
