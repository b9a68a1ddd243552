import { type CellValue, Workbook } from 'exceljs';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { libreOffice, noLibreOffice, opened, printed } from '#server/testing/libre-office.ts';
import { childrenOfRoot, sequences } from '#server/testing/ooxml.ts';
import { readChangeQuery } from '../../change-filter/change-query.ts';
import { type ChangeColumn, changeColumns } from '../../change-filter/columns.ts';
import { changeStatuses } from '../../contract/change-values.ts';
import { createSheetBook } from '../../lib/export-xlsx.ts';
import { aChange } from '../change-fixture.ts';
import { changesSheet, type DisplayedChanges } from './changes-file.ts';
import { displayedOf, wordsIn } from './displayed-fixture.ts';

const english = await wordsIn('EN');

async function write(displayed: DisplayedChanges) {
  const { head, source } = changesSheet(displayed);
  const book = createSheetBook(head);
  book.add(displayed.rows.map(source.rowOf));
  return new Uint8Array(await book.finish());
}
async function read(bytes: Uint8Array) {
  const book = new Workbook();
  await book.xlsx.load(bytes.buffer as ArrayBuffer);
  return book.worksheets[0] as (typeof book.worksheets)[number];
}
type Page = Awaited<ReturnType<typeof read>>;
const valuesOf = (page: Page, row: number) => (page.getRow(row).values as CellValue[]).slice(1);
/** Below title, selection, order and count. */
const head = 5;

describe('the spreadsheet of changes', () => {
  it('holds what the columns say, numbers and days as such, in their order', async () => {
    const rows = [
      aChange({
        status: 'R',
        key: true,
        topic: '=1+1',
        deadline: '2026-05-19',
        comments: 6,
        link: 'https://finma.example/rs?a=1&b=2',
        slug: 'cyber risks',
      }),
      aChange({
        status: '?',
        ownerId: undefined,
        deadline: undefined,
        summary: '',
        link: 'javascript:alert(1)',
        date: '2026-05-30',
      }),
      aChange({
        deadline: '2026-06-20',
        ownerId: 'gone',
        withdrawn: true,
        approval: { status: 'D' } as never,
      }),
    ];
    const page = await read(await write(displayedOf(rows, english)));
    expect(valuesOf(page, head)).toEqual([
      ...['Status', 'Key (Y/N)', 'Topic and summary', 'Source', 'Deadline', 'Owner', 'Comments'],
    ]);
    const link = (slug: string) => `https://regesta.example/changes/${slug}?a=1&b=2`;
    expect(valuesOf(page, head + 1)).toEqual([
      'Critical',
      'Y',
      { text: '=1+1\nLamps must be lit before dusk.', hyperlink: link('cyber%20risks') },
      { text: 'FINMA', hyperlink: 'https://finma.example/rs?a=1&b=2' },
      new Date('2026-05-19T00:00:00Z'),
      'Bea Brun',
      6,
    ]);
    expect(page.getCell(head + 1, 5).numFmt).toBe('dd/mm/yyyy "(overdue)"');
    expect(valuesOf(page, head + 2)).toEqual([
      'Unknown',
      'N',
      { text: 'Lamp oil (new)', hyperlink: link('lamp-oil') },
      'FINMA',
      'open',
      'not assigned',
      0,
    ]);
    expect(valuesOf(page, head + 3).slice(0, 6)).toEqual([
      'On course (Done requested)',
      'N',
      { text: 'Lamp oil (withdrawn)\nLamps must be lit before dusk.', hyperlink: link('lamp-oil') },
      'FINMA',
      new Date('2026-06-20T00:00:00Z'),
      'Former user',
    ]);
    expect(page.getCell(head + 3, 5).numFmt).toBe('dd/mm/yyyy "(within one month)"');
  });

  it('says above what it holds, and keeps the head in sight, with a filter over the rows', async () => {
    const query = readChangeQuery('domainData.status=R,A&topic=Ruß %26 Öl');
    const page = await read(await write(displayedOf([aChange(), aChange()], english, { query, total: 40 })));
    expect([1, 2, 3, 4].map((row) => page.getCell(row, 1).value)).toEqual([
      'Changes',
      'Selection: Topic and summary: contains “Ruß & Öl”; Status: Critical, Delayed',
      'Sorted by Deadline',
      '2 of 40 changes, as of 01/06/2026, 10:30. On course 2',
    ]);
    expect(page.views).toMatchObject([{ state: 'frozen', ySplit: head }]);
    expect(page.autoFilter).toBe(`A${head}:G${head + 2}`);
    expect(page.pageSetup).toMatchObject({ orientation: 'landscape', printTitlesRow: `${head}:${head}` });
    expect(page.headerFooter.oddHeader).toContain('contains “Ruß && Öl”');
    expect(page.headerFooter.oddFooter).toBe('&R&P / &N');
    expect(page.getColumn(3).width).toBe(80);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "\t=cmd|' /C calc'!A0"])(
    'keeps words as words: %j',
    async (text) => {
      const columns: ChangeColumn[] = ['area', 'comment'];
      const page = await read(
        await write(displayedOf([aChange({ area: text, comment: text })], english, { columns })),
      );
      for (const column of [1, 2]) {
        const cell = page.getCell(head + 1, column);
        expect([cell.value, cell.formula]).toEqual([text, undefined]);
      }
    },
  );

  it('holds every row and every column on screen, whatever they are', async () => {
    const change = fc.record({
      status: fc.constantFrom(...changeStatuses),
      key: fc.boolean(),
      comment: fc.string({ unit: 'grapheme', maxLength: 12 }).filter((words) => words.trim() === words),
      files: fc.nat(20),
      deadline: fc.constantFrom('2026-05-19', '2026-06-20', '2027-01-01', undefined),
    });
    const columns = fc.shuffledSubarray([...changeColumns], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), columns, async (given, displayed) => {
        const rows = given.map((fields, index) => aChange({ ...fields, domainId: `d${index}` }));
        const page = await read(await write(displayedOf(rows, english, { columns: displayed })));
        expect(valuesOf(page, head)).toEqual(
          displayed.map((column) => (column === 'key' ? 'Key (Y/N)' : english.text(`changes.${column}`))),
        );
        expect(page.rowCount).toBe(head + rows.length);
        rows.forEach((row, index) => {
          const at = (column: ChangeColumn) =>
            page.getCell(head + 1 + index, displayed.indexOf(column) + 1).value;
          if (displayed.includes('files')) expect(at('files')).toBe(row.files);
          if (displayed.includes('key')) expect(at('key')).toBe(row.key ? 'Y' : 'N');
          if (displayed.includes('deadline'))
            expect(at('deadline')).toEqual(row.deadline ? new Date(`${row.deadline}T00:00:00Z`) : 'open');
        });
      }),
      { numRuns: 25 },
    );
  });

  it.each(Object.entries(sequences))(
    'has the elements of %s in the order of the schema',
    async (file, order) => {
      const bytes = await write(displayedOf([aChange(), aChange()], english));
      const names = childrenOfRoot(strFromU8(unzipSync(bytes)[file] ?? new Uint8Array()));
      expect(names.length).toBeGreaterThan(3);
      expect(names.filter((name) => !order.includes(name))).toEqual([]);
      expect(names).toEqual(names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
    },
  );

  it('is opened by LibreOffice with its days, links and numbered pages, each with what it holds', async ({
    skip,
  }) => {
    if (libreOffice === undefined) return skip(noLibreOffice);
    const rows = Array.from({ length: 120 }, (_, index) =>
      aChange({ topic: `Lampe ${index}`, slug: `lampe-${index}`, deadline: '2026-05-19' }),
    );
    const query = readChangeQuery('domainData.status=G');
    const bytes = await write(displayedOf(rows, english, { query, total: 500 }));
    const xml = opened(bytes, 'xlsx', 'fods');
    for (const part of [
      'Selection: Status: On course',
      '120 of 500 changes, as of 01/06/2026, 10:30',
      'office:date-value="2026-05-19"',
      'xlink:href="https://regesta.example/changes/lampe-119?a=1&amp;b=2"',
    ])
      expect(xml).toContain(part);
    const pages = await printed(bytes, 'xlsx');
    const last = Number(/ 1 \/ (\d+)/.exec(pages)?.[1]);
    expect(last).toBeGreaterThan(1);
    expect(pages).toContain(`${last} / ${last}`);
    expect(pages.match(/Changes · Selection: Status: On course/g)).toHaveLength(last);
    expect(pages.match(/Topic and summary/g)).toHaveLength(last);
  }, 120_000);

  it('is opened by LibreOffice, which reads the same words', async ({ skip }) => {
    if (libreOffice === undefined) return skip(noLibreOffice);
    const rows = ['=1+1', 'Ä 漢 😀'].map((topic) => aChange({ topic, deadline: '2026-05-19' }));
    const csv = opened(await write(displayedOf(rows, english)), 'xlsx', 'csv');
    for (const words of ['=1+1', 'Ä 漢 😀', '19/05/2026 (overdue)', 'Sorted by Deadline'])
      expect(csv).toContain(words);
  }, 120_000);
});
