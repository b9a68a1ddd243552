import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { libreOffice, noLibreOffice, opened, printed } from '#server/testing/libre-office.ts';
import { readChangeQuery } from '../../change-filter/change-query.ts';
import { type ChangeColumn, changeColumns } from '../../change-filter/columns.ts';
import { changeStatuses } from '../../contract/change-values.ts';
import { createPaperBook } from '../../lib/export-docx.ts';
import { aChange } from '../change-fixture.ts';
import { changesPaper, type DisplayedChanges } from './changes-file.ts';
import { displayedOf, wordsIn } from './displayed-fixture.ts';

const english = await wordsIn('EN');
const german = await wordsIn('DE');
const colours = { R: 'b3261e', A: '8f5600', G: '1c6b3a', '?': '666b70', D: '1c6b3a', O: '666b70' };

async function write(displayed: DisplayedChanges) {
  const { head, source } = changesPaper(displayed, colours);
  const book = createPaperBook(head);
  book.add(displayed.rows.map(source.rowOf));
  return new Uint8Array(await book.finish());
}
async function filesOf(displayed: DisplayedChanges) {
  const files = unzipSync(await write(displayed));
  return (name: string) => strFromU8(files[name] ?? new Uint8Array());
}

type ReadParagraph = {
  style: string;
  words: string;
  links: string[];
  isRepeated: boolean;
  languages: string[];
};

/** The paragraphs of a part, outside of the table and cell by cell in it. */
function read(xml: string) {
  const outside: ReadParagraph[] = [];
  const rows: ReadParagraph[][][] = [];
  let now: ReadParagraph | undefined;
  let isText = false;
  let isRepeated = false;
  let depth = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:tbl') depth += 1;
    if (name === 'w:tr') {
      rows.push([]);
      isRepeated = false;
    }
    if (name === 'w:tblHeader') isRepeated = true;
    if (name === 'w:tc') rows.at(-1)?.push([]);
    if (name === 'w:p') now = { style: '', words: '', links: [], isRepeated, languages: [] };
    if (name === 'w:pStyle' && now) now.style = String(attributes['w:val']);
    if (name === 'w:hyperlink') now?.links.push(String(attributes['r:id']));
    if (name === 'w:lang') now?.languages.push(String(attributes['w:val']));
    if (name === 'w:br' && now) now.words += '\n';
    isText = name === 'w:t';
  });
  parser.on('text', (text) => {
    if (isText && now) now.words += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    if (name === 'w:tbl') depth -= 1;
    if (name !== 'w:p' || !now) return;
    if (depth > 0) rows.at(-1)?.at(-1)?.push(now);
    else outside.push(now);
    now = undefined;
  });
  parser.write(xml).close();
  return { outside, rows };
}
const wordsOfRow = (row: ReadParagraph[][] | undefined) =>
  row?.map((cell) => cell.map(({ words }) => words).join('\n'));

describe('the document of changes', () => {
  it('has headings, what it holds, and a table with what the columns say', async () => {
    const rows = [
      aChange({ status: 'R', key: true, topic: '=1+1 & <b>', deadline: '2026-05-19', comments: 6 }),
      aChange({ status: '?', ownerId: undefined, deadline: undefined, summary: '', comments: 0 }),
    ];
    const query = readChangeQuery('green=0');
    const file = await filesOf(displayedOf(rows, english, { query, total: 40 }));
    const { outside, rows: table } = read(file('word/document.xml'));
    expect(outside.map(({ style, words }) => [style, words])).toEqual([
      ['Heading1', 'Changes'],
      ['Heading2', 'Selection'],
      ['', 'without on course'],
      ['', 'without out of scope and done'],
      ['', 'Sorted by Deadline'],
      ['', '2 of 40 changes, as of 01/06/2026, 10:30'],
      ['Heading2', 'Critical 1, Unknown 1'],
    ]);
    expect(table.map(wordsOfRow)).toEqual([
      ['Status', 'Key (Y/N)', 'Topic and summary', 'Source', 'Deadline', 'Owner', 'Comments'],
      [
        '◆\u00a0Critical',
        'Y',
        '=1+1 & <b>\nLamps must be lit before dusk.',
        'FINMA',
        '19/05/2026 (overdue by 13 days)',
        'Bea Brun',
        '6',
      ],
      ['◌\u00a0Unknown', 'N', 'Lamp oil', 'FINMA', 'open', 'not assigned', ''],
    ]);
    expect(table.map((row) => row[0]?.[0]?.isRepeated)).toEqual([true, false, false]);
  });

  it('is in landscape and in the language of the interface, with header and numbered pages', async () => {
    const query = readChangeQuery('domainData.status=R');
    const file = await filesOf(displayedOf([aChange({ language: 'FR' })], german, { query }));
    const xml = file('word/document.xml');
    expect(xml).toMatch(/<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"\/>/);
    expect(file('word/styles.xml')).toContain('<w:lang w:val="de-CH"');
    expect(read(file('word/header1.xml')).outside.map(({ words }) => words)).toEqual([
      'Änderungen · Status: Kritisch · 01.06.2026, 10:30',
    ]);
    const footer = file('word/footer1.xml');
    expect(footer.match(/Seite |PAGE|>[^<]* von |NUMPAGES/g)).toEqual([
      'Seite ',
      'PAGE',
      '> von ',
      'NUMPAGES',
    ]);
    // Words of a source in another language are marked as such.
    const topic = read(xml).rows[1]?.[2];
    expect(topic?.map(({ languages }) => languages)).toEqual([['fr-CH'], ['fr-CH']]);
  });

  it('links topics to their changes, and sources to what they publish on the web', async () => {
    const link = 'https://finma.example/rs?a=1&b=2';
    const rows = [aChange({ link, slug: 'one' }), aChange({ link: 'javascript:alert(1)', slug: 'two' })];
    const file = await filesOf(displayedOf(rows, english));
    const targets = new Map(
      [...file('word/_rels/document.xml.rels').matchAll(/<Relationship [^>]*>/g)].map(([tag]) => [
        /Id="([^"]*)"/.exec(tag)?.[1],
        [/Target="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'), /TargetMode="External"/.test(tag)],
      ]),
    );
    const leading = read(file('word/document.xml'))
      .rows.slice(1)
      .map((row) => row.map((cell) => cell.flatMap(({ links }) => links.map((id) => targets.get(id)))));
    const address = (slug: string) => [`https://regesta.example/changes/${slug}?a=1&b=2`, true];
    expect(leading).toEqual([
      [[], [], [address('one')], [[link, true]], [], [], []],
      [[], [], [address('two')], [], [], [], []],
    ]);
  });

  it('has no links where changes have no address', async () => {
    const file = await filesOf(displayedOf([aChange()], english, { addressOf: () => undefined }));
    expect(file('word/document.xml')).not.toContain('w:hyperlink');
  });

  it('holds every row and every column on screen, whatever they say', async () => {
    const change = fc.record({
      status: fc.constantFrom(...changeStatuses),
      topic: fc.string({ unit: fc.constantFrom(...'aé<&"]]>\u{1f600}=\u0007'), minLength: 1, maxLength: 12 }),
      files: fc.nat(3),
    });
    const columns = fc.shuffledSubarray([...changeColumns], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), columns, async (given, displayed) => {
        const rows = given.map((fields, index) => aChange({ ...fields, domainId: `d${index}` }));
        const file = await filesOf(displayedOf(rows, english, { columns: displayed }));
        const table = read(file('word/document.xml')).rows.map(wordsOfRow);
        expect(table[0]).toEqual(
          displayed.map((column) => (column === 'key' ? 'Key (Y/N)' : english.text(`changes.${column}`))),
        );
        expect(table).toHaveLength(rows.length + 1);
        rows.forEach((row, index) => {
          const at = (column: ChangeColumn) => table[index + 1]?.[displayed.indexOf(column)];
          if (displayed.includes('topic'))
            expect(at('topic')).toBe(`${row.topic.replaceAll('\u0007', '')}\n${row.summary}`);
          if (displayed.includes('files')) expect(at('files')).toBe(row.files === 0 ? '' : String(row.files));
        });
      }),
      { numRuns: 25 },
    );
  });

  it('is opened by LibreOffice with its headings, links and numbered pages, each with what it holds', async ({
    skip,
  }) => {
    if (libreOffice === undefined) return skip(noLibreOffice);
    const rows = Array.from({ length: 120 }, (_, index) =>
      aChange({ topic: `Lampe ${index}`, slug: `lampe-${index}`, deadline: '2026-05-19' }),
    );
    const query = readChangeQuery('domainData.status=G');
    const bytes = await write(displayedOf(rows, german, { query, total: 500 }));
    const xml = opened(bytes, 'docx', 'fodt');
    expect([...xml.matchAll(/<text:h [^>]*text:outline-level="(\d)"/g)].map(([, level]) => level)).toEqual([
      '1',
      '2',
      '2',
    ]);
    for (const part of ['<table:table-header-rows>', 'fo:language="de" fo:country="CH"'])
      expect(xml).toContain(part);
    for (const index of [0, 119])
      expect(xml).toContain(`xlink:href="https://regesta.example/changes/lampe-${index}?a=1&amp;b=2"`);
    const pages = await printed(bytes, 'docx');
    const last = Number(/Seite 1 von (\d+)/.exec(pages)?.[1]);
    expect(last).toBeGreaterThan(1);
    expect(pages).toContain(`Seite ${last} von ${last}`);
    expect(pages.match(/Änderungen · Status: Auf Kurs · 01\.06\.2026, 10:30/g)).toHaveLength(last);
    expect(pages.match(/Thema und Zusammenfassung/g)).toHaveLength(last);
  }, 120_000);

  it('is opened by LibreOffice, which reads the same words', async ({ skip }) => {
    if (libreOffice === undefined) return skip(noLibreOffice);
    const rows = ['=1+1', 'Ä 漢 😀'].map((topic) => aChange({ topic, status: 'R', deadline: '2026-05-19' }));
    const read = opened(await write(displayedOf(rows, english)), 'docx', 'txt');
    for (const words of [
      '=1+1',
      'Ä 漢 😀',
      'Critical',
      '19/05/2026 (overdue by 13 days)',
      'Sorted by Deadline',
    ])
      expect(read).toContain(words);
  }, 120_000);
});
