import exceljs, { type Workbook } from 'exceljs';
import type { RowKindName, TableFormat } from '#core/contract/main/loaded-rows.ts';
import type { ExampleNames } from './example-names.ts';
import type { Column } from './row-kind.ts';
import { rowKinds } from './row-kinds.ts';

/** An example of a table of this kind, to be filled in. `names`: what is there. In a workbook a second sheet says what belongs in each column. */
export async function rowTemplate(
  kind: RowKindName,
  format: TableFormat,
  names: ExampleNames = {},
): Promise<Buffer> {
  const columns = rowKinds[kind].columns.map((column) => ({ ...column, example: exampleIn(column, names) }));
  if (format === 'json') return Buffer.from(`${JSON.stringify([exampleOf(columns)], null, 2)}\n`);
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet(kind, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ name, example }) => ({ header: name, width: widthOf(name, example) }));
  sheet.getRow(1).font = { bold: true };
  // As texts, so that a spreadsheet does not make its own days of them.
  sheet.addRow(columns.map(({ example }) => example));
  if (format === 'csv')
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    return Buffer.concat([Buffer.from('\uFEFF'), await csvOf(book)]);
  const help = book.addWorksheet('Columns');
  help.columns = [
    { header: 'column', width: 20 },
    { header: 'required', width: 10 },
    { header: 'what belongs there', width: 90 },
  ];
  help.getRow(1).font = { bold: true };
  for (const column of columns)
    help.addRow([column.name, column.required ? 'yes' : 'no', column.help]).getCell(3).alignment = {
      wrapText: true,
    };
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** What the example row has in a column. Without anything that it could name it names nothing, unless it must. */
const exampleIn = ({ example, names, required }: Column, given: ExampleNames): string =>
  names === undefined ? example : (given[names] ?? (required ? example : ''));

const csvOf = async (book: Workbook): Promise<Buffer> =>
  Buffer.from(
    await book.csv.writeBuffer({ formatterOptions: { delimiter: ';', includeEndRowDelimiter: true } }),
  );

const exampleOf = (columns: readonly Column[]) =>
  Object.fromEntries(columns.flatMap(({ name, example }) => (example === '' ? [] : [[name, example]])));

const widthOf = (...words: string[]) => Math.min(60, Math.max(12, ...words.map((word) => word.length + 2)));
