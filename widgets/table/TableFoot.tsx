import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import type { tableTexts } from '#core/i18n/table.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { pageSizes } from '#core/tables/table-settings.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './table-foot.css.ts';
import type { DataTableModel } from './use-data-table.ts';

type TableFootProps<Row> = {
  table: DataTableModel<Row>;
  /** The rows are loading, so their number is unknown. */
  isWaiting: boolean;
  totals?: ReactNode;
  onPage: () => void;
};

/** The page size, the range of displayed rows, and the buttons to other pages. */
export function TableFoot<Row>({ table, isWaiting, totals, onPage }: TableFootProps<Row>) {
  const text = useLoadedText<typeof tableTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { rows, before, rowCount, page, pages, settings } = table;
  const goTo = (target: number) => {
    table.goToPage(target);
    onPage();
  };
  const number = (value: number) => formatNumber(value, locale);
  const range = { first: number(before + 1), last: number(before + rows.length), total: number(rowCount) };
  const rangeText =
    rows.length === 0 ? text('table.none', { total: number(table.total) }) : text('table.range', range);
  return (
    <div className={styles.foot}>
      <fieldset className={styles.sizes}>
        <legend className={styles.sizesLabel}>{text('table.rows')}</legend>
        {pageSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-pressed={settings.pageSize === size}
            onClick={() => {
              table.change({ pageSize: size });
              goTo(0);
            }}
          >
            {size === 'all' ? text('table.allRows') : size}
          </button>
        ))}
      </fieldset>
      {totals && !isWaiting ? <div className={styles.totals}>{totals}</div> : null}
      <div className={styles.pages}>
        <p className={styles.range} role="status">
          {isWaiting ? null : rangeText}
        </p>
        <IconButton
          icon={ChevronLeft}
          label={text('table.previous')}
          aria-disabled={page === 0 || undefined}
          onClick={() => page > 0 && goTo(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={text('table.next')}
          aria-disabled={page >= pages - 1 || undefined}
          onClick={() => page < pages - 1 && goTo(page + 1)}
        />
      </div>
    </div>
  );
}
