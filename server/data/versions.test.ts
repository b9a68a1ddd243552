import { describe, expect, it } from 'vitest';
import { newestByLanguage, swissDay, versionAt, versionsOf } from './versions.ts';

const texts = [
  { version_date: '2024-03-01', language: 'DE' },
  { version_date: '2020-01-01', language: 'FR' },
  { version_date: '2020-01-01', language: 'DE' },
] as const;

describe('versions', () => {
  it('end on the day before the next begins, in leap years too', () => {
    expect(versionsOf(texts, '2025-01-01')).toEqual([
      { versionDate: '2020-01-01', validUntil: '2024-02-29', status: 'past', languages: ['DE', 'FR'] },
      { versionDate: '2024-03-01', status: 'inForce', languages: ['DE'] },
    ]);
  });

  it.each([
    ['2019-12-31', ['future', 'future']],
    ['2020-01-01', ['inForce', 'future']],
    ['2024-02-29', ['inForce', 'future']],
    ['2024-03-01', ['past', 'inForce']],
  ])('stand to %s as %o', (today, expected) => {
    expect(versionsOf(texts, today).map(({ status }) => status)).toEqual(expected);
  });

  it('are to come before the first is in force, but not on a date that was asked', () => {
    const versions = versionsOf(texts, '2019-01-01');
    expect(versionAt(versions, undefined, '2019-01-01')?.versionDate).toBe('2020-01-01');
    expect(versionAt(versions, '2019-01-01', '2019-01-01')).toBeUndefined();
  });

  it('know the newest of each language', () => {
    expect(newestByLanguage(versionsOf(texts, '2025-01-01'))).toEqual({ DE: '2024-03-01', FR: '2020-01-01' });
  });

  it('take today from the calendar of Switzerland', () => {
    expect(swissDay(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01');
    expect(swissDay(new Date('2025-07-01T21:59:00Z'))).toBe('2025-07-01');
  });
});
