import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LoadedFile, LoadedText } from '#core/contract/main/loaded-files.ts';
import type { LoadedTable } from '#core/contract/main/loaded-rows.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { aPdfUpload, openAsDataAdministrator } from '../../testing/data-administrator.ts';
import type { PortalOptions } from '../../testing/portal.tsx';

const outcomes: LoadedFile['outcomes'] = {
  newDocument: 0,
  newVersion: 0,
  newLanguage: 0,
  replaced: 0,
  table: 0,
  unchanged: 0,
  refused: 0,
};

const aFile = (more: Partial<LoadedFile> = {}): LoadedFile => ({
  id: 'f1',
  name: 'lamps.xml',
  size: 1000,
  uploadedAt: '2026-05-01T08:00:00.000Z',
  uploadedBy: 'ada@musterbank.example',
  state: 'checked',
  done: 1,
  total: 1,
  outcomes,
  became: { stored: 0, unchanged: 0, refused: 0 },
  checkedAt: '2026-05-01T08:01:00.000Z',
  ...more,
});

const aText = (more: Partial<LoadedText> = {}): LoadedText => ({
  number: 1,
  name: 'lamps.xml',
  outcome: 'newDocument',
  ...more,
});

const aTable = (more: Partial<LoadedTable> = {}): LoadedTable => ({
  kind: 'news',
  added: 1,
  changed: 1,
  unchanged: 2,
  samples: 0,
  problems: 0,
  ...more,
});

const reportCall = 'GET /LoadedFiles/Report/f1';
const rowsCall = 'GET /LoadedFiles/Rows/f1/1';
const templateCall = 'GET /LoadedFiles/Template/news/csv';
const open = (address: string, answers: Answers = {}, options: PortalOptions = {}) =>
  openAsDataAdministrator(
    address,
    { 'GET /LoadedFiles': { files: [aFile()] }, 'GET /PdfUploads': [], ...answers },
    options,
  );

const openReport = (file: LoadedFile, texts: readonly LoadedText[], more: Answers = {}, options = {}) =>
  open(
    '/load-data?file=f1',
    { 'GET /LoadedFiles': { files: [file] }, [reportCall]: { file, texts }, ...more },
    options,
  );

describe('the report of a loaded file', () => {
  it('says why a text is refused, in the language of whoever reads', async () => {
    const values = { name: 'a/b.xml', most: 1024 };
    const refused = (number: number, refusal: NonNullable<LoadedText['refusal']>) =>
      aText({ number, outcome: 'refused', refusal });
    const texts = [
      refused(1, {
        line: 12,
        reason: 'the version date is missing',
        code: 'LANGUAGE_MISSING',
        values: { name: 'LG.DOC' },
      }),
      refused(2, { line: 0, reason: 'the ZIP file is refused', code: 'ZIP_FILE_TOO_LARGE', values }),
      refused(3, { line: 0, reason: 'words of an older server' }),
    ];
    const file = aFile({ outcomes: { ...outcomes, refused: 3 } });
    const { view } = await openReport(file, texts, {}, { language: 'DE' });
    await expect.element(view.getByText('Die Sprache (LG.DOC) fehlt.')).toBeVisible();
    await expect.element(view.getByText('Zeile 12:')).toBeVisible();
    await expect
      .element(view.getByText(/^«a\/b.xml» in der ZIP-Datei hat entpackt mehr als 1.?024 MB\.$/))
      .toBeVisible();
    const old = view.getByText('words of an older server');
    await expect.element(old).toHaveAttribute('lang', 'en');
    await expectAccessible();
  });

  it('has a long name in its head, which stays off the edges', async () => {
    const file = aFile({ name: 'SR-235.1_DSG_20230901_of-the-whole-confederation_de.xml' });
    const { view } = await openReport(file, [], {}, { width: 390 });
    const title = view.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect.element(title).toBeVisible();
    const inner = title.element().getBoundingClientRect();
    const outer = title.element().parentElement?.getBoundingClientRect() ?? inner;
    expect(inner.top - outer.top).toBeGreaterThanOrEqual(8);
    expect(outer.bottom - inner.bottom).toBeGreaterThanOrEqual(8);
  });

  it('says what was published before the file was read again', async () => {
    const publishedAt = '2026-05-01T09:00:00.000Z';
    const file = aFile({ publishedAt, outcomes: { ...outcomes, unchanged: 1 } });
    const recognised: NonNullable<LoadedText['text']> = {
      format: 'akn',
      sourceKey: 'lamps',
      sourceNumber: '1',
      title: 'Lamps Act',
      language: 'EN',
      versionDate: '2026-01-01',
      counts: { articles: 2 },
      warnings: [],
    };
    const publication = {
      at: publishedAt,
      by: 'bea@musterbank.example',
      regTextId: 'lamps',
      isCompared: true,
    };
    const { view } = await openReport(file, [aText({ outcome: 'unchanged', text: recognised, publication })]);
    const dialog = view.getByRole('dialog');
    await expect.element(dialog.getByText(/^Published on [\d/, :]+ by bea@musterbank.example/)).toBeVisible();
    await expect.element(dialog.getByText(/^Published on [\d/, :]+, nothing new since$/)).toBeVisible();
    const compare = dialog.getByRole('link', { name: /^Compare Lamps Act/ });
    await expect.element(compare).toHaveAttribute('href', '/load-data?file=f1&text=1');
    await expect.element(dialog.getByRole('link', { name: /^Read the text: Lamps Act/ })).toBeVisible();
    await expectAccessible();
  });

  it('shows what a table changes cell by cell, and the next rows when they are asked for', async () => {
    const difference = (row: number, name: string) => ({
      row,
      name,
      how: 'changed' as const,
      cells: [{ column: 'title DE', before: 'Alte Lampe', after: 'Neue Lampe' }],
    });
    const { view, requestsOf } = await openReport(
      aFile({ name: 'news.csv', outcomes: { ...outcomes, table: 1 } }),
      [aText({ name: 'news.csv', outcome: 'table', table: aTable() })],
      {
        [rowsCall]: (request) =>
          Response.json(
            new URL(request.url).searchParams.get('from') === '0'
              ? { differences: [difference(2, 'first')], problems: [], next: 1 }
              : { differences: [difference(3, 'second')], problems: [] },
          ),
      },
    );
    await expect.element(view.getByText('1 new, 1 changed, 2 as they were')).toBeVisible();
    expect(requestsOf(rowsCall)).toEqual([]);
    await userEvent.click(view.getByText('What changes, cell by cell'));
    const list = view.getByRole('list', { name: 'news.csv' });
    await expect.element(list.getByText(/Row 2/)).toBeVisible();
    await expect.element(list.getByText('Neue')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'More rows' }));
    await expect.element(list.getByText(/Row 3/)).toBeVisible();
    expect(view.getByRole('button', { name: 'More rows' }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('leads from each row of topics to its page once it is published', async () => {
    const differences = [
      { row: 2, name: 'liquidity DE', how: 'new', cells: [{ column: 'title', after: 'Liquidität' }] },
    ];
    const { view } = await openReport(
      aFile({ name: 'topics.csv', state: 'published', outcomes: { ...outcomes, table: 1 } }),
      [
        aText({
          name: 'topics.csv',
          outcome: 'table',
          table: aTable({ kind: 'topics' }),
          published: { became: 'stored' },
        }),
      ],
      { [rowsCall]: { differences, problems: [] } },
    );
    await userEvent.click(view.getByText('What was changed, cell by cell'));
    const link = view.getByRole('link', { name: 'liquidity DE' });
    await expect.element(link).toHaveAttribute('href', '/topic/liquidity');
    await expectAccessible();
  });

  it('leads from each row of news to its item once it is published', async () => {
    const differences = [
      { row: 2, name: 'capital-2027', how: 'new', cells: [{ column: 'title DE', after: 'Eigenmittel' }] },
    ];
    const { view } = await openReport(
      aFile({ name: 'news.csv', state: 'published', outcomes: { ...outcomes, table: 1 } }),
      [
        aText({
          name: 'news.csv',
          outcome: 'table',
          table: aTable({ kind: 'news' }),
          published: { became: 'stored' },
        }),
      ],
      { [rowsCall]: { differences, problems: [] } },
    );
    await userEvent.click(view.getByText('What was changed, cell by cell'));
    const link = view.getByRole('link', { name: 'capital-2027' });
    await expect.element(link).toHaveAttribute('href', '/news/id/capital-2027');
    await expect.element(view.getByRole('link', { name: 'Open the news' })).toHaveAttribute('href', '/news');
  });

  it('shows at once what is wrong with a table, by row, column and reason', async () => {
    const problems = [
      { row: 2, column: 'title DE', reason: 'is missing', code: 'MISSING', values: {} },
      { row: 3, column: '', reason: 'too long', code: 'TOO_MANY_ROWS', values: { most: 10_000 } },
      { row: 0, column: '', reason: 'only in English' },
    ];
    const { view } = await openReport(
      aFile({ name: 'news.csv', outcomes: { ...outcomes, refused: 1 } }),
      [
        aText({
          name: 'news.csv',
          outcome: 'refused',
          refusal: { line: 0, reason: '3 are wrong', code: 'ROWS', values: {} },
          table: aTable({ problems: 3 }),
        }),
      ],
      { [rowsCall]: { differences: [], problems } },
    );
    await expect.element(view.getByText('Row 2, column “title DE”')).toBeVisible();
    await expect.element(view.getByText('has more than 10,000 rows')).toBeVisible();
    await expect.element(view.getByText('only in English')).toHaveAttribute('lang', 'en');
    await expect
      .element(view.getByText('Nothing of the table is loaded until all of it is right.'))
      .toBeVisible();
  });

  it('asks again while the server works on the file, and no longer once it is done', async () => {
    let replies = 0;
    const reply = () => {
      replies += 1;
      const file = aFile(replies < 3 ? { state: 'reading', done: replies, total: 3 } : {});
      return Response.json({ file, texts: [] });
    };
    const { view, requestsOf } = await openReport(aFile({ state: 'reading' }), [], {
      [reportCall]: reply,
      'GET /LoadedFiles': { files: [aFile()] },
    });
    await expect.element(view.getByText('is being read, 2 of 3').first(), { timeout: 8000 }).toBeVisible();
    await expect.element(view.getByText('No text was recognised.'), { timeout: 8000 }).toBeVisible();
    const after = requestsOf(reportCall).length;
    expect(after).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(requestsOf(reportCall).length).toBe(after);
  });
});

describe('the list of stored files', () => {
  it('has its buttons beside each other where it is a table, also with little room', async () => {
    const file = aFile({ name: 'SR-235.1_DSG_20230901_of-the-whole-confederation_de.xml' });
    const { view } = await open(
      '/load-data',
      { 'GET /LoadedFiles': { files: [file] }, 'GET /PdfUploads': [aPdfUpload()] },
      { width: 1024 },
    );
    const topOf = async (name: string) => {
      const button = view.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      const { top, height } = button.element().getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    expect(await topOf(`Report of ${file.name}`)).toBe(await topOf(`Delete ${file.name}`));
    expect(await topOf('Download lamps.pdf')).toBe(await topOf('Delete lamps.pdf'));
    await expectNoSidewaysScroll();
  });

  it('marks how many texts are refused, and not those that are taken', async () => {
    const file = aFile({ outcomes: { ...outcomes, newDocument: 2, refused: 1 } });
    const { view } = await open('/load-data', { 'GET /LoadedFiles': { files: [file] } });
    const refused = view.getByText('1 refused', { exact: true });
    await expect.element(refused).toBeVisible();
    const all = refused.element().parentElement ?? document.body;
    expect(all.textContent).toBe('2 new documents, 1 refused');
    const colourOf = (element: Element) => getComputedStyle(element).color;
    expect(colourOf(refused.element())).not.toBe(colourOf(all));
    await expectAccessible();
  });

  it('has PDFs with their state and the way to where they are corrected and published', async () => {
    const pdfs = [
      aPdfUpload(),
      aPdfUpload({ id: 'u2', name: 'scan.pdf', state: 'refused', refusal: 'noText' }),
    ];
    const { view } = await open('/load-data', { 'GET /PdfUploads': pdfs });
    const correct = view.getByRole('link', { name: 'Correct and publish (lamps.pdf)' });
    await expect.element(correct).toHaveAttribute('href', '/pdf-upload/u1');
    await expect.element(view.getByRole('link', { name: 'To the PDF uploads (scan.pdf)' })).toBeVisible();
    await expect.element(view.getByText('The file has no text.')).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll();
  });
});

describe('the templates of tables', () => {
  it('are saved one by one, and say why where one cannot be had', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    let isRefused = true;
    const { view, requestsOf } = await open('/load-data', {
      [templateCall]: () =>
        isRefused ? refusal(403, 'FORBIDDEN') : new Response('slug;date', { status: 200 }),
    });
    await userEvent.click(view.getByText('Templates of tables'));
    const csv = view.getByRole('button', { name: 'Template of News as CSV' });
    expectOnConsole(/Refused/);
    await userEvent.click(csv);
    await expect.element(view.getByText('You may not do this.')).toBeVisible();
    isRefused = false;
    await userEvent.click(csv);
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(view.getByText('You may not do this.').elements()).toEqual([]);
    expect(requestsOf(templateCall)).toHaveLength(2);
    saved.mockRestore();
  });
});
