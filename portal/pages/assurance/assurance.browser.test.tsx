import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { displayedTexts } from '../../testing/cells.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { bruno } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { savedFiles } from '../../testing/saved-files.ts';

const listCall = 'GET /RegulatoryAssuranceDomain/List';
const both = [
  anAnswer({ reviewDate: '2026-01-31' }),
  anAnswer({
    raid: 'a2',
    regArt: 'lamp~2',
    compliance: 'covered',
    coveredBy: 'lamp~1',
    responsible: {},
    control: '=1+1',
    evidence: undefined,
    reviewDate: undefined,
  }),
];

/** A server with these answers, which gives the page that is asked for and obeys no filter but compliance. */
const answersOf = (stored: readonly AssuranceAnswer[]): Answers => ({
  'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
  'POST /ListOfRegulation': [lampAct],
  [listCall]: (request) => {
    const query = new URL(request.url).searchParams;
    const start = Number(query.get('start') ?? 0);
    const rows = Number(query.get('rows') ?? 50);
    const words = query.get('compliance')?.split(',');
    const matching = stored.filter(({ compliance }) => words?.includes(compliance) ?? true);
    return Response.json({ total: matching.length, answers: matching.slice(start, start + rows) });
  },
});

async function open(
  search = '',
  { given = both, answers, ...options }: PortalOptions & { given?: readonly AssuranceAnswer[] } = {},
) {
  const test = await openPortal(`/assurance${search}`, {
    roles: ['READER'],
    ...options,
    answers: { ...answersOf(given), ...answers },
  });
  const main = test.view.getByRole('main');
  const cells = () =>
    [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
      displayedTexts(row.querySelectorAll<HTMLElement>('th, td')),
    );
  const queried = () => test.requestsOf(listCall).findLast(({ query }) => query.rows !== '0')?.query;
  return { ...test, main, cells, queried };
}

describe('the page of assurance', () => {
  it.each([1440, 390])('lists what the organisation answers, at %i', async (width) => {
    const { main, cells } = await open('', { width });
    await expect.element(main.getByText('2 answers')).toBeVisible();
    await expect.element(main.getByRole('rowheader', { name: /LampA/ }).first()).toBeVisible();
    if (width > 960)
      expect(cells()).toEqual([
        [
          ...['Art. 1 para. 1 LampA', '', 'Partial', '', 'Bea Beispiel', 'Yearly test of all lamps.'],
          ...['https://intranet.example/lamps', '31/01/2026 overdue', '01/01/2024', '01/05/2026'],
        ],
        [
          ...['Art. 2 LampA', '', 'Covered by another article', 'Art. 1 LampA', 'Former user', '=1+1'],
          ...['', '', '01/01/2024', '01/05/2026'],
        ],
      ]);
    await expect
      .element(main.getByRole('link', { name: /Art\. 1 para\. 1/ }).first())
      .toHaveAttribute('href', '/read/lamp/1#1%5E1');
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('keeps filters, order and page in the address, and asks the server for them', async () => {
    const given = Array.from({ length: 30 }, (_, index) => anAnswer({ raid: `a${index}` }));
    const { view, main, path, queried } = await open('?compliance=partial', { given, width: 1440 });
    await expect.element(main.getByText('1–10 of 30')).toBeVisible();
    const byDefault = { compliance: 'partial', sort: 'regArt', order: 'asc', start: '0', rows: '10' };
    expect(queried()).toEqual(byDefault);
    await userEvent.click(main.getByRole('button', { name: 'Next page' }));
    await expect.poll(path).toBe('/assurance?compliance=partial&page=2');
    await expect.poll(queried).toEqual({ ...byDefault, start: '10' });
    await userEvent.selectOptions(main.getByLabelText('Filter by Responsible'), 'Nobody');
    await expect.poll(queried).toEqual({ ...byDefault, orphaned: 'true' });
    await userEvent.selectOptions(main.getByLabelText('Filter by Responsible'), 'Bruno Baum');
    await expect.poll(path).toBe(`/assurance?compliance=partial&responsible=${bruno.id}`);
    await userEvent.selectOptions(main.getByLabelText('Filter by Version answered'), 'Earlier versions too');
    await userEvent.click(main.getByRole('button', { name: 'Review', exact: true }));
    await expect.poll(queried).toMatchObject({ versions: 'all', sort: 'reviewDate', order: 'asc' });
    const head = view.getByRole('columnheader', { name: 'Review' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(main.getByRole('button', { name: 'Filter by Review: all' }));
    const days = view.getByRole('dialog', { name: 'Filter by Review' });
    await userEvent.fill(days.getByLabelText('To'), '31/12/2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(queried).toMatchObject({ reviewTo: '2026-12-31' });
    await userEvent.fill(main.getByLabelText('Filter by Control'), 'yearly test');
    await expect.poll(queried).toMatchObject({ text: 'yearly test', compliance: 'partial' });
  });

  it('opens an old or mistyped address, without what no answer can have', async () => {
    const { main, queried } = await open('?compliance=maybe,no&sort=colour&reviewTo=2026-02-30&page=x');
    await expect.element(main.getByText('Nothing matches these filters.')).toBeVisible();
    expect(queried()).toMatchObject({ compliance: 'no', sort: 'regArt', start: '0' });
    expect(queried()).not.toHaveProperty('reviewTo');
  });

  it('says that nobody has answered', async () => {
    const nothing = await open('', { given: [] });
    await expect.element(nothing.main.getByText(/^Nobody has answered yet/)).toBeVisible();
    await expectAccessible();
  });

  it('says that answers could not be loaded', async () => {
    expectOnConsole(/list answers/);
    const answers: Answers = { [listCall]: () => refusal(500, 'FAULT') };
    const { main } = await open('', { answers });
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is for readers', async () => {
    const options = { roles: ['CHAT_USER' as const], answers: answersOf(both) };
    expect(await expectNoAccess('/assurance', 'Reader', options)).not.toContain(listCall);
  });

  it('is closed to isolated testers, and not asked for', async () => {
    const { view, requestsOf } = await openPortal('/assurance', {
      roles: ['READER', 'ISOLATED_TESTER'],
      answers: answersOf(both),
    });
    const main = view.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: /isolated/i })).toBeVisible();
    expect(requestsOf(listCall)).toEqual([]);
  });
});

async function sheetOf(blobs: readonly Blob[]) {
  const { Workbook } = await import('exceljs');
  const book = new Workbook();
  await book.xlsx.load(await new Blob([...blobs]).arrayBuffer());
  const page = book.worksheets[0];
  const row = (number: number) => Array.from((page?.getRow(number).values ?? []) as unknown[]).slice(1);
  return { page, row };
}

describe('answers that were carried over', () => {
  const mark = { caid: 'k1', versionDate: '2024-01-01', outcome: 'unchanged', state: 'placed', open: false };
  const old = (raid: string, fields: Partial<AssuranceAnswer>, carried: object) =>
    anAnswer({
      raid,
      versionDate: '2020-01-01',
      carried: { ...mark, ...carried } as CarriedMark,
      ...fields,
    });
  const given = [
    old('c1', { regArt: 'lamp~1^1' }, {}),
    old('c2', { regArt: 'lamp~1^1', standsAt: 'lamp~1^2' }, { outcome: 'renumbered' }),
    old('c3', { regArt: 'lamp~2' }, { outcome: 'changed', state: 'review', open: true }),
    old('c4', { regArt: 'lamp~23^1', compliance: 'no' }, { outcome: 'repealed', state: 'parked' }),
  ];
  const repealed = '/read/lamp/23?versionDate=2020-01-01#23%5E1';

  it.each([1440, 390])(
    'say what became of them, and lead to the words that were answered, at %i',
    async (width) => {
      const { main, cells } = await open('', { given, width });
      await expect.element(main.getByText('4 answers')).toBeVisible();
      const link = (name: string) => main.getByRole('link', { name, exact: true });
      await expect.element(link('Art. 1 para. 2 LampA')).toHaveAttribute('href', '/read/lamp/1#1%5E2');
      await expect
        .element(link('answered as Art. 1 para. 1 LampA, version of 01/01/2020'))
        .toHaveAttribute('href', '/read/lamp/1?versionDate=2020-01-01#1%5E1');
      await expect.element(link('Art. 23 para. 1 LampA')).toHaveAttribute('href', repealed);
      await expect.element(main.getByText('Repealed, parked', { exact: true })).toBeVisible();
      if (width > 960)
        expect(cells().map(([, carried]) => carried)).toEqual([
          'Words unchanged',
          'New number, same words',
          'Words changed, to be reviewed',
          'Repealed, parked',
        ]);
      await expectAccessible();
      expectNoSidewaysScroll();
    },
  );

  it('are found by what became of them', async () => {
    const { main, path, queried } = await open('?carried=parked,lost', { given, width: 1440 });
    await expect.poll(queried).toMatchObject({ carried: 'parked' });
    await userEvent.selectOptions(main.getByLabelText('Filter by Carried over'), 'To be reviewed');
    await expect.poll(path).toBe('/assurance?carried=review');
    await expect.poll(queried).toMatchObject({ carried: 'review' });
  });

  it('are exported with the paragraph and the version for which they were answered', async () => {
    const { blobs } = savedFiles();
    const { main, view } = await open('', { given, width: 1440 });
    await userEvent.click(main.getByRole('button', { name: 'Export' }));
    await expect.element(view.getByText('4 answers exported.')).toBeVisible();
    const { row } = await sheetOf(blobs);
    const said = (number: number) => {
      const [place, answeredAs, carried] = row(number);
      return [place, answeredAs, carried, row(number)[9]];
    };
    const linked = (text: string, address: string) =>
      expect.objectContaining({ text, hyperlink: `${window.location.origin}${address}` });
    const day = new Date('2020-01-01T00:00:00Z');
    expect(said(1)).toEqual(['Place', 'Answered as', 'Carried over', 'Version answered']);
    expect(said(3)).toEqual([
      linked('Art. 1 para. 2 LampA', '/read/lamp/1#1%5E2'),
      linked('Art. 1 para. 1 LampA', '/read/lamp/1?versionDate=2020-01-01#1%5E1'),
      'New number, same words',
      day,
    ]);
    expect(said(5)).toEqual([
      linked('Art. 23 para. 1 LampA', repealed),
      linked('Art. 23 para. 1 LampA', repealed),
      'Repealed, parked',
      day,
    ]);
  });
});

it('the export holds exactly what is shown, each cell in its type', async () => {
  const { blobs, names } = savedFiles();
  const answers = [...both, ...Array.from({ length: 600 }, (_, index) => anAnswer({ raid: `b${index}` }))];
  const { main, view, requestsOf } = await open('?compliance=partial', {
    given: answers,
    width: 1440,
  });
  await expect.element(main.getByText('601 of 602')).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Export' }));
  await expect.element(view.getByText('601 answers exported.')).toBeVisible();
  expect(names).toEqual(['assurance-2026-06-01.xlsx']);
  expect(requestsOf(listCall).filter(({ query }) => query.rows === '500').length).toBe(2);
  const { page, row } = await sheetOf(blobs);
  expect(row(1)).toEqual([
    ...[
      'Place',
      'Answered as',
      'Carried over',
      'Compliance',
      'Covered by',
      'Responsible',
      'Control',
      'Evidence',
      'Review',
      'Version answered',
      'Edited',
    ],
  ]);
  expect(row(2).slice(2)).toEqual([
    ...['', 'Partial', '', 'Bea Beispiel', 'Yearly test of all lamps.', 'https://intranet.example/lamps'],
    new Date('2026-01-31T00:00:00Z'),
    new Date('2024-01-01T00:00:00Z'),
    new Date('2026-05-01T10:00:00Z'),
  ]);
  expect(row(2)[0]).toMatchObject({ hyperlink: `${window.location.origin}/read/lamp/1#1%5E1` });
  expect(page?.getRow(2).getCell(9).numFmt).toBe('dd/mm/yyyy');
  expect(page?.rowCount).toBe(602);
});
