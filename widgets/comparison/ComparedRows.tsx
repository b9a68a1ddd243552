import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { headDepths, type RowSection } from '#core/comparison/rows.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { isChange } from '#core/law/comparison/report/changed-rows.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { ComparedRow } from './ComparedRow.tsx';
import { notice } from './comparison.css.ts';
import { type RowDrawing, useComparisonScene } from './comparison-scene.ts';
import { sectionMark } from './heads.css.ts';
import { GoToRowContext } from './NewPlace.tsx';
import * as styles from './rows.css.ts';
import { SideHeads } from './SideHeads.tsx';
import type { Changes } from './use-changes.ts';

type ComparedRowsProps = {
  sections: readonly RowSection[];
  layout: 'side' | 'inline';
  changes: Pick<Changes, 'currentChange' | 'viewedRow' | 'goTo'>;
  /** In place of the heads with their versions to choose from. */
  heads?: ReactNode;
};

/** Number of articles drawn at once around the viewed row; the others of a long text follow. */
const atOnce = 8;

/** Both texts, paragraph by paragraph, below the names of their versions. */
export function ComparedRows({ sections, layout, changes, heads }: ComparedRowsProps) {
  const { currentChange, viewedRow, goTo } = changes;
  const { drawing } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const isSide = layout === 'side';
  const sizes = useMemo(() => sections.map(sizeOf), [sections]);
  const depths = useMemo(() => headDepths(sections), [sections]);
  const sectionOf = (row: number | undefined) =>
    sections.findIndex(({ rows }) => rows.some(({ index }) => index === row));
  const currentSection = sectionOf(currentChange);
  const viewedSection = sectionOf(viewedRow);
  const middle = Math.max(viewedSection < 0 ? currentSection : viewedSection, 0);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return (
    <div className={styles.texts} {...(isSide ? { role: 'table', 'aria-label': text('compare.view') } : {})}>
      {heads ?? <SideHeads layout={layout} />}
      <GoToRowContext value={(row) => goTo(row, true)}>
        {sections.map((section, place) => (
          <Section
            key={section.key}
            section={section}
            depths={depths}
            size={sizes[place] ?? 0}
            layout={layout}
            currentChange={place === currentSection ? currentChange : undefined}
            isDrawn={isWhole || Math.abs(place - middle) <= atOnce}
            drawing={drawing}
          />
        ))}
      </GoToRowContext>
      <div className={styles.rest[layout]} aria-hidden="true">
        {isSide ? <div className={styles.restBetween} /> : null}
      </div>
    </div>
  );
}

type SectionProps = {
  section: RowSection;
  depths: ReturnType<typeof headDepths>;
  size: number;
  layout: ComparedRowsProps['layout'];
  currentChange: number | undefined;
  isDrawn: boolean;
  drawing: RowDrawing;
};

/** One article; its height is reserved until it is drawn. */
const Section = memo(function Section({
  section,
  depths,
  size,
  layout,
  currentChange,
  isDrawn,
  drawing,
}: SectionProps) {
  const isSide = layout === 'side';
  return (
    <div
      role={isSide && isDrawn ? 'rowgroup' : undefined}
      className={classes(styles.section, sectionMark)}
      data-section={section.rows[0]?.index}
      data-inline={isSide ? undefined : ''}
      style={{ '--reg-chars': String(size) } as CSSProperties}
    >
      {isDrawn
        ? section.rows.map((row) => (
            <ComparedRow
              key={row.index}
              row={row}
              headDepth={depths.get(row.index)}
              layout={layout}
              isHere={row.index === currentChange}
              drawing={drawing}
            />
          ))
        : null}
    </div>
  );
});

const sizeOf = ({ rows }: RowSection) =>
  rows.reduce((sum, row) => sum + row.runs.reduce((length, { text }) => length + text.length, 0) + 30, 0);

/**
 * A message above the texts: that they are the same text, that nothing changed, or that they have nothing in
 * common.
 */
export function Notice() {
  const { comparison } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts>();
  const reason = noticeFor(comparison);
  return <div role="status">{reason ? <p className={notice}>{text(`compare.${reason}`)}</p> : null}</div>;
}

type Comparison = ReturnType<typeof useComparisonScene>['comparison'];

function noticeFor({ before, after, rows, unrelated }: Comparison) {
  const isSame = (['regTextId', 'versionDate', 'path'] as const).every((key) => before[key] === after[key]);
  if (isSame) return 'sameVersion';
  if (unrelated) return 'unrelated';
  return rows.some(isChange) ? undefined : 'nothingChanged';
}
