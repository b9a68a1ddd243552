import { type Cell, type CellValue, type Style, Workbook, type Worksheet } from 'exceljs';
import type { Sheet, SheetCell } from './sheet.ts';

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
  const { columns } = sheet;
  const page = book.addWorksheet(sheetName(sheet.name), {
    views: [{ state: 'frozen', xSplit: 0, ySplit: 1 }],
    pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  page.columns = columns.map(({ width }) => ({ width }));
  drawHead(
    page,
    columns.map(({ header }) => header),
  );
  const moment: Partial<Style> = { ...looks.number, numFmt: sheet.momentFormat };
  const day: Partial<Style> = { ...looks.number, numFmt: sheet.momentFormat.split(' ')[0] ?? '' };
  let links = 0;
  function draw(cell: Cell, value: SheetCell) {
    const isLink = typeof value === 'object' && 'address' in value && links < maxLinks;
    if (isLink) links += 1;
    cell.value = isLink ? { text: escaped(value.words), hyperlink: value.address } : asValue(value);
    cell.style = isLink ? looks.link : lookOf(value, { moment, day });
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
        from: { row: 1, column: 1 },
        to: { row: Math.max(1, page.rowCount), column: columns.length },
      };
      // A view of bytes, whatever its type says.
      return Uint8Array.from((await book.xlsx.writeBuffer()) as unknown as Uint8Array).buffer;
    },
  };
}

function lookOf(value: SheetCell, { moment, day }: Record<'moment' | 'day', Partial<Style>>): Partial<Style> {
  if (typeof value === 'number') return looks.number;
  if (typeof value !== 'object') return looks.words;
  return 'moment' in value ? moment : 'day' in value ? day : looks.words;
}

/** Names of sheets are short and lack the signs of references. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

function drawHead(page: Worksheet, headers: readonly string[]) {
  const head = page.addRow([...headers]);
  head.font = { bold: true };
  head.alignment = { vertical: 'top' };
}

/** Words are written as words, so that a beginning with `=` is no formula. */
function asValue(cell: SheetCell): CellValue {
  if (typeof cell === 'number') return cell;
  if (typeof cell === 'string') return escaped(cell);
  if ('day' in cell) return new Date(`${cell.day}T00:00:00Z`);
  return 'moment' in cell ? swissTime(cell.moment) : escaped(cell.words);
}

/** `_x0041_` would be read as the sign with that number (ECMA-376, part 1, 22.9.2.19). */
const escaped = (words: string) => words.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');

/** One object for each look, so that the library knows it again instead of comparing it cell by cell. */
const looks = {
  words: { alignment: { wrapText: true, vertical: 'top' } },
  link: {
    alignment: { wrapText: true, vertical: 'top' },
    font: { color: { argb: 'FF1F3D99' }, underline: true },
  },
  number: { alignment: { vertical: 'top' } },
} as const satisfies Record<string, Partial<Style>>;

const swissClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Zurich',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment by the clocks of Switzerland: spreadsheets know no time zones. */
const swissTime = (moment: string) => new Date(`${swissClock.format(new Date(moment)).replace(' ', 'T')}Z`);
