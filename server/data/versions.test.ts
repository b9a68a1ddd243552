import { describe, expect, it } from 'vitest';
import { newestByLanguage, swissDay, type TextKey, versionAt, versionsOf } from './versions.ts';

function aTextKey(fields: Partial<TextKey> & Pick<TextKey, 'version_date'>): TextKey {
  return {
    language: 'DE',
    date_basis: 'applicability',
    applicable_until: null,
    repealed_on: null,
    ...fields,
  };
}

const texts = [
  aTextKey({ version_date: '2024-03-01' }),
  aTextKey({ version_date: '2020-01-01', language: 'FR' }),
  aTextKey({ version_date: '2020-01-01' }),
];

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

  it.each([
    ['2024-02-29', '2020-01-01'],
    ['2024-03-01', '2024-03-01'],
    ['2024-03-02', '2024-03-01'],
  ])('apply from their first day on, whether it is asked for or today: %s', (day, expected) => {
    const versions = versionsOf(texts, day);
    expect(versionAt(versions, undefined, day)?.versionDate).toBe(expected);
    expect(versionAt(versions, day, '2026-01-01')?.versionDate).toBe(expected);
  });

  it('are not ended, begun or hidden by one that is only published', () => {
    const published = aTextKey({ version_date: '2025-06-01', date_basis: 'publication' });
    const versions = versionsOf([...texts, published], '2026-01-01');
    expect(versions).toMatchObject([
      { versionDate: '2020-01-01', validUntil: '2024-02-29', status: 'past' },
      { versionDate: '2024-03-01', status: 'inForce' },
      { versionDate: '2025-06-01', status: 'published' },
    ]);
    expect(versions[1]).not.toHaveProperty('validUntil');
    expect(versionAt(versions, undefined, '2026-01-01')?.versionDate).toBe('2024-03-01');
    expect(versionAt(versions, '2025-07-01', '2026-01-01')?.versionDate).toBe('2024-03-01');
    expect(versionAt(versions, '2025-06-01', '2026-01-01')?.versionDate).toBe('2025-06-01');
  });

  it('that are only published are read where there is no other', () => {
    const versions = versionsOf(
      [aTextKey({ version_date: '2025-06-01', date_basis: 'publication' })],
      '2026-01-01',
    );
    expect(versionAt(versions, undefined, '2026-01-01')?.status).toBe('published');
    expect(versionAt(versions, '2025-05-31', '2026-01-01')).toBeUndefined();
  });

  it('end when the act is repealed, or on the last day that the source states', () => {
    const repealed = aTextKey({ version_date: '2024-03-01', repealed_on: '2025-01-01' });
    expect(versionsOf([repealed], '2024-12-31')).toMatchObject([
      { status: 'inForce', validUntil: '2024-12-31' },
    ]);
    expect(versionsOf([repealed], '2025-01-01')).toMatchObject([
      { status: 'repealed', validUntil: '2024-12-31' },
    ]);
    const ended = aTextKey({ version_date: '2024-03-01', applicable_until: '2024-12-31' });
    expect(versionsOf([ended], '2025-01-01')).toMatchObject([{ status: 'past', validUntil: '2024-12-31' }]);
  });

  it('know the newest of each language', () => {
    expect(newestByLanguage(versionsOf(texts, '2025-01-01'))).toEqual({ DE: '2024-03-01', FR: '2020-01-01' });
  });

  it('take today from the calendar of Switzerland', () => {
    expect(swissDay(new Date('2025-12-31T23:30:00Z'))).toBe('2026-01-01');
    expect(swissDay(new Date('2025-07-01T21:59:00Z'))).toBe('2025-07-01');
  });
});
