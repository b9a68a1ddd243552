import {
  type ComparisonRow,
  type DifferenceClass,
  differenceClasses,
  rowChanges,
} from '#core/contract/main/comparison.ts';
import type { compareTexts } from '#core/i18n/compare.ts';
import { isChange, isHead } from '#core/law/changed-rows.ts';
import { type TextOf, useText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { useCompareScene } from './compare-scene.ts';
import * as runs from './runs.css.ts';
import { markOf } from './runs.tsx';
import * as styles from './summary.css.ts';

type SummaryLineProps = {
  chosen: ReadonlySet<DifferenceClass>;
  onChoose: (chosen: ReadonlySet<DifferenceClass>) => void;
};

/** What changed, counted; the kinds of differences are the legend, and narrow the text to themselves. */
export function SummaryLine({ chosen, onChoose }: SummaryLineProps) {
  const { comparison, isNeutral } = useCompareScene();
  const text = useText<typeof compareTexts>();
  const kinds = differenceClasses
    .map((kind) => ({ kind, count: comparison.summary.classes[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
  const toggle = (kind: DifferenceClass) => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    onChoose(next);
  };
  return (
    <div className={styles.summary}>
      <p className={styles.sentence}>
        {isNeutral ? countsOf(comparison.rows, text) : sentenceOf(comparison.rows, text)}
      </p>
      {kinds.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: switches that narrow the text, not a group of fields
        <div className={styles.kinds} role="group" aria-label={text('compare.filters')}>
          {kinds.map(({ kind, count }) => (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={chosen.has(kind)}
              onClick={() => toggle(kind)}
            >
              <span className={classes(styles.name, runs.legend[markOf(kind) ?? 'other'])}>
                {text(`compare.class-${kind}`)}
              </span>{' '}
              <span className={styles.count}>{count}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const order = rowChanges.filter((change) => change !== 'same');

function sentenceOf(rows: readonly ComparisonRow[], text: TextOf<typeof compareTexts>): string {
  const changed = rows.filter(isChange);
  const paragraphs = changed.filter((row) => !isHead(row));
  const counted = order.flatMap((change) => {
    const count = paragraphs.filter((row) => kindOf(row) === change).length;
    return count > 0 ? [text(`compare.${change}`, { count })] : [];
  });
  const headings = changed.length - paragraphs.length;
  if (headings > 0) counted.push(text('compare.headings', { count: headings }));
  const same = rows.filter((row) => !isChange(row) && !isHead(row)).length;
  if (same > 0) counted.push(text('compare.same', { count: same }));
  return counted.length === 0 ? '' : `${counted.join(', ')}.`;
}

/** Of two texts that are no versions of one: how many paragraphs are alike, how many are in one only. */
function countsOf(rows: readonly ComparisonRow[], text: TextOf<typeof compareTexts>): string {
  const counted = rowChanges.flatMap((change) => {
    const count = rows.filter((row) => !isHead(row) && row.change === change).length;
    return count > 0 ? [`${count} ${text(`compare.apart-${change}`)}`] : [];
  });
  return counted.length === 0 ? '' : `${counted.join(', ')}.`;
}

/** Words may have changed in a row that stands where it stood. */
const kindOf = (row: ComparisonRow) => (row.change === 'same' ? 'changed' : row.change);
