import { memo, type ReactNode, useContext } from 'react';
import type { PlacedRow } from '#core/comparison/rows.ts';
import type { ComparisonRow } from '#core/contract/main/comparison.ts';
import { isChange, isHead, isNameless } from '#core/law/comparison/report/changed-rows.ts';
import { capital } from '#core/lib/capital.ts';
import { numberPieces } from '#core/regulations/typography.ts';
import { Designation } from '../law/Designation.tsx';
import { drawPieces } from '../law/react-pen.ts';
import { drawRuns, drawWords } from '../law/runs.tsx';
import { classes } from '../ui/classes.ts';
import { TitleLevel } from '../ui/heading-level.ts';
import { headingTag } from '../ui/heading-tag.ts';
import type { Side } from './comparison-places.ts';
import { isOneSided, type RowDrawing } from './comparison-scene.ts';
import { Gutter } from './Gutter.tsx';
import * as styles from './rows.css.ts';

type ComparedRowProps = {
  row: PlacedRow;
  /** How far below the title its heading stands, if it is one. */
  headDepth: number | undefined;
  layout: 'side' | 'inline';
  /** Whether it is the current change. */
  isHere: boolean;
  drawing: RowDrawing;
};

/** A paragraph and its counterpart, with the description of the change between them or at the end. */
export const ComparedRow = memo(function ComparedRow(props: ComparedRowProps) {
  const { row, layout, isHere, drawing } = props;
  const changed = isChange(row);
  const lang = drawing.language.toLowerCase();
  const isSide = layout === 'side';
  const role = (name: string) => (isSide ? { role: name } : {});
  const cell = (side: Side) => (
    <div {...role('cell')} className={styles.side} data-side={side} lang={lang}>
      <Words {...props} side={side} />
    </div>
  );
  return (
    <div
      {...role('row')}
      className={styles.row[layout]}
      data-row={row.index}
      data-change={changed ? row.change : undefined}
      data-kind={isHead(row) ? 'head' : row.level > 0 ? 'item' : undefined}
      data-here={(changed && isHere) || undefined}
      tabIndex={changed ? -1 : undefined}
    >
      {isSide ? cell('before') : null}
      {isSide ? null : (
        <div className={styles.single} lang={lang}>
          <Words {...props} side="both" />
        </div>
      )}
      <div {...role('cell')} className={classes(styles.gutter, !changed && styles.quietGutter)}>
        <Gutter row={row} drawing={drawing} />
      </div>
      {isSide ? cell('after') : null}
    </div>
  );
});

type WordsProps = ComparedRowProps & { side: Side | 'both' };

function Words({ row, headDepth, side, drawing }: WordsProps) {
  const { isNeutral, language, nameOf } = drawing;
  if (side !== 'both' && row[side] === undefined) return null;
  const isNotable = isChange(row) || isHead(row);
  // In two different texts, what only one of them has is neither added nor deleted.
  const words = isOneSided(row)
    ? drawRuns(isNeutral ? unmarked(row) : row, 'both', language)
    : drawRuns(row, side, language);
  if (isHead(row)) {
    const name = isNameless(row) ? nameOf((row.after ?? row.before)?.path ?? '') : undefined;
    const heading = name === undefined ? words : <Designation>{capital(name)}</Designation>;
    return <Heading row={row} depth={headDepth} side={side} words={heading} />;
  }
  return (
    <div
      className={classes(styles.paragraph, !isNotable && styles.dimmed)}
      data-level={Math.min(row.level, styles.deepest)}
      style={{ ['--reg-level' as string]: Math.max(0, Math.min(row.level, styles.deepest) - 1) }}
    >
      <span className={row.level === 0 ? styles.number : styles.item}>
        {drawNumber(row, side, (num) => drawPieces(numberPieces(num)))}
      </span>
      <div className={styles.words}>{words}</div>
    </div>
  );
}

const unmarked = (row: PlacedRow): PlacedRow => ({
  ...row,
  runs: row.runs.map(({ op, difference, ...run }) => run),
});

type HeadingProps = {
  side: WordsProps['side'];
  row: ComparisonRow;
  depth: number | undefined;
  words: ReactNode;
};

function Heading({ row, depth, side, words }: HeadingProps) {
  const isArticle = ['article', 'marginNumber', 'recital'].includes(row.kind);
  // The earlier text repeats the heading; only one of them counts as a heading of the page.
  const own = headingTag(useContext(TitleLevel) + (depth ?? 1));
  const Tag = side === 'before' && row.after ? 'div' : own;
  return (
    <Tag className={classes(styles.heading, !isArticle && styles.outerHeading)}>
      <span className={styles.headNumber}>{drawNumber(row, side, drawWords)}</span>
      <span className={styles.headWords}>{words}</span>
    </Tag>
  );
}

function drawNumber({ before, after }: ComparisonRow, side: Side | 'both', draw: (num: string) => ReactNode) {
  const write = (num: string | undefined) => (num === undefined ? null : draw(num));
  if (side === 'before') return write(before?.num);
  if (side === 'after') return write(after?.num);
  if (!before || !after || before.num === after.num) return write(after?.num ?? before?.num);
  return (
    <>
      <del className={styles.oldNumber}>{write(before.num)}</del> {write(after.num)}
    </>
  );
}
