import { type ReactNode, useRef } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { usersTexts } from '#core/i18n/users.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useInterfaceLanguage, useText } from '#widgets/app-context.tsx';
import { DataTable } from '#widgets/table/DataTable.tsx';
import { TableSettings } from '#widgets/table/TableSettings.tsx';
import type { DataTableModel } from '#widgets/table/use-data-table.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { type TableView, UsersActions } from './UsersActions.tsx';

type PeopleTableProps<Row> = {
  view: TableView;
  table: DataTableModel<Row>;
  source: Loadable<readonly Row[]>;
  failedTitle: string;
  emptyText: string;
  onRetry: () => void;
  /** Draws dialogs; `focusTable` moves the focus when the row that opened a dialog has gone. */
  children: (focusTable: () => void) => ReactNode;
};

/** A table of people below its header. */
export function PeopleTable<Row>(props: PeopleTableProps<Row>) {
  const { view, table, source, failedTitle, emptyText, onRetry, children } = props;
  const text = useText(usersTexts, tableTexts, roleTexts);
  const locale = localeOf(useInterfaceLanguage());
  const page = useRef<HTMLDivElement>(null);
  if (!text) return <PagePending />;
  const number = (value: number) => formatNumber(value, locale);
  const isEmpty = source.state === 'ready' && table.total === 0;
  const count =
    source.state !== 'ready' || isEmpty
      ? undefined
      : table.rowCount === table.total
        ? text(`users.${view}Count`, { count: table.total })
        : text('table.shown', { found: number(table.rowCount), total: number(table.total) });
  return (
    <PageFrame
      ref={page}
      title={text(`users.${view}Title`)}
      width="full"
      fitted
      about={<p role="status">{count ?? '\u00a0'}</p>}
      actions={<UsersActions view={view}>{isEmpty ? null : <TableSettings table={table} />}</UsersActions>}
    >
      <DataTable
        caption={text(`users.${view}Title`)}
        table={table}
        source={source}
        failedTitle={failedTitle}
        onRetry={onRetry}
        empty={<EmptyState text={emptyText} />}
      />
      {children(() => page.current?.querySelector('section')?.focus())}
    </PageFrame>
  );
}
