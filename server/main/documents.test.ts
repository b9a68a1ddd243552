import { describe, expect, it } from 'vitest';
import { versionAt, versionsOf } from '../data/versions.ts';
import { describeDocument } from './documents.ts';

const row = {
  id: 1,
  reg_text_id: 'altg',
  source_key: 'eli/test/alt',
  source_number: '1.1',
  category: 'base',
  sample: false,
} as const;

const stored = {
  date_basis: 'applicability',
  applicable_until: null,
  repealed_on: null,
  entry_into_force: '1935-03-01',
  authoritative: true,
} as const;
const collectionDay = '2025-01-01';

function aDocument(counts: { articles: number; repealed: number }, names = {}) {
  const texts = [
    { ...stored, version_date: '2020-01-01', language: 'DE', names, source_page: null, counts },
  ] as const;
  const versions = versionsOf(texts, '2025-01-01');
  const [version] = versions;
  if (version === undefined) throw new Error('no version');
  return describeDocument({ row, texts, versions, today: '2025-01-01', collectionDay }, version, 'IT');
}

describe('describeDocument', () => {
  it.each([
    [3, 3, true],
    [3, 2, false],
    [0, 0, false],
  ])('of %i articles, %i repealed: archived %s', (articles, repealed, archived) => {
    expect(aDocument({ articles, repealed }).archived).toBe(archived);
  });

  it('falls back to the long name, the nearest language, the number', () => {
    const counts = { articles: 1, repealed: 0 };
    expect(aDocument(counts, { FR: { long: 'Loi' }, EN: { long: 'Act', short: 'A' } })).toMatchObject({
      displayName: 'Loi',
      longName: 'Loi',
    });
    expect(aDocument(counts)).toMatchObject({ displayName: '1.1', longName: '1.1' });
  });

  it.each([
    ['2019-06-01', undefined, '2020-01-01'],
    ['2021-06-01', '2020-01-01', '2024-01-01'],
    ['2024-01-01', '2024-01-01', '2026-01-01'],
    ['2026-06-01', '2026-01-01', undefined],
  ])('on %s has %s in force and %s to come', (today, currentVersion, nextVersion) => {
    const counts = { articles: 1, repealed: 0 };
    const texts = ['2020-01-01', '2024-01-01', '2026-01-01'].map(
      (version_date) =>
        ({ ...stored, version_date, language: 'DE', names: {}, source_page: null, counts }) as const,
    );
    const versions = versionsOf(texts, today);
    const version = versionAt(versions, undefined, today);
    if (version === undefined) throw new Error('no version');
    const document = describeDocument({ row, texts, versions, today, collectionDay }, version, 'DE');
    expect([document.currentVersion, document.nextVersion]).toEqual([currentVersion, nextVersion]);
  });
});
