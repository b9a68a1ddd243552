import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { displayedTexts } from '../../testing/cells.ts';
import { aComment, commentAnswers, tagOfAda } from '../../testing/comments.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { settings } from '../../testing/settings.ts';

const listCall = 'GET /InternalCommentsDomain/List';
const bulkCall = 'PATCH /InternalCommentsDomain/Bulk';
const editor: Role[] = ['READER', 'COMMENT_EDITOR'];
const both = [
  aComment({ status: 1, commentType: 3, ...tagOfAda(), replies: 1, links: ['lamp~2'] }),
  aComment({
    status: 3,
    resolved: true,
    text: '=1+1 wick',
    private: true,
    reference: { kind: 'regArt', completeParagraphID: 'lamp~2' },
  }),
];

async function open(
  search = '',
  options: PortalOptions & { comments?: Parameters<typeof commentAnswers>[0] } = {},
) {
  const { comments = both, ...others } = options;
  const answers: Answers = { ...commentAnswers(comments), ...options.answers };
  const test = await openPortal(`/comments${search}`, { roles: editor, ...others, answers });
  const main = test.view.getByRole('main');
  const cells = () =>
    [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
      displayedTexts(row.querySelectorAll<HTMLElement>('th, td')).slice(1),
    );
  const queried = () => test.requestsOf(listCall).findLast(({ query }) => query.rows !== '0')?.query;
  return { ...test, answers, main, cells, queried };
}

describe('the comments page', () => {
  it.each([1440, 390])('shows what every comment is about and says, at %i', async (width) => {
    const { main, cells } = await open('', { width });
    await expect.element(main.getByText('2 comments')).toBeVisible();
    await expect.element(main.getByRole('rowheader', { name: /LampA/ }).first()).toBeVisible();
    if (width > 960)
      expect(cells()).toEqual([
        [
          ...['Art. 1 para. 2 LampA', 'Lamps must be lit before dusk.', 'Question', 'To-do', 'Bruno Baum'],
          ...['Ada Muster', 'Open', '21/05/2026'],
        ],
        [
          ...['Art. 2 LampA  Only me', '=1+1 wick', 'Note', 'Done', 'Bruno Baum'],
          ...['', 'Resolved', '21/05/2026'],
        ],
      ]);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('keeps filters, order and page in the address, and asks the server for them', async () => {
    const comments = Array.from({ length: 30 }, () => aComment({ status: 1 }));
    const { view, main, path, queried } = await open('?status=1&regulation=lamp', { comments, width: 1440 });
    await expect.element(main.getByText('1–10 of 30')).toBeVisible();
    const byDefault = {
      status: '1',
      regulation: 'lamp',
      sort: 'editDate',
      order: 'desc',
      start: '0',
      rows: '10',
    };
    expect(queried()).toEqual(byDefault);
    await userEvent.click(main.getByRole('button', { name: 'Next page' }));
    await expect.poll(path).toBe('/comments?status=1&regulation=lamp&page=2');
    await expect.poll(queried).toEqual({ ...byDefault, start: '10' });
    await userEvent.selectOptions(main.getByLabelText('Filter by Mentioned'), 'Ada Muster');
    await userEvent.selectOptions(main.getByLabelText('Filter by Resolved'), 'Mention open');
    const filtered = '/comments?taggedUserIds=7&status=1&resolved=0&regulation=lamp';
    await expect.poll(path).toBe(filtered);
    await userEvent.click(main.getByRole('button', { name: 'Place' }));
    await expect.poll(path).toBe(`${filtered}&sort=regArt`);
    await userEvent.click(main.getByRole('button', { name: 'Place' }));
    await expect.poll(path).toBe(`${filtered}&sort=regArt&order=desc`);
    const head = view.getByRole('columnheader', { name: 'Place' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.fill(main.getByLabelText('Filter by Comment'), 'before  dusk');
    await expect.poll(queried).toMatchObject({ text: 'before  dusk', taggedUserIds: '7', order: 'desc' });
    expect(path()).toContain('text=before%20%20dusk');
  });

  it('filters by days that are typed, and refuses an end before the beginning', async () => {
    const { view, main, path } = await open('', { width: 1440 });
    await userEvent.click(main.getByRole('button', { name: 'Filter by Edited: all' }));
    const days = view.getByRole('dialog', { name: 'Filter by Edited' });
    await userEvent.fill(days.getByLabelText('From'), '1/5/2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/comments?from=2026-05-01');
    await userEvent.fill(days.getByLabelText('To'), '30/4/2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(days.getByText('The first day is after the last one.')).toBeVisible();
    expect(path()).toBe('/comments?from=2026-05-01');
    await userEvent.fill(days.getByLabelText('To'), '31/5/2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/comments?from=2026-05-01&to=2026-05-31');
    await expectAccessible();
    await userEvent.click(days.getByRole('button', { name: 'Any day' }));
    await expect.poll(path).toBe('/comments');
  });

  it('shows what the address of the overview asks for: several statuses, and a column that was hidden', async () => {
    const stored = { tables: JSON.stringify({ comments: { hidden: ['status'] } }) };
    const { main, queried } = await open('?taggedUserIds=7&resolved=0&status=1,2', { stored, width: 1440 });
    await expect.element(main.getByLabelText('Filter by Status')).toHaveValue('1,2');
    await expect.element(main.getByText('1 of 2')).toBeVisible();
    expect(queried()).toMatchObject({ taggedUserIds: '7', resolved: '0', status: '1,2' });
  });

  it('says that nobody has commented, and that nothing matches', async () => {
    const nothing = await open('', { comments: [] });
    await expect.element(nothing.main.getByText(/^Nobody has commented yet/)).toBeVisible();
    await expectAccessible();
    const narrowed = await open('?status=2');
    await expect.element(narrowed.main.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(narrowed.main.getByRole('button', { name: 'Clear the filters' }));
    await expect.element(narrowed.main.getByText('2 comments')).toBeVisible();
    expect(narrowed.path()).toBe('/comments');
  });

  it('says that the comments could not be loaded, and loads them again', async () => {
    expectOnConsole(/list comments/);
    const answers: Answers = { [listCall]: () => refusal(400, 'X') };
    const { main } = await open('', { answers });
    await expect.element(main.getByText('The comments could not be loaded.')).toBeVisible();
    await expectAccessible();
    expectOnConsole(/list comments/);
  });

  it('opens a comment in place: its words, links, mentions and the replies', async () => {
    const [first] = both;
    const answers: Answers = {
      [`GET /InternalCommentsDomain/Thread/${first?.icid}`]: [
        first ?? {},
        aComment({ parent: first?.icid ?? '', text: 'By whom?', author: {} }),
      ],
    };
    const { main } = await open('', { answers, width: 1440 });
    const toggle = main.getByRole('button', { name: 'Show the details of Art. 1 para. 2 LampA' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(main.getByText('By whom?')).toBeVisible();
    await expect.element(main.getByText('Former user')).toBeVisible();
    await expect.element(main.getByText('Ada Muster, Open')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Read Art. 1 para. 2 LampA' }))
      .toHaveAttribute('href', '/read/lamp/1#1%5E2');
    await expect
      .element(main.getByRole('link', { name: 'Art. 2 LampA', exact: true }))
      .toHaveAttribute('href', '/read/lamp/2#2');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('By whom?')).not.toBeInTheDocument();
  });

  it('leads to the version in which a comment stood last that is parked now', async () => {
    const { main } = await open('', {
      comments: [aComment({ regArt: 'lamp~1^2', lastIn: '2020-01-01' })],
      width: 1440,
    });
    await userEvent.click(main.getByRole('button', { name: /^Show the details/ }).first());
    await expect
      .element(main.getByRole('link', { name: /^Read Art. 1/ }))
      .toHaveAttribute('href', '/read/lamp/1?versionDate=2020-01-01#1%5E2');
  });

  it('names the change that a comment is about, and leads to it, unless it is gone', async () => {
    const change = (id: string) => ({ kind: 'change', id, origin: 'main' }) as const;
    const { main, cells } = await open('', {
      comments: [
        aComment({
          reference: change('1'),
          changeLabel: 'Circular on lamps',
          changeSlug: 'lamps',
          text: 'Ours.',
        }),
        aComment({ reference: change('2'), changeLabel: 'Guideline on wicks', text: 'Withdrawn.' }),
        aComment(),
      ],
      width: 1440,
    });
    await expect.element(main.getByRole('rowheader', { name: /LampA/ })).toBeVisible();
    expect(cells().map(([place, words]) => [place, words])).toEqual([
      ['Change Circular on lamps', 'Ours.'],
      ['Change Guideline on wicks', 'Withdrawn.'],
      ['Art. 1 para. 2 LampA', 'Lamps must be lit before dusk.'],
    ]);
    await userEvent.click(
      main.getByRole('button', { name: 'Show the details of Change Guideline on wicks' }),
    );
    await expect.element(main.getByRole('paragraph').getByText('Withdrawn.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: /Guideline/ })).not.toBeInTheDocument();
    await userEvent.click(main.getByRole('button', { name: 'Show the details of Change Circular on lamps' }));
    const link = main.getByRole('link', { name: 'Open the change “Circular on lamps”' });
    await expect.element(link).toHaveAttribute('href', '/changes/lamps');
    await expectAccessible();
  });

  it('draws words in a row without the marks of Markdown', async () => {
    const { cells } = await open('', {
      comments: [aComment({ text: 'for **branches**, <b>not</b> [here](https://a.example)' })],
    });
    await expect.poll(() => cells()[0]?.[1]).toBe('for branches, not here');
  });

  it('is for reading only to those who do not write', async () => {
    const { main } = await open('', { roles: ['READER'] });
    await expect.element(main.getByText('2 comments')).toBeVisible();
    expect(main.getByRole('checkbox').elements()).toEqual([]);
    await expect.element(main.getByRole('button', { name: /^Show the details/ }).first()).toBeVisible();
  });

  it.each<[string, Role[]]>([
    ['nobody’s role', []],
    ['the role of others', ['CHAT_USER']],
  ])('says which role is missing to users with %s', async (_, roles) => {
    const calls = await expectNoAccess('/comments', 'Reader', { roles, answers: commentAnswers(both) });
    expect(calls).not.toContain(listCall);
  });

  it('says so too when the role is taken away while the page is open', async () => {
    expectOnConsole(/./);
    const { main, answers } = await open('', {
      answers: {
        'GET /users/current': { ...ada, roles: ['CHAT_USER'] },
        'GET /domain/settings': settings,
      },
    });
    await expect.element(main.getByText('2 comments')).toBeVisible();
    answers[listCall] = () => refusal(403, 'FORBIDDEN');
    await userEvent.click(main.getByRole('button', { name: 'Place' }));
    await expect
      .element(main.getByRole('heading', { name: 'You have no access to this page' }))
      .toBeVisible();
  });
});

describe('the export', () => {
  it('holds exactly what is shown: the columns, the rows, the order, each cell in its type', async () => {
    const { blobs, names } = savedFiles();
    const stored = {
      tables: JSON.stringify({
        comments: {
          hidden: ['author', 'type', 'replies'],
          order: ['status', 'place', 'words', 'tagged', 'resolved', 'edited', 'replies'],
        },
      }),
    };
    const comments = [...both, ...Array.from({ length: 600 }, () => aComment({ status: 1, text: '=1+1' }))];
    const { main, view, requestsOf } = await open('?status=1&sort=status', { comments, stored, width: 1440 });
    await expect.element(main.getByText('601 of 602')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Export' }));
    await expect.element(view.getByText('601 comments exported.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Export' })).toHaveFocus();
    expect(names).toEqual(['comments-2026-06-01.xlsx']);
    expect(
      requestsOf(listCall)
        .filter(({ query }) => query.rows === '500')
        .map(({ query }) => query),
    ).toEqual(
      ['0', '500'].map((start) => ({ status: '1', sort: 'status', order: 'asc', start, rows: '500' })),
    );
    const { Workbook } = await import('exceljs');
    const book = new Workbook();
    await book.xlsx.load(await new Blob(blobs).arrayBuffer());
    const page = book.worksheets[0];
    const row = (number: number) => Array.from((page?.getRow(number).values ?? []) as unknown[]).slice(1);
    const head = [...document.querySelectorAll('thead tr:first-child th')]
      .slice(1)
      .map((cell) => cell.textContent);
    expect(row(1)).toEqual(head);
    expect(head).toEqual(['Status', 'Place', 'Comment', 'Mentioned', 'Resolved', 'Edited', 'Replies']);
    const place = {
      text: expect.stringMatching(/^Art\..1.para\..2.LampA$/),
      hyperlink: `${window.location.origin}/read/lamp/1#1%5E2`,
    };
    const edited = new Date('2026-05-21T10:00:00Z');
    expect(row(2)).toEqual([
      'To-do',
      place,
      'Lamps must be lit before dusk.',
      'Ada Muster',
      'Open',
      edited,
      1,
    ]);
    expect(row(602)).toEqual(['To-do', place, '=1+1', '', 'Open', edited, 0]);
    expect(page?.rowCount).toBe(602);
  });

  it('says how far it is, and can be cancelled by keyboard', async () => {
    const { blobs } = savedFiles();
    const { main, view, answers } = await open('', {
      comments: Array.from({ length: 900 }, () => aComment()),
    });
    await expect.element(main.getByText('900 comments')).toBeVisible();
    const list = answers[listCall] as (request: Request) => Response;
    answers[listCall] = (request) =>
      new URL(request.url).searchParams.get('start') === '500'
        ? new Promise<Response>((_, reject) =>
            request.signal.addEventListener('abort', () => reject(request.signal.reason)),
          )
        : list(request);
    await userEvent.click(main.getByRole('button', { name: 'Export' }));
    await expect.element(main.getByText('Exporting: 500 of 900')).toBeVisible();
    await expect.element(main.getByRole('progressbar', { name: 'Export' })).toBeVisible();
    await expectAccessible();
    await expect.element(main.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('The export was cancelled.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Export' })).toHaveFocus();
    expect(blobs).toEqual([]);
  });

  it('says that it failed, and saves nothing', async () => {
    expectOnConsole(/export comments/);
    const { blobs } = savedFiles();
    const { main, view, answers } = await open('');
    await expect.element(main.getByText('2 comments')).toBeVisible();
    answers[listCall] = () => refusal(400, 'X');
    await userEvent.click(main.getByRole('button', { name: 'Export' }));
    await expect.element(view.getByText(/^The comments could not be exported/)).toBeVisible();
    expect(blobs).toEqual([]);
  });
});

describe('selected comments', () => {
  const answers = (): Answers => ({
    [bulkCall]: async (request) => {
      const { icids, status, resolved } = await request.json();
      const changed = both
        .filter(({ icid }) => icids.includes(icid))
        .map((one) => ({ ...one, status: status ?? one.status, resolved: resolved ?? one.resolved }));
      return Response.json({
        changed: changed.slice(0, 1),
        refused: changed.slice(1).map(({ icid }) => ({ icid, code: 'X' })),
      });
    },
  });

  it('get a status together, and it is said how many did not', async () => {
    const { main, view, requestsOf, cells } = await open('', { answers: answers(), width: 1440 });
    await userEvent.click(main.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect.element(main.getByText('2 selected')).toBeVisible();
    await expectAccessible();
    main.getByRole('button', { name: 'Set status' }).element().focus();
    // Going through the menu changes nothing yet.
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    await expect.element(view.getByRole('menuitem', { name: 'In progress' })).toHaveFocus();
    expect(requestsOf(bulkCall)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('1 comment changed.')).toBeVisible();
    await expect.element(view.getByText(/^1 comment could not be changed/)).toBeVisible();
    expect(requestsOf(bulkCall)[0]?.body).toEqual({ icids: both.map(({ icid }) => icid), status: 2 });
    await expect.poll(() => cells().map((row) => row[3])).toEqual(['In progress', 'Done']);
    await expect.element(main.getByText('2 comments')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => cells().map((row) => row[3])).toEqual(['To-do', 'Done']);
    expect(requestsOf(bulkCall)[1]?.body).toEqual({ icids: [both[0]?.icid], status: 1 });
  });

  it('are resolved by keyboard, and stay selected if no server answers', async () => {
    expectOnConsole(/change comments/);
    const { main, view, requestsOf } = await open('', { answers: { [bulkCall]: () => refusal(500, 'X') } });
    const box = main.getByRole('checkbox', { name: /^Select Art. 1/ });
    await expect.element(box).toBeVisible();
    box.element().focus();
    await userEvent.keyboard(' ');
    await userEvent.click(main.getByRole('button', { name: 'Resolve' }));
    await expect.element(view.getByText(/^The comments could not be changed/)).toBeVisible();
    expect(requestsOf(bulkCall)[0]?.body).toEqual({ icids: [both[0]?.icid], resolved: true });
    await expect.element(main.getByText('1 selected')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Clear the selection' }));
    await expect.element(main.getByText('2 comments')).toBeVisible();
  });

  it('are those only of which somebody may set the status', async () => {
    const comments = [aComment({ rights: { edit: false, setStatus: false, remove: false, reply: false } })];
    const { main } = await open('', { comments });
    await expect.element(main.getByRole('checkbox', { name: /^Select Art/ })).toBeDisabled();
  });
});
