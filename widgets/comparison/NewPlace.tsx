import { createContext, useContext } from 'react';
import { rowOfNewPlace } from '#core/comparison/rows.ts';
import type { ComparisonRow } from '#core/contract/main/comparison.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import { drawWords } from '../law/runs.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import { articleOf, placeIn, type Target } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './gutter.css.ts';

/** Goes to a row of the displayed comparison and gives it the focus. */
export const GoToRowContext = createContext<(row: number) => void>(() => undefined);

/**
 * At the old place of a paragraph: where it moved, as a link to its row there, or to the comparison of that
 * article if it is outside of the compared one.
 */
export function NewPlace({ row, to }: { row: ComparisonRow; to: string }) {
  const { comparison, props, nameOf, isNeutral, go } = useComparisonScene();
  const goTo = useContext(GoToRowContext);
  const text = useLoadedText<typeof comparisonTexts>();
  const words = isNeutral ? 'apart' : 'row';
  const name = to === row.before?.path ? undefined : nameOf(to);
  const label =
    name === undefined ? text(`compare.${words}-movedAway`) : text(`compare.${words}-movedTo`, { name });
  const index = row.after ? undefined : rowOfNewPlace(comparison.rows, row);
  const target: Target =
    index === undefined ? articleOf(props, to) : { place: placeIn(props), view: { ...props.view, at: to } };
  return (
    <p className={styles.words}>
      <a
        className={styles.link}
        href={props.href(target.place, target.view)}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          if (index === undefined) go(target);
          else goTo(index);
        }}
      >
        {drawWords(label)}
      </a>
    </p>
  );
}
