import { expect, test } from 'vitest';
import { interfaceLanguageCodes } from '../../contract/languages.ts';
import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import type { Truth } from './amended-act-fixture.ts';
import { amendment } from './amendments-fixture.ts';
import { compareTexts } from './compare-texts.ts';

/*
 * A few acts of `amendments.property.test.ts`, where some rows may be described differently than expected.
 * Here every row must describe exactly what was changed, and its runs must reproduce both texts.
 */
const line = (
  change: string,
  before: string | undefined,
  after: string | undefined,
  classes: readonly string[],
) => `${change} ${before ?? '-'} > ${after ?? '-'} ${[...classes].sort().join(' ')}`.trim();
const isOneSided = ({ change }: { change: string }) => change === 'new' || change === 'repealed';
const lineOfRow = (row: ComparisonRow) => {
  const classes = isOneSided(row) ? [] : row.differences.map((difference) => difference.class);
  return line(row.change, row.before?.path, row.after?.path, classes);
};
const lineOfTruth = (truth: Truth) =>
  line(truth.change, truth.before, truth.after, isOneSided(truth) ? [] : truth.classes);

/** The texts of the paragraphs by their paths. */
const textsOf = (units: readonly Unit[]) =>
  new Map(
    units.flatMap(({ parts }) =>
      parts.flatMap((part) => {
        const [inner] = part.part === 'division' ? part.parts : [];
        const [content] = inner?.part === 'text' ? inner.content : [];
        return part.part === 'division' && typeof content === 'string' ? [[part.id, content] as const] : [];
      }),
    ),
  );
const spelt = (row: ComparisonRow, without: 'deleted' | 'inserted') =>
  row.runs.map(({ op, text }) => (op === without ? '' : text)).join('');

test.each(interfaceLanguageCodes)('amendments are told as what they are, word by word: %s', (language) => {
  for (let seed = 0; seed < 8; seed += 1) {
    const { before, after, truths } = amendment(language, seed);
    const rows = compareTexts(before, after, { language }).rows.filter(({ to }) => to === undefined);
    expect(rows.map(lineOfRow).sort()).toEqual(truths.map(lineOfTruth).sort());
    const [earlier, later] = [textsOf(before), textsOf(after)];
    for (const row of rows.filter(({ change }) => change === 'changed' || change === 'same')) {
      const [old, next] = [earlier.get(row.before?.path ?? ''), later.get(row.after?.path ?? '')];
      if (old !== undefined) expect(spelt(row, 'inserted')).toBe(old);
      if (next !== undefined) expect(spelt(row, 'deleted')).toBe(next);
    }
  }
});
