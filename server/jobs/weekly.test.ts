import { describe, expect, it } from 'vitest';
import { weekdayOf } from '#core/lib/months.ts';
import { instantOf, swissHour } from './swiss-time.ts';
import { dueWeek, nextDue, type WeeklySchedule } from './weekly.ts';

const monday: WeeklySchedule = { day: 1, hour: 7 };
const step = 60 * 60_000;

/** When a server that looks every hour does the work of each week of a year. */
function yearOf(schedule: WeeklySchedule, isAway: (now: Date) => boolean = () => false) {
  const done = new Map<string, Date>();
  const [first, last] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2027-01-01T00:00:00Z')];
  for (let time = first; time < last; time += step) {
    const now = new Date(time);
    const week = isAway(now) ? undefined : dueWeek(schedule, now);
    if (week !== undefined && !done.has(week)) done.set(week, now);
  }
  return done;
}
const instants = (done: ReadonlyMap<string, Date>) => [...done.values()].map((at) => at.toISOString());

describe('a year with both changes of summer time', () => {
  it('has one Monday at 7:00 a week, an hour earlier in universal time while it is summer', () => {
    const done = yearOf(monday);
    // The year begins on a Thursday, in a week whose Monday was in the year before.
    expect(done.size).toBe(53);
    const [, ...mondays] = done.values();
    for (const at of mondays) {
      const { day, hour } = swissHour(at);
      expect([weekdayOf(day), hour, at.getUTCMinutes()]).toEqual([0, 7, 0]);
    }
    // Summer time begins on 29 March and ends on 25 October.
    expect(done.get('2026-03-23')?.toISOString()).toBe('2026-03-23T06:00:00.000Z');
    expect(done.get('2026-03-30')?.toISOString()).toBe('2026-03-30T05:00:00.000Z');
    expect(done.get('2026-10-19')?.toISOString()).toBe('2026-10-19T05:00:00.000Z');
    expect(done.get('2026-10-26')?.toISOString()).toBe('2026-10-26T06:00:00.000Z');
  });

  it.each([1, 2, 3])('has one Sunday at %i:00 a week, whatever clocks do that night', (hour) => {
    const done = yearOf({ day: 7, hour });
    expect(done.size).toBe(52);
    expect(new Set(instants(done)).size).toBe(52);
    for (const [week, at] of done) {
      const displayed = swissHour(at).hour;
      // On 29 March clocks go from 2:00 to 3:00.
      expect(displayed, week).toBe(week === '2026-03-23' && hour === 2 ? 3 : hour);
    }
  });

  it.each([
    ['2026-03-29', 1, '2026-03-29T00:00:00.000Z'],
    ['2026-03-29', 2, '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', 3, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
    ['2026-10-25', 3, '2026-10-25T02:00:00.000Z'],
    ['2026-07-01', 0, '2026-06-30T22:00:00.000Z'],
    ['2026-12-31', 23, '2026-12-31T22:00:00.000Z'],
  ])('has %s at %i:00 at %s', (day, hour, instant) => {
    expect(instantOf({ day, hour }).toISOString()).toBe(instant);
  });
});

describe('a server that was away', () => {
  const between = (from: string, to: string) => (now: Date) => now >= new Date(from) && now < new Date(to);

  it('makes up for it as soon as it is back within the week', () => {
    const done = yearOf(monday, between('2026-05-03T10:00:00Z', '2026-05-07T12:00:00Z'));
    expect(done.get('2026-05-04')?.toISOString()).toBe('2026-05-07T12:00:00.000Z');
    expect(done.get('2026-05-11')?.toISOString()).toBe('2026-05-11T05:00:00.000Z');
    expect(done.size).toBe(53);
  });

  it('leaves out a week that is over', () => {
    const done = yearOf(monday, between('2026-05-03T10:00:00Z', '2026-05-10T22:00:00Z'));
    expect(done.has('2026-05-04')).toBe(false);
    expect(done.get('2026-05-11')?.toISOString()).toBe('2026-05-11T05:00:00.000Z');
    expect(done.size).toBe(52);
  });

  it('does not make up for what was due before the hour was chosen', () => {
    const chosen = new Date('2026-05-07T09:00:00Z');
    const done = yearOf({ day: 2, hour: 8, since: chosen });
    expect([...done.keys()][0]).toBe('2026-05-11');
  });
});

it('the next time is this week as long as it is to come, and the next week then', () => {
  const next = (now: string) => nextDue(monday, new Date(now)).toISOString();
  expect(next('2026-10-19T04:59:59Z')).toBe('2026-10-19T05:00:00.000Z');
  expect(next('2026-10-19T05:00:00Z')).toBe('2026-10-26T06:00:00.000Z');
});
