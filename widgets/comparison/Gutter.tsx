import { namedAlone } from '#core/comparison/named-alone.ts';
import type { PlacedRow } from '#core/comparison/rows.ts';
import { shortChange } from '#core/comparison/short-change.ts';
import type { ComparisonRow, DifferenceClass } from '#core/contract/main/comparison.ts';
import { differenceClasses } from '#core/contract/main/comparison.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { isHead } from '#core/law/comparison/report/changed-rows.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import * as runs from '../law/runs.css.ts';
import { drawWords, markOf } from '../law/runs.tsx';
import type { RowDrawing } from './comparison-scene.ts';
import * as styles from './gutter.css.ts';
import { NewPlace } from './NewPlace.tsx';

/** Maximum number of differences of one class that are written out beside a row. */
const maxSpelt = 2;
const isSpelt = (kind: DifferenceClass) => kind !== 'wording' && kind !== 'editorial';

/** The change of a row in words: its kind, and which words replaced which. */
export function Gutter({ row, drawing }: { row: PlacedRow; drawing: RowDrawing }) {
  const text = useLoadedText<typeof comparisonTexts>();
  const words = drawing.isNeutral ? 'apart' : 'row';
  const isSame = row.change === 'same' && row.differences.length === 0;
  if (isSame)
    return row.level === 0 && !row.leads && !isHead(row) ? (
      <p className={styles.quiet}>{text(`compare.${words}-same`)}</p>
    ) : null;
  const own = differenceClasses.filter((kind) => row.differences.some((each) => each.class === kind));
  // Words say nothing but their class, so they are named only where nothing else is said of the row.
  const spelt = own.filter(isSpelt);
  const kinds = spelt.length > 0 ? spelt : own;
  return (
    <>
      {row.change === 'changed' || row.change === 'same' ? null : <Moved row={row} drawing={drawing} />}
      {row.change === 'repealed' || (drawing.isNeutral && row.change === 'new')
        ? null
        : kinds.map((kind) => <OfKind key={kind} row={row} kind={kind} />)}
      {row.change === 'changed' && kinds.length === 0 ? (
        <p className={styles.state}>{text(`compare.${words}-changed`)}</p>
      ) : null}
    </>
  );
}

/** The change of the row as a whole, and its place in the other text. */
function Moved({ row, drawing }: { row: ComparisonRow; drawing: RowDrawing }) {
  const { nameOf, isNeutral } = drawing;
  const text = useLoadedText<typeof comparisonTexts>();
  const { before, after, change } = row;
  const to = row.to ?? (!drawing.isApart && drawing.isOutside(row) ? after?.path : undefined);
  const isElsewhere = !isNeutral && to === undefined && before && after && before.path !== after.path;
  const was = isElsewhere ? nameOf(before.path) : undefined;
  return (
    <div>
      <p className={styles.state}>{text(`compare.${isNeutral ? 'apart' : 'row'}-${change}`)}</p>
      {was ? <p className={styles.words}>{drawWords(text('compare.was', { name: was }))}</p> : null}
      {to === undefined ? null : <NewPlace row={row} to={to} />}
    </div>
  );
}

type OfKindProps = { row: ComparisonRow; kind: DifferenceClass };

function OfKind({ row, kind }: OfKindProps) {
  const text = useLoadedText<typeof comparisonTexts>();
  const own = row.differences.filter((each) => each.class === kind);
  const spelt = isSpelt(kind) ? own.slice(0, maxSpelt) : [];
  return (
    <div>
      <p className={styles.label}>
        <span className={runs.sign[markOf(kind) ?? 'other']} aria-hidden="true" />
        {text(`compare.class-${kind}`)}
      </p>
      {spelt.map((each) => {
        const { before, after } = shortChange(each);
        return (
          <p key={`${each.before} ${each.after}`} className={styles.words}>
            {drawWords(changeText(namedAlone(kind, before), namedAlone(kind, after), text))}
          </p>
        );
      })}
    </div>
  );
}

function changeText(before: string, after: string, text: TextOf<typeof comparisonTexts>): string {
  if (before === '') return text('compare.added', { text: after });
  return after === '' ? text('compare.dropped', { text: before }) : `${before} → ${after}`;
}
