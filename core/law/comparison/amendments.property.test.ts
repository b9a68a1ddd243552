import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interfaceLanguageCodes } from '../../contract/languages.ts';
import { type ComparisonRow, differenceClasses, rowChanges } from '../../contract/main/comparison.ts';
import type { Truth } from './amended-act-fixture.ts';
import { amendment } from './amendments-fixture.ts';
import { compareTexts } from './compare-texts.ts';

type Counts = Record<string, { right: number; surplus: number; missed: number }>;

const key = ({ before, after }: { before?: string | undefined; after?: string | undefined }) =>
  `${before ?? '-'} > ${after ?? '-'}`;
const keyOfRow = (row: ComparisonRow) => key({ before: row.before?.path, after: row.after?.path });

function count(counts: Counts, name: string, expected: number, actual: number): void {
  const entry = counts[name] ?? { right: 0, surplus: 0, missed: 0 };
  counts[name] = entry;
  entry.right += Math.min(expected, actual);
  entry.surplus += Math.max(0, actual - expected);
  entry.missed += Math.max(0, expected - actual);
}

function compareWithTruth(counts: Counts, rows: readonly ComparisonRow[], truths: readonly Truth[]): void {
  const expected = new Map(truths.map((truth) => [key(truth), truth]));
  const actualRows = new Map(rows.map((row) => [keyOfRow(row), row]));
  for (const each of new Set([...expected.keys(), ...actualRows.keys()])) {
    const truth = expected.get(each);
    const row = actualRows.get(each);
    for (const change of rowChanges) {
      count(counts, change, truth?.change === change ? 1 : 0, row?.change === change ? 1 : 0);
    }
    // New and repealed paragraphs have differences of any class, which were not planted. So have paragraphs
    // that were wrongly taken for one; that one error is counted above, not once more for each of their words.
    if (row?.change === 'new' || row?.change === 'repealed' || (row && !truth)) continue;
    for (const name of differenceClasses) {
      const actual = row?.differences.filter((difference) => difference.class === name).length ?? 0;
      count(counts, name, truth?.classes.filter((one) => one === name).length ?? 0, actual);
    }
  }
}

const floor = 0.95;
/** With few cases a share may fall below the floor by chance, but not by three standard deviations. */
const minShareOf = (cases: number) => floor - 3 * Math.sqrt((floor * (1 - floor)) / cases);

const share = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest));

describe('amendments with known truth', () => {
  test.each(interfaceLanguageCodes)('are told in %s as what they are', (language) => {
    const counts: Counts = {};
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { before, after, truths } = amendment(language, seed);
        const { rows } = compareTexts(before, after, { language });
        compareWithTruth(
          counts,
          rows.filter(({ to }) => to === undefined),
          truths,
        );
        for (const { before: old, to } of rows.filter((row) => row.to !== undefined)) {
          const moved = rows.find((row) => row.change === 'moved' && row.after?.path === to);
          expect(moved?.before).toEqual(old);
        }
      }),
      { numRuns: 150 },
    );
    const report = [...rowChanges, ...differenceClasses].map((name) => {
      const { right = 0, surplus = 0, missed = 0 } = counts[name] ?? {};
      return { name, cases: right + missed, precision: share(right, surplus), recall: share(right, missed) };
    });
    const line = ({ name, cases, precision, recall }: (typeof report)[number]) =>
      `${name} ${cases}: ${precision.toFixed(3)} / ${recall.toFixed(3)}`;
    process.stdout.write(`${language}, precision / recall: ${report.map(line).join(', ')}\n`);
    for (const { name, cases, precision, recall } of report) {
      expect.soft(cases, `cases of ${name}`).toBeGreaterThan(0);
      expect
        .soft(precision, `precision of ${name} in ${cases} cases`)
        .toBeGreaterThanOrEqual(minShareOf(cases));
      expect.soft(recall, `recall of ${name} in ${cases} cases`).toBeGreaterThanOrEqual(minShareOf(cases));
    }
  });
});
