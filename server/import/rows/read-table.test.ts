import { Workbook } from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TableFormat, tableFormatOf } from '#core/contract/main/loaded-rows.ts';
import { readTable } from './read-table.ts';
import { NoTable } from './row-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function workbook(rows: readonly (readonly unknown[])[]): Promise<Uint8Array> {
  const book = new Workbook();
  const sheet = book.addWorksheet('News');
  for (const row of rows) sheet.addRow([...row]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const refusal = async (format: TableFormat, content: Uint8Array) => {
  const error: unknown = await readTable(format, content).catch((thrown: unknown) => thrown);
  if (!(error instanceof NoTable)) throw error;
  return `${error.row}: ${error.message}`;
};

describe('tables', () => {
  it('are known by how their names end', () => {
    expect(['a.csv', 'B.XLSX', 'c.json', 'd.xml', 'toString', 'e.xls'].map(tableFormatOf)).toEqual([
      'csv',
      'xlsx',
      'json',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['semicolons and the mark of UTF-8', '\uFEFFslug;title DE\r\na;"Zeile 1;\nZeile 2"\r\n\r\nb; Über \r\n'],
    ['commas', 'slug,title DE\na,"Zeile 1;\nZeile 2"\n\nb,Über\n'],
    ['tabs', 'slug\ttitle DE\na\t"Zeile 1;\nZeile 2"\n\t\nb\tÜber'],
  ])('are read with %s; rows are counted as a spreadsheet does', async (_, text) => {
    expect(await readTable('csv', bytes(text))).toEqual({
      columns: ['slug', 'title DE'],
      rows: [
        { number: 2, cells: { slug: 'a', 'title DE': 'Zeile 1;\nZeile 2' } },
        { number: 4, cells: { slug: 'b', 'title DE': 'Über' } },
      ],
    });
  });

  it('are read from the first sheet of a workbook, days without a time, formulas by what they come to', async () => {
    const content = await workbook([
      ['slug', 'date', 'source', 'title DE'],
      [
        'a',
        new Date(Date.UTC(2027, 0, 31)),
        { formula: '1+1', result: 2 },
        { richText: [{ text: 'fe' }, { text: 'tt' }] },
      ],
      [],
      ['b', '2027-02-01', 7, { text: 'FINMA', hyperlink: 'https://www.finma.ch/' }],
    ]);
    expect(await readTable('xlsx', content)).toEqual({
      columns: ['slug', 'date', 'source', 'title DE'],
      rows: [
        { number: 2, cells: { slug: 'a', date: '2027-01-31', source: '2', 'title DE': 'fett' } },
        { number: 4, cells: { slug: 'b', date: '2027-02-01', source: '7', 'title DE': 'FINMA' } },
      ],
    });
  });

  it('are read from a list of objects', async () => {
    const list = [
      { slug: 'a', texts: ['bankg~5', 'erv'], link: null },
      { slug: 'b', key: true, number: 3 },
    ];
    expect(await readTable('json', bytes(`\uFEFF${JSON.stringify(list)}`))).toEqual({
      columns: ['slug', 'texts', 'key', 'number'],
      rows: [
        { number: 1, cells: { slug: 'a', texts: 'bankg~5 erv' } },
        { number: 2, cells: { slug: 'b', key: 'true', number: '3' } },
      ],
    });
  });

  it.each<[TableFormat, string, string]>([
    ['csv', '', '1: the first row must name the columns'],
    ['csv', 'slug;slug\na;b', '1: two columns are called "slug"'],
    ['csv', 'slug;;title DE\na;b;c', '1: column 2 has no name'],
    ['csv', 'slug;title DE\na;b;c', '2: has more cells than there are columns'],
    ['csv', 'slug;title DE\n', '0: there is no row below the names of the columns'],
    ['csv', 'slug;title DE\na;"b', '2: a quotation mark of line 2 is not closed'],
    ['json', '{"slug": "a"}', '0: must be a list of objects'],
    ['json', '[{"slug": "a"}, 5]', '2: must be an object'],
    ['json', '[{"slug": {"a": 1}}]', '1: "slug" must be a text, a number or a list of texts'],
    ['json', '[]', '0: there is no row below the names of the columns'],
    ['xlsx', 'no workbook', '0: is no workbook that can be read'],
  ])('in %s are refused with the row: %j', async (format, text, reason) => {
    expect(await refusal(format, bytes(text))).toBe(reason);
  });

  it('are refused in another encoding, with what to do', async () => {
    expect(await refusal('csv', Uint8Array.from([0x61, 0x3b, 0xfc]))).toBe(
      '0: is not in UTF-8: save it as "CSV UTF-8"',
    );
  });

  it('are refused where a formula failed', async () => {
    const content = await workbook([['slug'], [{ formula: '1/0', result: { error: '#DIV/0!' } }]]);
    expect(await refusal('xlsx', content)).toBe('2: cell A2 has the error #DIV/0!');
  });

  it('are refused where they are too long', async () => {
    expect(await refusal('csv', bytes(`slug;a\n${'x;y\n'.repeat(10_001)}`))).toBe(
      '0: has more than 10,000 rows',
    );
    expect(await refusal('csv', bytes(`slug;a\nx;${'y'.repeat(200_001)}`))).toBe(
      '2: "a" has more than 200,000 letters',
    );
  });

  it('are refused where they come to too much, though each cell is short', async () => {
    const cell = 'y'.repeat(100_000);
    const list = Array.from({ length: 220 }, () => ({ slug: cell }));
    expect(await refusal('json', bytes(JSON.stringify(list)))).toBe(
      '0: the table is larger than 20 MB: divide it',
    );
  });

  it('whatever the bytes, are read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<TableFormat>('csv', 'json', 'xlsx'),
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 300 }).map(bytes)),
        async (format, content) => {
          try {
            expect((await readTable(format, content)).rows.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(NoTable);
          }
        },
      ),
    );
  });

  it('in CSV keep every cell as it was written', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replaceAll('\r', '\n').trim());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(';', ',', '\t'),
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        async (sign, lines) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const text = [['a', 'b'], ...lines].map((line) => line.map(quoted).join(sign)).join('\r\n');
          const filled = lines.map(([a, b]) => ({ ...(a === '' ? {} : { a }), ...(b === '' ? {} : { b }) }));
          fc.pre(filled.some((cells) => Object.keys(cells).length > 0));
          const { rows } = await readTable('csv', bytes(text));
          expect(rows.map(({ cells }) => cells)).toEqual(
            filled.filter((cells) => Object.keys(cells).length > 0),
          );
        },
      ),
    );
  });
});
