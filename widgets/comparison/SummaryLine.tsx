import { useMemo } from 'react';
import { type Comparison, type DifferenceClass, differenceClasses } from '#core/contract/main/comparison.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { isNeutral, rowCounts } from '#core/law/comparison/report/changed-rows.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import * as runs from '../law/runs.css.ts';
import { markOf } from '../law/runs.tsx';
import { classes } from '../ui/classes.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './summary.css.ts';

type SummaryLineProps = {
  chosen: ReadonlySet<DifferenceClass>;
  onChoose: (chosen: ReadonlySet<DifferenceClass>) => void;
};

/** Counts of the changes. The classes of differences are the legend and filter the text. */
export function SummaryLine({ chosen, onChoose }: SummaryLineProps) {
  const { comparison } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const kinds = useMemo(() => countsOf(comparison), [comparison]);
  const toggle = (kind: DifferenceClass) => {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    onChoose(next);
  };
  return (
    <div className={styles.summary}>
      <p className={styles.sentence}>{sentenceOf(comparison, text)}</p>
      {kinds.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: toggles that filter the text, not a group of fields
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

/** For each class the paragraphs with such a difference: those that remain when it is chosen. */
function countsOf({ rows }: Comparison): { kind: DifferenceClass; count: number }[] {
  return differenceClasses
    .map((kind) => ({
      kind,
      count: rows.filter(({ differences }) => differences.some((each) => each.class === kind)).length,
    }))
    .filter(({ count }) => count > 0);
}

function sentenceOf(comparison: Comparison, text: TextOf<typeof comparisonTexts>): string {
  const neutral = isNeutral(comparison);
  const counted = rowCounts(comparison).map(({ what, count }, at) => {
    if (what === 'headings') return text('compare.headings', { count });
    // The first count says what is counted, the others follow it.
    const isFirst = at === 0;
    if (neutral)
      return `${isFirst ? text('compare.provisions', { count }) : count} ${text(`compare.apart-${what}`)}`;
    return text(isFirst && what !== 'changed' ? `compare.first-${what}` : `compare.${what}`, { count });
  });
  if (counted.length === 0) return '';
  const sentence = `${counted.join(', ')}.`;
  const { changedUnits } = comparison;
  return changedUnits ? text('compare.affects', { count: changedUnits, sentence }) : sentence;
}
