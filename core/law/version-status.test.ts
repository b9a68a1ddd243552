import { describe, expect, it } from 'vitest';
import { lastDayOf, strongestBasis, type VersionDates, versionStatus } from './version-status.ts';

const aVersion = (fields: Partial<VersionDates> = {}): VersionDates => ({
  versionDate: '2024-01-01',
  dateBasis: 'applicability',
  ...fields,
});

describe('the status of a version', () => {
  it.each([
    ['to come before its first day', '2023-12-31', {}, 'future'],
    ['in force on its first day', '2024-01-01', {}, 'inForce'],
    ['in force on the day before the next version', '2025-12-31', { nextDate: '2026-01-01' }, 'inForce'],
    ['past from the first day of the next version', '2026-01-01', { nextDate: '2026-01-01' }, 'past'],
    [
      'in force on the last day that its source states',
      '2024-06-30',
      { applicableUntil: '2024-06-30' },
      'inForce',
    ],
    ['past after it', '2024-07-01', { applicableUntil: '2024-06-30' }, 'past'],
    ['in force on the day before the act is repealed', '2025-02-28', { repealedOn: '2025-03-01' }, 'inForce'],
    ['repealed from that day', '2025-03-01', { repealedOn: '2025-03-01' }, 'repealed'],
    [
      'past, not repealed, if others follow',
      '2026-05-01',
      { nextDate: '2025-01-01', repealedOn: '2026-01-01' },
      'past',
    ],
    ['only published, whatever the day', '2030-01-01', { dateBasis: 'publication' }, 'published'],
    ['unknown, whatever the day', '2030-01-01', { dateBasis: 'unknown' }, 'unknown'],
  ] as const)('is %s', (_what, day, fields, status) => {
    expect(versionStatus(aVersion(fields), day)).toBe(status);
  });
});

describe('the last day of a version', () => {
  it.each([
    ['is open while nothing ends it', {}, undefined],
    ['is the day before the next version, in leap years too', { nextDate: '2024-03-01' }, '2024-02-29'],
    ['is the day before the act is repealed', { repealedOn: '2025-01-01' }, '2024-12-31'],
    ['is the earliest of several', { nextDate: '2026-01-01', applicableUntil: '2025-06-30' }, '2025-06-30'],
    ['does not exist for a version whose articles are all repealed', { repealedOn: '2024-01-01' }, undefined],
    [
      'does not exist for one that is only published',
      { dateBasis: 'publication', nextDate: '2025-01-01' },
      undefined,
    ],
  ] as const)('%s', (_what, fields, day) => {
    expect(lastDayOf(aVersion(fields))).toBe(day);
  });
});

it('of several languages of a version, the one that says most decides', () => {
  expect(strongestBasis(['unknown', 'publication', 'applicability'])).toBe('applicability');
  expect(strongestBasis(['unknown', 'publication'])).toBe('publication');
  expect(strongestBasis([])).toBe('unknown');
});
