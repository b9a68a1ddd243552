import { type ReactNode, useContext, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { tableTexts } from '#core/i18n/table.ts';
import { cramped } from '#styles/breakpoints.ts';
import { useLoadedText } from '../app-context.tsx';
import { FailedState } from '../FailedState.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DisplayedColumns, useDisplayedColumns } from './displayed-columns.ts';
import { ScrollsInside } from './scrolls-inside.ts';
import { TableFoot } from './TableFoot.tsx';
import { HeadFold, TableHead } from './TableHead.tsx';
import { TableRows } from './TableRows.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import * as styles from './table.css.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useFocusInTable } from './use-focus-in-table.ts';

type DataTableProps<Row> = {
  /** Name of the table for assistive technology. */
  caption: string;
  table: DataTableModel<Row>;
  /** The state of loading the rows. */
  source: Loadable<readonly Row[]>;
  failedTitle: string;
  onRetry: () => void;
  /** Displayed if the source has no rows. */
  empty: ReactNode;
  /** What is said of all rows that match, between the page size and the pages. */
  totals?: ReactNode;
};

/** Rows below a sticky head: sorted, filtered, in pages; on narrow screens each row is a block. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, table: all, source, failedTitle, onRetry, empty, totals } = props;
  const { watch, fitting, displayed } = useDisplayedColumns(all.columns);
  // The same as long as nothing changes: with another one all rows are placed anew.
  const table = useMemo(() => ({ ...all, columns: fitting }), [all, fitting]);
  const text = useLoadedText<typeof tableTexts | typeof commonTexts>();
  const box = useRef<HTMLElement>(null);
  const focus = useFocusInTable(box);
  const head = useId();
  const [open, setOpen] = useState(false);
  const isCramped = useCramped();
  const inside = useContext(ScrollsInside);
  const withPage = isCramped && !inside;
  const isWaiting = source.state === 'idle' || (source.state === 'loading' && source.value === undefined);
  if (source.state === 'failed')
    return (
      <div className={styles.blank}>
        <FailedState error={source.error} title={failedTitle} onRetry={onRetry} />
      </div>
    );
  if (!isWaiting && table.total === 0) return <div className={styles.blank}>{empty}</div>;
  return (
    <div ref={watch} className={classes(styles.frame, inside && styles.insideFrame)}>
      <section
        {...focus}
        ref={box}
        className={classes(styles.box, inside && styles.insideBox)}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <HeadFold table={table} head={head} open={open} onToggle={() => setOpen(!open)} />
        <table
          className={classes(styles.table, styles.density[table.settings.density])}
          aria-rowcount={isWaiting ? -1 : table.rowCount + headRows}
          aria-busy={isWaiting || undefined}
        >
          <caption className={styles.caption}>{caption}</caption>
          <colgroup>
            {table.columns.map(({ id, width, needs }) => (
              <col key={id} className={needs && styles.needs[needs]} style={{ inlineSize: width }} />
            ))}
          </colgroup>
          <TableHead table={table} id={head} open={open} />
          {isWaiting ? (
            <TableSkeleton columns={table.columns.length} label={text('common.loading')} />
          ) : (
            <DisplayedColumns value={displayed}>
              <TableRows table={table} box={withPage ? undefined : box} headRows={headRows} />
            </DisplayedColumns>
          )}
        </table>
        {!isWaiting && table.rowCount === 0 ? (
          <div className={styles.state}>
            <EmptyState
              text={text('table.noResult')}
              action={<Button onClick={table.clearFilters}>{text('table.clearFilters')}</Button>}
            />
          </div>
        ) : null}
      </section>
      <TableFoot
        table={table}
        isWaiting={isWaiting}
        totals={totals}
        onPage={() => (withPage ? box.current?.scrollIntoView() : box.current?.scrollTo(0, 0))}
      />
    </div>
  );
}

/** Head and filters are rows too when rows are counted for assistive technology. */
const headRows = 2;

/** Whether the window is too small for a table that scrolls inside, so that it scrolls with the page. */
function useCramped(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(cramped).matches);
}

function watch(changed: () => void) {
  const media = window.matchMedia(cramped);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
