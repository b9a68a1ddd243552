import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryAtFirst } from '../change-filter/change-address.ts';
import { filterChanges } from '../change-filter/filter.ts';
import { countByStatus, isOngoing, needsReason, ongoingStatuses } from '../change-filter/status.ts';
import { addDays } from '../lib/dates.ts';
import { aChange } from './change-fixture.ts';
import { deadlineState, dueWithinMonth, monthAfter, overdueBy } from './deadline.ts';
import { isNew } from './new-mark.ts';

describe('the deadline of a change', () => {
  it.each([
    ['2026-02-27', 'R', 'overdue', -13],
    ['2026-03-11', 'G', 'overdue', -1],
    ['2026-03-12', 'G', 'due', 0],
    ['2026-03-31', 'A', 'due', 19],
    ['2026-04-12', '?', 'due', 31],
    ['2026-04-13', '?', undefined, 32],
    ['2026-02-27', 'D', undefined, -13],
    ['2026-03-31', 'O', undefined, 19],
  ] as const)('%s of a change with status %s is %s on 12 March, %i days', (deadline, status, mark, days) => {
    expect(deadlineState({ deadline, status }, '2026-03-12')).toEqual({ mark, days });
  });

  it('has no mark where there is none', () => {
    expect(deadlineState({ deadline: undefined, status: 'R' }, '2026-03-12').mark).toBeUndefined();
  });

  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-15', '2027-01-15'],
  ])('a month after %s is %s', (day, after) => {
    expect(monthAfter(day)).toBe(after);
  });

  it('comes 28 to 31 days after any day within its month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const day = addDays('1990-01-01', offset);
        const after = monthAfter(day);
        expect(after >= addDays(day, 28) && after <= addDays(day, 31)).toBe(true);
      }),
    );
  });
});

it.each([
  ['overdue', overdueBy],
  ['due', dueWithinMonth],
] as const)('what a filter has as %s is what the table marks so', (mark, periodOn) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -40, max: 40 }), (offset, days) => {
      const today = addDays('1990-01-01', offset);
      const one = aChange({ status: 'G', deadline: addDays(today, days) });
      const query = { ...queryAtFirst, filters: { deadline: periodOn(today) } };
      const isMatch = filterChanges([one], query).length === 1;
      expect(isMatch).toBe(deadlineState(one, today).mark === mark);
    }),
  );
});

describe('the status of a change', () => {
  it('is on-going for R, A, G and ?', () => {
    expect(ongoingStatuses).toEqual(['R', 'A', 'G', '?']);
    expect(isOngoing('?')).toBe(true);
  });

  it('needs a reason only to be taken up again', () => {
    expect(needsReason('D', 'G')).toBe(true);
    expect(needsReason('O', '?')).toBe(true);
    expect(needsReason('D', 'O')).toBe(false);
    expect(needsReason('R', 'D')).toBe(false);
  });

  it('is counted, each change once', () => {
    expect(countByStatus([{ status: 'R' }, { status: '?' }, { status: 'R' }])).toMatchObject({
      R: 2,
      '?': 1,
      D: 0,
    });
  });
});

it('a change is new for thirty days, as long as nobody has looked at it', () => {
  const fresh = { status: '?', ownerId: undefined, date: '2026-02-20' } as const;
  expect(isNew(fresh, '2026-03-12')).toBe(true);
  expect(isNew({ ...fresh, ownerId: '8' }, '2026-03-12')).toBe(false);
  expect(isNew({ ...fresh, status: 'R' }, '2026-03-12')).toBe(false);
  expect(isNew(fresh, '2026-03-23')).toBe(false);
});
