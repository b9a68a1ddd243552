import { type Cell, type CellValue, type Style, Workbook, type Worksheet } from 'exceljs';
import type { Sheet, SheetCell } from './sheet.ts';
import { dayFormat, escaped, printedHeader, sheetName } from './sheet-head.ts';

/** More links than this make spreadsheets repair the file; the places of further rows are words only. */
const maxLinks = 65_530;

export type SheetBook = {
  add: (rows: readonly (readonly SheetCell[])[]) => void;
  /** The bytes of the file. */
  finish: () => Promise<ArrayBuffer>;
};

/** A spreadsheet with one sheet: a head that stays and filters, then rows of typed cells. */
export function createSheetBook(sheet: Sheet): SheetBook {
  const book = new Workbook();
  book.creator = 'Regesta';
  book.created = new Date(sheet.madeAt);
  book.modified = book.created;
  const page = book.addWorksheet(sheetName(sheet.name), {
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  const head = drawHead(page, sheet);
  const lookOf = looksFor(sheet.momentFormat);
  let links = 0;
  function draw(cell: Cell, value: SheetCell) {
    const isLink = typeof value === 'object' && 'address' in value && links < maxLinks;
    if (isLink) links += 1;
    cell.value = isLink ? { text: escaped(value.words), hyperlink: value.address } : asValue(value);
    cell.style = isLink ? looks.link : lookOf(value);
  }
  return {
    add(rows) {
      for (const values of rows) {
        const row = page.addRow([]);
        values.forEach((value, index) => {
          draw(row.getCell(index + 1), value);
        });
      }
    },
    async finish() {
      page.autoFilter = {
        from: { row: head, column: 1 },
        to: { row: Math.max(head, page.rowCount), column: sheet.columns.length },
      };
      // A view of bytes, whatever its type says.
      return Uint8Array.from((await book.xlsx.writeBuffer()) as unknown as Uint8Array).buffer;
    },
  };
}

/** Draws what stands above the rows, and returns the number of the row with the names of the columns. */
function drawHead(page: Worksheet, { above = [], columns }: Sheet): number {
  page.columns = columns.map(({ width }) => ({ width }));
  above.forEach((line, index) => {
    const row = page.addRow([escaped(line)]);
    row.font = index === 0 ? { bold: true, size: 14 } : {};
  });
  const number = above.length + 1;
  const head = page.addRow(columns.map(({ header }) => header));
  head.font = { bold: true };
  head.alignment = { vertical: 'top' };
  page.views = [{ state: 'frozen', xSplit: 0, ySplit: number }];
  if (above.length > 0) {
    page.pageSetup.printTitlesRow = `${number}:${number}`;
    page.headerFooter.oddHeader = printedHeader(above);
    page.headerFooter.oddFooter = '&R&P / &N';
  }
  return number;
}

type Look = Partial<Style>;

/** Which look a cell has. One object for each, so that the library knows it again instead of comparing it cell by cell. */
function looksFor(momentFormat: string): (value: SheetCell) => Look {
  const moment: Look = { ...looks.number, numFmt: momentFormat };
  const format = momentFormat.split(' ')[0] ?? '';
  const days = new Map<string | undefined, Look>();
  const dayLook = (remark: string | undefined) => {
    const known = days.get(remark) ?? { ...looks.number, numFmt: dayFormat(format, remark) };
    days.set(remark, known);
    return known;
  };
  return (value) => {
    if (typeof value === 'number') return looks.number;
    if (typeof value !== 'object') return looks.words;
    return 'moment' in value ? moment : 'day' in value ? dayLook(value.remark) : looks.words;
  };
}

/** Words are written as words, so that a beginning with `=` is no formula. */
function asValue(cell: SheetCell): CellValue {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return escaped(cell);
  if ('day' in cell) return new Date(`${cell.day}T00:00:00Z`);
  return 'moment' in cell ? swissTime(cell.moment) : escaped(cell.words);
}

const looks = {
  words: { alignment: { wrapText: true, vertical: 'top' } },
  link: {
    alignment: { wrapText: true, vertical: 'top' },
    font: { color: { argb: 'FF1F3D99' }, underline: true },
  },
  number: { alignment: { vertical: 'top' } },
} as const satisfies Record<string, Look>;

const swissClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment by the clocks of Switzerland: spreadsheets know no time zones. */
const swissTime = (moment: string) => new Date(`${swissClock.format(new Date(moment)).replace(' ', 'T')}Z`);
