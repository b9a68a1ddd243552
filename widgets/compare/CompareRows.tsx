import { type CSSProperties, useMemo } from 'react';
import type { RowSection } from '#core/comparison/rows.ts';
import type { compareTexts } from '#core/i18n/compare.ts';
import { useText } from '../app-context.tsx';
import { CompareRow } from './CompareRow.tsx';
import { useCompareScene } from './compare-scene.ts';
import * as styles from './rows.css.ts';
import { SideHeads } from './SideHeads.tsx';

type CompareRowsProps = {
  sections: readonly RowSection[];
  layout: 'side' | 'inline';
  current: number | undefined;
};

/** Both texts, paragraph by paragraph, under the versions that they are of. */
export function CompareRows({ sections, layout, current }: CompareRowsProps) {
  const { comparison } = useCompareScene();
  const text = useText<typeof compareTexts>();
  const isSide = layout === 'side';
  const { language } = comparison.after;
  const drawn = useMemo(() => sections.map((section) => ({ ...section, size: sizeOf(section) })), [sections]);
  return (
    <div {...(isSide ? { role: 'table', 'aria-label': text('compare.view') } : {})}>
      <SideHeads layout={layout} />
      {drawn.map(({ key, rows, size }) => (
        <div
          key={key}
          role={isSide ? 'rowgroup' : undefined}
          className={styles.section}
          data-inline={isSide ? undefined : ''}
          style={{ '--reg-chars': String(size) } as CSSProperties}
        >
          <Rows rows={rows} layout={layout} current={current} language={language} />
        </div>
      ))}
    </div>
  );
}

type RowsProps = Pick<CompareRowsProps, 'layout' | 'current'> & {
  rows: RowSection['rows'];
  language: Parameters<typeof CompareRow>[0]['language'];
};

function Rows({ rows, layout, current, language }: RowsProps) {
  const { typeset } = useCompareScene();
  return rows.map((row) => (
    <CompareRow
      key={row.index}
      row={row}
      layout={layout}
      isHere={row.index === current}
      typeset={typeset}
      language={language}
    />
  ));
}

const sizeOf = ({ rows }: RowSection) =>
  rows.reduce((sum, row) => sum + row.runs.reduce((length, { text }) => length + text.length, 0) + 30, 0);
