import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { wilsonInterval } from '../testing/wilson-interval.ts';
import {
  excerptsPresent,
  readExcerpts,
  readRegulations,
  type SetAside,
  setAsidePresent,
} from './set-aside-fixture.ts';

const labels = readFileSync(path.join(import.meta.dirname, 'set-aside-definitions.txt'), 'utf8');
/** Paths and terms by text. */
const labelled = new Map(
  labels
    .split(/^== /mu)
    .slice(1)
    .map((block): [string, Set<string>] => {
      const [name = '', ...lines] = block.trim().split('\n');
      return [name, new Set(lines)];
    }),
);

if (!setAsidePresent) console.info('skipped: texts of the EU are not beside the project (../shared/data/eu)');
if (!excerptsPresent)
  console.info(
    'skipped: excerpts of Swiss acts are not part of the project (REGESTA_SET_ASIDE_TEXTS names their file)',
  );

const interval = (right: number, of: number) =>
  wilsonInterval(right, of)
    .map((end) => end.toFixed(3))
    .join('–');

/** Compares what the program finds with the labels, and prints every difference. */
function measure(name: string, texts: readonly SetAside[]) {
  let [count, right, wanted] = [0, 0, 0];
  const differences: string[] = [];
  for (const text of texts) {
    const expected = labelled.get(text.name) ?? new Set();
    const lines = new Set(definitionsOf(text.units, text.language).map((one) => `${one.path}\t${one.term}`));
    const wrong = [...lines].filter((line) => !expected.has(line));
    count += lines.size;
    right += lines.size - wrong.length;
    wanted += expected.size;
    differences.push(...wrong.map((line) => `${text.name} + ${line}`));
    for (const line of expected) if (!lines.has(line)) differences.push(`${text.name} - ${line}`);
  }
  const [precision, recall] = [right / count, right / wanted];
  console.info(
    `${name}: ${count} entries, right ${precision.toFixed(3)} (${interval(right, count)}); ${wanted} labelled, found ${recall.toFixed(3)} (${interval(right, wanted)})\n${differences.join('\n')}`,
  );
  return { precision, recall, wanted };
}

describe('definitions of texts that were set aside', () => {
  test.skipIf(!setAsidePresent)('regulations of the EU: right ≥ 0.97, found ≥ 0.90', () => {
    const { precision, recall, wanted } = measure('regulations', readRegulations());
    expect(wanted).toBeGreaterThan(60);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  test.skipIf(!excerptsPresent)('excerpts of Swiss acts: right ≥ 0.97, found ≥ 0.90', () => {
    const { precision, recall, wanted } = measure('excerpts', readExcerpts());
    expect(wanted).toBeGreaterThan(130);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});
