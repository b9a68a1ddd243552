import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { answerList, answersToExport, idOf } from '#core/assurance/answer-list.ts';
import { type AssuranceQuery, isLatestFirst } from '#core/assurance/assurance-query.ts';
import type { ReadPlace } from '#core/assurance/carried-over.ts';
import {
  type AnswerWords,
  answerColumns,
  extraColumns,
  filtersOf,
  orderOf,
} from '#core/assurance/columns.ts';
import { type AnswerSheetColumn, sheetColumns, sheetRow } from '#core/assurance/sheet.ts';
import { loadedValue } from '#core/async/loadable.ts';
import type { AssuranceAnswer, AssuranceOrder } from '#core/contract/domain/assurance.ts';
import { assuranceTexts } from '#core/i18n/assurance.ts';
import { commentListTexts } from '#core/i18n/commentlist.ts';
import { reviewTexts } from '#core/i18n/review.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useApp, useInterfaceLanguage, useLoadedText, useText } from '#widgets/app-context.tsx';
import { ExportButton } from '#widgets/export/ExportButton.tsx';
import type { ListExport } from '#widgets/export/run-export.ts';
import { DataTable } from '#widgets/table/DataTable.tsx';
import { TableSettings } from '#widgets/table/TableSettings.tsx';
import type { DataTableModel } from '#widgets/table/use-data-table.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';

import { useDocuments } from '#widgets/use-documents.ts';

import { routes } from '../../routes.ts';
import { rowsOf } from '../../server-table/rows-of.ts';
import { type ServerTableSpec, useServerTable } from '../../server-table/use-server-table.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import * as styles from './assurance-page.css.ts';
import { addressOf, useAnswerColumns } from './use-answer-columns.tsx';
import { useAssuranceQuery } from './use-assurance-query.ts';

/** The answers of the organisation as a table: filters and order stand in the address. */
export function AssurancePage() {
  return useText(assuranceTexts, commentListTexts, reviewTexts, tableTexts) ? <Answers /> : <PagePending />;
}

const spec: ServerTableSpec<AssuranceOrder> = {
  table: 'assurance',
  orderOf,
  filtersOf,
  extraColumns,
  textColumn: 'control',
  isLatestFirst,
};

function Answers() {
  const text = useLoadedText<typeof assuranceTexts>();
  const list = useApp().part(answerList);
  const words = useAnswerWords();
  const [query, onQuery] = useAssuranceQuery();
  const loadable = useStore(list.$rows);
  const columns = useAnswerColumns(words, query.filters);
  const table = useServerTable<AssuranceAnswer, AssuranceOrder, AssuranceQuery>({
    spec,
    list,
    idOf,
    query,
    onQuery,
    columns,
  });
  const prepare = useAnswerExport(query, words, table);
  return (
    <PageFrame
      title={text('assurance.title')}
      width="full"
      fitted
      about={<Count table={table} isKnown={loadedValue(loadable) !== undefined} />}
      actions={
        <>
          {table.rowCount > 0 ? (
            <ExportButton
              prepare={prepare}
              words={{
                export: text('assurance.export'),
                cancel: text('assurance.cancel'),
                writing: text('assurance.writing'),
                exporting: (done, total) => text('assurance.exporting', { done, total }),
              }}
            />
          ) : null}
          {table.rowCount > 0 || table.narrowedBy > 0 ? <TableSettings table={table} /> : null}
        </>
      }
    >
      <DataTable
        caption={text('assurance.title')}
        table={table}
        source={rowsOf(loadable)}
        failedTitle={text('assurance.loadFailed')}
        onRetry={() => void list.reload()}
        empty={
          <EmptyState
            text={text('assurance.empty')}
            action={
              <Link href={routes.sources.address()} className={styles.link}>
                {text('assurance.toSources')}
              </Link>
            }
          />
        }
      />
    </PageFrame>
  );
}

/** The words of which cells are made; what has not arrived is missing in them. */
function useAnswerWords(): AnswerWords {
  const text = useLoadedText<typeof assuranceTexts | typeof reviewTexts>();
  const documents = useDocuments();
  return useMemo(() => ({ ...documents, text }), [documents, text]);
}

function Count({ table, isKnown }: { table: DataTableModel<AssuranceAnswer>; isKnown: boolean }) {
  const text = useLoadedText<typeof assuranceTexts | typeof tableTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { rowCount, total, narrowedBy } = table;
  const numbers = { found: formatNumber(rowCount, locale), total: formatNumber(total, locale) };
  const count = narrowedBy === 0 ? text('assurance.count', { count: total }) : text('table.shown', numbers);
  return <p role="status">{isKnown ? count : '\u00a0'}</p>;
}

/** Widths of the columns in the file, in characters. */
const widths: Partial<Record<AnswerSheetColumn, number>> = {
  place: 28,
  answeredAs: 28,
  carried: 32,
  control: 80,
  evidence: 40,
};
const usualWidth = 18;

const absoluteAddress = (place: ReadPlace) => new URL(addressOf(place), window.location.origin).href;

function useAnswerExport(
  query: AssuranceQuery,
  words: AnswerWords,
  table: DataTableModel<AssuranceAnswer>,
): () => ListExport<AssuranceAnswer> {
  const { domain, now } = useApp();
  const language = useInterfaceLanguage();
  return () => {
    const visible = table.columns.flatMap(({ id }) => answerColumns.find((column) => column === id) ?? []);
    const columns = sheetColumns(visible);
    const options = { columns, words, addressOf: absoluteAddress };
    return {
      source: answersToExport({ domain, query, rowOf: (answer) => sheetRow(answer, options) }),
      file: {
        kind: 'xlsx',
        head: {
          name: words.text('assurance.title'),
          columns: columns.map((column) => ({
            header: words.text(`assurance.${column}`),
            width: widths[column] ?? usualWidth,
          })),
          momentFormat: language === 'EN' ? 'dd/mm/yyyy hh:mm' : 'dd.mm.yyyy hh:mm',
          madeAt: now(),
        },
      },
      fileName: (day) => words.text('assurance.fileName', { day }),
      doing: 'export answers',
      notices: {
        exported: 'assurance.exported',
        cancelled: 'assurance.exportCancelled',
        failed: 'assurance.exportFailed',
      },
    };
  };
}
