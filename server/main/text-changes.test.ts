import { expect, it } from 'vitest';
import { changesOf, type StoredKey } from './text-changes.ts';

const period = { since: new Date('2026-04-01T08:00:00Z'), from: '2026-04-01', today: '2026-05-01' };
const long = new Date('2020-01-01T08:00:00Z');
const lately = new Date('2026-04-20T22:30:00Z');

const text = (version_date: string, fields: Partial<StoredKey> = {}): StoredKey => ({
  version_date,
  language: 'DE',
  date_basis: 'applicability',
  applicable_until: null,
  repealed_on: null,
  imported_at: long,
  ...fields,
});
const listed = (...texts: StoredKey[]) =>
  changesOf(texts, period).map(({ reason, day, version, versionBefore, older }) =>
    [reason, day, version.versionDate, version.status, versionBefore ?? '–', older].join(' '),
  );

it.each<[string, StoredKey[], string[]]>([
  ['nothing', [text('2020-01-01'), text('2027-01-01')], []],
  [
    'a version that came into force, stored long before',
    [text('2020-01-01'), text('2026-04-15')],
    ['inForce 2026-04-15 2026-04-15 inForce 2020-01-01 0'],
  ],
  ['one of the first day, which was in force then', [text('2020-01-01'), text('2026-04-01')], []],
  ['one of today', [text('2026-05-01')], ['inForce 2026-05-01 2026-05-01 inForce – 0']],
  [
    'a future version, stored since, on the Swiss day',
    [text('2020-01-01'), text('2027-01-01', { imported_at: lately })],
    ['stored 2026-04-21 2027-01-01 future 2020-01-01 0'],
  ],
  [
    'several versions, stored since',
    [
      text('2020-01-01'),
      text('2015-01-01', { imported_at: lately }),
      text('2027-01-01', { imported_at: lately }),
    ],
    ['stored 2026-04-21 2027-01-01 future 2020-01-01 1'],
  ],
  [
    'one that is only published',
    [text('2020-01-01'), text('2026-04-10', { date_basis: 'publication', imported_at: lately })],
    ['published 2026-04-21 2026-04-10 published 2020-01-01 0'],
  ],
  [
    'a new document with its history',
    [text('2015-01-01', { imported_at: lately }), text('2020-01-01', { imported_at: lately })],
    ['added 2026-04-21 2020-01-01 inForce 2015-01-01 0'],
  ],
  [
    'a repeal, of the last version alone',
    [text('2015-01-01', { repealed_on: '2026-04-10' }), text('2020-01-01', { repealed_on: '2026-04-10' })],
    ['ended 2026-04-10 2020-01-01 repealed 2015-01-01 0'],
  ],
  [
    'a version with which everything is repealed',
    [text('2015-01-01'), text('2026-04-10', { repealed_on: '2026-04-10' })],
    ['ended 2026-04-10 2026-04-10 repealed 2015-01-01 0'],
  ],
  [
    'one that applied until a day',
    [text('2020-01-01', { applicable_until: '2026-04-09' })],
    ['ended 2026-04-10 2020-01-01 past – 0'],
  ],
  [
    'one that another has replaced, which is no end',
    [text('2020-01-01', { applicable_until: '2026-04-09' }), text('2026-04-10')],
    ['inForce 2026-04-10 2026-04-10 inForce 2020-01-01 0'],
  ],
  [
    'two reasons at once',
    [text('2020-01-01'), text('2026-04-15'), text('2027-01-01', { imported_at: lately })],
    [
      'inForce 2026-04-15 2026-04-15 inForce 2020-01-01 0',
      'stored 2026-04-21 2027-01-01 future 2026-04-15 0',
    ],
  ],
  [
    'no version before in other languages',
    [text('2020-01-01', { language: 'FR' }), text('2026-04-15')],
    ['inForce 2026-04-15 2026-04-15 inForce – 0'],
  ],
])('lists %s', (_, texts, expected) => expect(listed(...texts)).toEqual(expected));
