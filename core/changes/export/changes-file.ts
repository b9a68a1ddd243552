import type { ChangeQuery } from '../../change-filter/change-address.ts';
import type { ChangeColumn } from '../../change-filter/columns.ts';
import { type ChangeStatus, changeStatuses } from '../../contract/change-values.ts';
import type { Change } from '../../contract/domain/changes.ts';
import { formatMinute } from '../../lib/dates.ts';
import type { ExportSource } from '../../lib/export-list.ts';
import { formatNumber } from '../../lib/numbers.ts';
import type { Paper, PaperCell } from '../../lib/paper.ts';
import type { Sheet } from '../../lib/sheet.ts';
import { keyOf } from '../change-ref.ts';
import { statusText } from '../change-words.ts';
import { type ExportWords, isNumber } from './cell-value.ts';
import { paperRow, paperWidths } from './paper-row.ts';
import { orderWords, selectionWords } from './selection-words.ts';
import { type RowOptions, sheetRow, sheetWidths } from './sheet-row.ts';

/** What is on screen. */
export type DisplayedChanges = RowOptions & {
  /** All rows that match, in their order. */
  rows: readonly Change[];
  /** How many changes there are. */
  total: number;
  query: ChangeQuery;
  /** Whether one change alone is displayed, whatever is asked for. */
  isOne: boolean;
  /** Milliseconds since 1970. */
  madeAt: number;
};

/** So few at once that neither the page nor somebody who cancels waits for them. */
const partSize = 250;

const partsOf = (rows: readonly Change[]) => ({
  part: async (start: number) => ({ total: rows.length, rows: rows.slice(start, start + partSize) }),
  partSize,
  idOf: keyOf,
});

/** What is on screen as a spreadsheet. */
export function changesSheet(displayed: DisplayedChanges): { head: Sheet; source: ExportSource<Change> } {
  const { words, columns, rows, madeAt } = displayed;
  const { text } = words;
  const { selection, order, made, totals } = about(displayed);
  return {
    head: {
      name: text('changes.title'),
      above: [
        text('changes.title'),
        `${text('changeexport.selection')}: ${selection.join('; ')}`,
        order,
        [made, totals].filter(Boolean).join('. '),
      ],
      columns: columns.map((column) => ({ header: headOf(column, words), width: sheetWidths[column] })),
      momentFormat: words.language === 'EN' ? 'dd/mm/yyyy hh:mm' : 'dd.mm.yyyy hh:mm',
      madeAt,
    },
    source: { ...partsOf(rows), rowOf: (change) => sheetRow(change, displayed) },
  };
}

/** What is on screen as a document. */
export function changesPaper(
  displayed: DisplayedChanges,
  colours: Readonly<Record<ChangeStatus, string>>,
): { head: Paper; source: ExportSource<Change, PaperCell> } {
  const { words, columns, rows, madeAt } = displayed;
  const { text, locale } = words;
  const { selection, order, made, totals } = about(displayed);
  const [page, pages] = ['\u0001', '\u0002'];
  const [before = '', between = '', after = ''] = text('changeexport.page', { page, pages }).split(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: signs that no text has
    /[\u0001\u0002]/,
  );
  return {
    head: {
      title: text('changes.title'),
      header: [text('changes.title'), selection.join('; '), formatMinute(momentOf(madeAt), locale)].join(
        ' · ',
      ),
      about: [{ heading: text('changeexport.selection'), lines: [...selection, order, made] }],
      tableHeading: totals || text('changes.title'),
      columns: columns.map((column) => ({
        header: headOf(column, words),
        width: paperWidths[column],
        numeric: isNumber(column),
      })),
      locale,
      pageWords: [before, between, after],
      madeAt,
    },
    source: { ...partsOf(rows), rowOf: (change) => paperRow(change, { ...displayed, colours }) },
  };
}

/** The name of a column; of the one with letters also what these are. */
function headOf(column: ChangeColumn, { text }: ExportWords): string {
  const name = text(`changes.${column}`);
  return column === 'key' ? text('changeexport.yesOrNo', { column: name }) : name;
}

const momentOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The filter in words, the order, how many rows there are and of when, and how many have each status. */
function about({ words, query, isOne, rows, total, madeAt }: DisplayedChanges) {
  const { text, locale } = words;
  const number = (value: number) => formatNumber(value, locale);
  const counted = changeStatuses.flatMap((status) => {
    const count = rows.filter((change) => change.status === status).length;
    return count === 0 ? [] : [`${text(statusText[status])} ${number(count)}`];
  });
  return {
    selection: isOne ? [text('changes.oneChange')] : selectionWords(query, words),
    order: orderWords(query, words),
    made: text('changeexport.made', {
      found: number(rows.length),
      total: number(total),
      moment: formatMinute(momentOf(madeAt), locale),
    }),
    totals: counted.join(', '),
  };
}
