import { type CellValue, Workbook } from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { libreOffice, noLibreOffice, opened } from '#server/testing/libre-office.ts';
import { childrenOfRoot, sequences } from '#server/testing/ooxml.ts';
import type { Comment } from '../contract/domain/comments.ts';
import { commentListTexts } from '../i18n/commentlist.ts';
import { createSheetBook } from '../lib/export-xlsx.ts';
import { cellWords, maxCellLength, type Sheet } from '../lib/sheet.ts';
import { type CommentWords, commentColumns } from './columns.ts';
import { sheetRow } from './sheet.ts';

const words: CommentWords = {
  interfaceLanguage: 'EN',
  documentLanguage: 'EN',
  documents: new Map([
    [
      'bankg',
      { regTextId: 'bankg', category: 'base', shortNames: { EN: 'BankA' }, displayName: 'BankA' } as never,
    ],
  ]),
  people: new Map([['u1', 'Ada Amrein']]),
  types: new Map([[3, 'Question']]),
  text: (key) => commentListTexts.en[key.replace('commentlist.', '') as 'title'],
};
const aComment = (fields: Partial<Comment> = {}): Comment => ({
  icid: '1',
  version: 1,
  domainComment: true,
  source: 'domain',
  scope: 'internal',
  private: false,
  commentType: 3,
  type: 'question',
  status: 1,
  resolved: false,
  reference: { kind: 'regArt', completeParagraphID: 'bankg~37b^2' },
  text: 'Plain words',
  language: 'EN',
  translations: {},
  author: { id: 'u2', fullName: 'Bea Brun' },
  taggedUserIds: ['u1'],
  tags: [{ userId: 'u1', open: true, taggedAt: '2026-01-31T23:30:00.000Z' }],
  links: [],
  replies: 4,
  removed: false,
  createdAt: '2026-06-30T22:30:00.000Z',
  editDate: '2026-01-31T23:30:00.000Z',
  rights: { edit: false, setStatus: false, remove: false, reply: false },
  ...fields,
});
const sheet: Sheet = {
  name: 'Comments: all/none',
  columns: commentColumns.map((column) => ({ header: words.text(`commentlist.${column}`), width: 20 })),
  momentFormat: 'dd/mm/yyyy hh:mm',
  madeAt: Date.parse('2026-06-01T10:00:00Z'),
};
const addressOf = (id: string) => `https://regesta.example/read/${encodeURIComponent(id)}?a=1&b=2`;

async function write(comments: readonly Comment[]) {
  const book = createSheetBook(sheet);
  book.add(comments.map((comment) => sheetRow(comment, { columns: commentColumns, words, addressOf })));
  return new Uint8Array(await book.finish());
}
async function read(bytes: Uint8Array) {
  const book = new Workbook();
  await book.xlsx.load(bytes.buffer as ArrayBuffer);
  return book.worksheets[0] as (typeof book.worksheets)[number];
}
const valuesOf = (row: { values: unknown }) => (row.values as CellValue[]).slice(1);
const odd = [
  '=1+1',
  '=HYPERLINK("http://evil.example","x")',
  '+1',
  '-1',
  '@SUM(A1)',
  "'quoted",
  '\t=1',
  '<b>&amp;</b> "quotes" ]]>',
  'Zeile 1\nZeile 2',
  '_x0041_ and _x000D_',
  ' spaces around ',
  '00123',
  '1e9',
  '2026-01-31',
  'TRUE',
  'Ä ẞ 漢 😀 é',
];

describe('the exported file', () => {
  it('holds what the columns say, cell by cell, in their types', async () => {
    const page = await read(
      await write([aComment(), aComment({ resolved: true, private: true, status: 3, replies: 0 })]),
    );
    expect(page.name).toBe('Comments  all none');
    expect(valuesOf(page.getRow(1))).toEqual([
      ...['Place', 'Comment', 'Type', 'Status', 'Author', 'Mentioned'],
      ...['Resolved', 'Edited', 'Visible to', 'Created', 'Replies'],
    ]);
    const place = 'Art. 37b para. 2 BankA'.replaceAll(' ', '\u00a0');
    const link = { text: place, hyperlink: addressOf('bankg~37b^2') };
    const [first, second] = [valuesOf(page.getRow(2)), valuesOf(page.getRow(3))];
    const flat = (value: CellValue | undefined) =>
      JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
    expect(flat(first[0])).toEqual(flat(link));
    // Swiss clocks: winter time is an hour ahead, summer time two.
    const edited = new Date('2026-02-01T00:30:00Z');
    const created = new Date('2026-07-01T00:30:00Z');
    expect(first.slice(1)).toEqual([
      ...['Plain words', 'Question', 'To-do', 'Bea Brun', 'Ada Amrein', 'Open'],
      ...[edited, 'Organisation', created, 4],
    ]);
    expect(second.slice(1)).toEqual([
      ...['Plain words', 'Question', 'Done', 'Bea Brun', 'Ada Amrein', 'Resolved'],
      ...[edited, 'Only me', created, 0],
    ]);
    expect(page.getCell('H2').numFmt).toBe('dd/mm/yyyy hh:mm');
    expect(page.rowCount).toBe(3);
  });

  it.each(odd)('keeps words as words: %j', async (text) => {
    const cell = (await read(await write([aComment({ text })]))).getCell('B2');
    expect(cell.value).toBe(text);
    expect(cell.formula).toBeUndefined();
  });

  it('has a head that stays, with a filter over all rows', async () => {
    const page = await read(await write([aComment(), aComment(), aComment()]));
    expect(page.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(page.autoFilter).toBe('A1:K4');
    expect(page.getRow(1).font?.bold).toBe(true);
    expect((await read(await write([]))).autoFilter).toBe('A1:K1');
  });

  it('removes what XML cannot hold, and ends before the limit of a cell between two signs', async () => {
    expect(cellWords('a\0b\x08c\x1Fd\x7Fe\uFFFEf\uD800g\r\nh\ti\rj')).toBe('abcdef\uFFFDg\nh\ti\nj');
    expect(cellWords('x'.repeat(40_000))).toHaveLength(maxCellLength);
    expect(cellWords(`${'x'.repeat(maxCellLength - 1)}😀`)).toHaveLength(maxCellLength - 1);
    const page = await read(await write([aComment({ text: `\x1B${'y'.repeat(40_000)}` })]));
    expect(page.getCell('B2').value).toBe('y'.repeat(maxCellLength));
  });

  it('links no more places than spreadsheets take', async () => {
    const book = createSheetBook({ ...sheet, columns: sheet.columns.slice(0, 1) });
    const link = { words: 'Art. 1', address: 'https://regesta.example/read/x/1' };
    book.add(Array.from({ length: 65_531 }, () => [link]));
    const page = await read(new Uint8Array(await book.finish()));
    expect(page.getCell('A65531').value).toEqual({ text: 'Art. 1', hyperlink: link.address });
    expect(page.getCell('A65532').value).toBe('Art. 1');
  }, 60_000);
});

it.each(Object.entries(sequences))(
  'has the elements of %s in the order of the schema',
  async (file, sequence) => {
    const xml = strFromU8(unzipSync(await write([aComment(), aComment()]))[file] ?? new Uint8Array());
    const names = childrenOfRoot(xml);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !sequence.includes(name))).toEqual([]);
    expect(names).toEqual(names.toSorted((one, other) => sequence.indexOf(one) - sequence.indexOf(other)));
  },
);

it('is opened by LibreOffice, which reads the same words', async ({ skip }) => {
  if (libreOffice === undefined) return skip(noLibreOffice);
  const texts = ['=1+1', 'Zeile 1\nZeile 2', 'Ä 漢 😀', '00123'];
  const csv = opened(await write(texts.map((text) => aComment({ text }))), 'xlsx', 'csv');
  for (const text of texts) expect(csv).toContain(text);
  expect(csv).toContain('01/02/2026 00:30');
}, 120_000);
