import { expect, it } from 'vitest';
import type { RegulationDocument } from '../contract/main/reading.ts';
import { daysBetween, nextInForce, recentlyInForce } from './version-days.ts';

const text = (longName: string, currentVersion?: string, nextVersion?: string, archived = false) =>
  ({
    longName,
    archived,
    ...(currentVersion && { currentVersion }),
    ...(nextVersion && { nextVersion }),
  }) as RegulationDocument;
const names = (texts: { document: RegulationDocument; date: string }[]) =>
  texts.map(({ document, date }) => `${document.longName} ${date}`);

const all = [
  text('Old', '2001-01-01'),
  text('Banks', '2024-01-01', '2027-07-01'),
  text('Funds', '2026-01-01', '2027-01-01'),
  text('Capital', '2026-01-01'),
  text('To come', undefined, '2026-12-01'),
  text('Gone', '2025-01-01', undefined, true),
];

it('the texts that changed last are the newest in force, archived ones and those to come left out', () => {
  expect(names(recentlyInForce(all, 3))).toEqual([
    'Capital 2026-01-01',
    'Funds 2026-01-01',
    'Banks 2024-01-01',
  ]);
  expect(recentlyInForce(all, 9)).toHaveLength(4);
});

it('what comes into force next stands first, new texts among it', () => {
  expect(names(nextInForce(all, 2))).toEqual(['To come 2026-12-01', 'Funds 2027-01-01']);
  expect(nextInForce([text('Old', '2001-01-01')], 9)).toEqual([]);
});

it.each([
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-05-01', '2026-05-01', 0],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
