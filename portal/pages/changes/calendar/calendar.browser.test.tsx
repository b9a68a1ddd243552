import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import type { CalendarFeed } from '#core/contract/domain/calendar-feeds.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { onPaper } from '#widgets/testing/print.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { commentTypes } from '../../../testing/comments.ts';
import { bruno, chiara } from '../../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../../testing/portal.tsx';

const reader = ['READER', 'CHANGE_READER'] as const;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (number: number, topic: string, deadline: string | undefined, more: Partial<Change> = {}) =>
  aChange({
    mainChangeElementId: id(number),
    domainId: id(100 + number),
    slug: `change-${number}`,
    topic,
    deadline,
    language: 'DE',
    ownerId: bruno.id,
    ...more,
  });

/** As of 1 June 2026, the day of the tests. */
const sample = (): Change[] => [
  at(1, 'Cyberrisiken', '2026-05-19', { status: 'R' }),
  at(2, 'Heute fällig', '2026-06-01', { status: 'A' }),
  ...[3, 4, 5, 6, 7].map((number) => at(number, `Frist ${number}`, '2026-06-20')),
  at(8, 'Am Monatsende', '2026-06-30', { status: '?' }),
  at(9, 'Operationelle Risiken', '2026-12-31'),
  at(10, 'Ohne Frist', undefined),
  at(11, 'Schon erledigt', '2026-06-10', { status: 'D' }),
];

const feed = (fields: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: id(500),
  name: 'Meine Fristen',
  kind: 'mine',
  createdAt: '2026-05-01T08:00:00Z',
  ...fields,
});
const address = `http://domain.example/api/v1/Calendar/${'s'.repeat(43)}.ics`;

async function open(
  search: string,
  { given = sample(), answers, ...options }: PortalOptions & { given?: Change[] } = {},
) {
  const test = await openPortal(`/changes${search}`, {
    roles: reader,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    ...options,
    answers: {
      'GET /users/current': { ...ada, roles: reader },
      'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
      'GET /users/names': [ada, bruno, chiara].map((one) => ({ id: one.id, fullName: one.fullName })),
      'POST /ListOfRegulation': [],
      'GET /ChangeElementsDomain/consolidated': given,
      'GET /ChangeElementsDomain/Rules': { fourEyes: false },
      ...answers,
    },
  });
  return { ...test, main: test.view.getByRole('main') };
}

const dayOf = (name: string) => {
  const cell = [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')].find((one) =>
    one.textContent?.includes(name),
  );
  if (!cell) throw new Error(`no day ${name}`);
  return cell;
};
const topicsIn = (part: ParentNode) =>
  [...part.querySelectorAll('a [lang]')].map((topic) => topic.textContent);
const focusedDay = () => document.activeElement?.querySelector('time')?.dateTime;

describe('the calendar of changes', () => {
  it('shows the month of exactly what is filtered, from a switch that stands in the address', async () => {
    const { main, path } = await open('');
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    await userEvent.click(main.getByRole('radio', { name: 'Calendar' }));
    const grid = main.getByRole('grid', { name: 'June 2026' });
    await expect.element(grid).toBeVisible();
    expect(topicsIn(document)).toEqual([
      ...['Heute fällig', 'Frist 3', 'Frist 4', 'Frist 5', 'Am Monatsende'],
    ]);
    await expect.element(main.getByText('7 deadlines in this month')).toBeVisible();
    await expect
      .element(main.getByText('1 change without a deadline stands in the table only.'))
      .toBeVisible();
    await expect.poll(path).toBe('/changes?view=calendar');
    // What has ended is displayed with its switch only, as in the table.
    await userEvent.click(main.getByRole('checkbox', { name: /OOS|done/i }));
    await expect.poll(() => topicsIn(dayOf('10 June 2026'))).toEqual(['Schon erledigt']);
    await expectAccessible();
  });

  it('begins on Monday, marks today, and names each status in words beside its shape', async () => {
    const { main } = await open('?view=calendar');
    await expect.element(main.getByRole('grid')).toBeVisible();
    const heads = [...document.querySelectorAll('[role="grid"] th')];
    expect(heads.map((head) => [head.textContent, head.getAttribute('abbr')])[0]).toEqual(['Mon', 'Monday']);
    expect(document.querySelector('[aria-current="date"] time')?.getAttribute('datetime')).toBe('2026-06-01');
    const link = main.getByRole('link', { name: 'Delayed: Heute fällig' });
    await expect.element(link).toBeVisible();
    expect(link.element().querySelector('svg')).not.toBeNull();
    expect(link.element().getAttribute('href')).toBe('/changes/change-2');
  });

  it('folds what is more than three on a day', async () => {
    const { main } = await open('?view=calendar');
    const more = main.getByRole('button', { name: '+2 more on Saturday, 20 June 2026' });
    await userEvent.click(more);
    expect(topicsIn(dayOf('20 June 2026'))).toHaveLength(5);
    await userEvent.click(main.getByRole('button', { name: 'Fewer on Saturday, 20 June 2026' }));
    expect(topicsIn(dayOf('20 June 2026'))).toHaveLength(3);
  });

  it('is a grid by keyboard: days, weeks, months, years, and into a day and back', async () => {
    const { main, path } = await open('?view=calendar');
    await expect.element(main.getByRole('grid')).toBeVisible();
    dayOf('1 June 2026').focus();
    const presses: [string, string][] = [
      ['{ArrowRight}', '2026-06-02'],
      ['{ArrowDown}', '2026-06-09'],
      ['{End}', '2026-06-14'],
      ['{Home}', '2026-06-08'],
      ['{ArrowUp}', '2026-06-01'],
      ['{ArrowLeft}', '2026-05-31'],
      ['{PageDown}', '2026-06-30'],
      ['{PageUp}', '2026-05-30'],
      ['{Shift>}{PageDown}{/Shift}', '2027-05-30'],
      ['{Shift>}{PageUp}{/Shift}', '2026-05-30'],
    ];
    for (const [key, day] of presses) {
      await userEvent.keyboard(key);
      await expect.poll(focusedDay).toBe(day);
    }
    await expect.poll(path).toBe('/changes?view=calendar&month=2026-05');
    dayOf('19 May 2026').focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('Cyberrisiken');
    await userEvent.keyboard('{Escape}');
    expect(focusedDay()).toBe('2026-05-19');
    // One day alone is in the order of Tab, with what is in it.
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(1);
    await expectAccessible();
  });

  it('goes to other months, to today, and to the nearest month that has deadlines', async () => {
    const { main } = await open('?view=calendar&month=2026-08');
    await expect.element(main.getByText('No deadlines in this month.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Go to December 2026' }));
    await expect.element(main.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Previous month' }));
    await expect.element(main.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Today' }));
    await expect.element(main.getByRole('grid', { name: 'June 2026' })).toBeVisible();
  });

  it('says what is filtered and takes the filters away', async () => {
    const { main } = await open('?view=calendar&topic=frist');
    await expect.element(main.getByText(/Displayed: .*contains.*frist/i)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Clear filters' }));
    await expect.element(main.getByText('Heute fällig')).toBeVisible();
  });

  it('is a list of days on a narrow screen, in German too', async () => {
    const { main } = await open('?view=calendar', { width: 390, language: 'DE' });
    await expect.element(main.getByRole('heading', { name: 'Juni 2026' })).toBeVisible();
    await expect.element(main.getByRole('heading', { name: /Montag, 1\. Juni 2026/ })).toBeVisible();
    expect(main.getByRole('grid').elements()).toEqual([]);
    expect(topicsIn(document)).toHaveLength(7);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('leads to a change, which is displayed alone in the table', async () => {
    const answers: Answers = {
      [`GET /ChangeElementsDomain/Tasks/${id(8)}`]: [],
      [`GET /ChangeElementsDomain/History/${id(8)}`]: [],
      [`GET /ChangeElementFile/Linked/${id(8)}`]: [],
      [`GET /ChangeElementsFiles/Linked/${id(8)}`]: [],
      [`GET /InternalCommentsDomain/Change/${id(8)}`]: [],
      'GET /CommentType': commentTypes,
      'GET /InternalCommentsStatus': [],
    };
    const { main } = await open('?view=calendar', { answers });
    await userEvent.click(main.getByRole('link', { name: 'Unknown: Am Monatsende' }));
    await expect.element(main.getByText('One change is displayed.')).toBeVisible();
  });

  it('leaves it to the table to say that there are none, or that they could not be loaded', async () => {
    expectOnConsole(/load the changes/);
    const answers: Answers = { 'GET /ChangeElementsDomain/consolidated': () => refusal(400, 'FAULT') };
    const { main } = await open('?view=calendar', { answers });
    await expect.element(main.getByText('The changes could not be loaded.')).toBeVisible();
  });
});

describe('changes on paper', () => {
  it.each(['', '?view=calendar'])('are a list by month of all that is filtered (%s)', async (search) => {
    const { main } = await open(search);
    await expect.element(main.getByText('Heute fällig')).toBeVisible();
    await onPaper(async () => {
      await expect.element(main.getByText(/^Deadlines, as of 1 June 2026/)).toBeVisible();
      const months = [...document.querySelectorAll('h2')].filter((head) => head.checkVisibility());
      expect(months.map((head) => head.textContent)).toEqual([
        ...['May 2026', 'June 2026', 'December 2026', 'Without a deadline'],
      ]);
      const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => row.checkVisibility());
      expect(rows).toHaveLength(10);
      expect([...(rows[0]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
        ...['19/05/2026', 'Critical', 'Cyberrisiken', bruno.fullName, 'Compliance'],
      ]);
      const buttons = [...document.querySelectorAll('main button, main input')];
      expect(buttons.filter((one) => one.checkVisibility())).toEqual([]);
    });
    await expect.element(main.getByText(/^Deadlines, as of/)).not.toBeInTheDocument();
  });
});

describe('feeds for calendar programs', () => {
  const withFeeds = (feeds: CalendarFeed[]): Answers => ({
    'GET /CalendarFeeds': () => Response.json(feeds),
    'POST /CalendarFeeds': async (request) => {
      const { name, ...of } = await request.json();
      feeds.unshift(feed({ id: id(501 + feeds.length), name, ...of }));
      return Response.json({ feed: feeds[0], address });
    },
  });
  const openDialog = async (search: string, options: PortalOptions) => {
    const test = await open(search, options);
    await userEvent.click(test.main.getByRole('button', { name: 'Subscribe to calendar' }));
    const dialog = test.view.getByRole('dialog', { name: 'Subscribe to deadlines in your calendar' });
    await expect.element(dialog).toBeVisible();
    return { ...test, dialog };
  };
  const bodiesOf = (requests: readonly { call: string; body?: unknown }[]) =>
    requests.filter(({ call }) => call === 'POST /CalendarFeeds').map(({ body }) => body);

  it('have an address that is displayed once, to be copied', async () => {
    const { dialog, view, requests } = await openDialog('', { answers: withFeeds([]) });
    await expect.element(dialog.getByText('None yet.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create address' }));
    const made = view.getByRole('dialog', { name: 'The address of “Deadlines”' });
    await expect.element(made.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
    expect(bodiesOf(requests)).toEqual([{ kind: 'mine', name: 'Deadlines' }]);
    expect(made.getByRole('link', { name: 'Open in calendar program' }).element().getAttribute('href')).toBe(
      address.replace('http:', 'webcal:'),
    );
    await expectAccessible();
    await userEvent.click(made.getByRole('button', { name: 'Back to the feeds' }));
    await expect.element(view.getByRole('dialog').getByText(/never read yet/)).toBeVisible();
    expect(document.body.textContent).not.toContain('sssss');
  });

  it('are of another person, of what is displayed, or of a saved view', async () => {
    const stored = {
      'change-views': JSON.stringify({
        [ada.email]: [{ name: 'FINMA', search: 'source=finma&sort=topic&view=calendar' }],
      }),
    };
    const { dialog, view, requests } = await openDialog('?domainData.status=R&page=2', {
      answers: withFeeds([]),
      stored,
    });
    const what = () => view.getByRole('dialog').getByRole('combobox', { name: 'What' });
    const create = () => userEvent.click(view.getByRole('button', { name: 'Create address' }));
    const back = () => userEvent.click(view.getByRole('button', { name: 'Back to the feeds' }));
    await userEvent.selectOptions(what(), 'What somebody else owns');
    await create();
    await expect.element(dialog.getByText('Choose a person.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Person' }), bruno.fullName);
    await create();
    await back();
    await userEvent.selectOptions(what(), 'What the table shows now');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Kritische');
    await create();
    await back();
    await userEvent.selectOptions(what(), 'View “FINMA”');
    await create();
    await expect
      .poll(() => bodiesOf(requests))
      .toEqual([
        { kind: 'owner', name: `Deadlines of ${bruno.fullName}`, ownerId: bruno.id },
        { kind: 'view', name: 'Kritische', filter: 'domainData.status=R' },
        { kind: 'view', name: 'FINMA', filter: 'source=finma' },
      ]);
  });

  it('are listed with their last use, named anew and revoked, in German on a narrow screen', async () => {
    const one = feed({ lastUsed: '2026-05-31T10:00:00Z' });
    const other = feed({ id: id(502), name: 'Ehemalige', kind: 'owner' });
    const answers: Answers = {
      ...withFeeds([one, other]),
      [`PUT /CalendarFeeds/${one.id}`]: async (request) =>
        Response.json({ ...one, ...((await request.json()) as object) }),
      [`DELETE /CalendarFeeds/${one.id}`]: { id: one.id },
    };
    const { main, view } = await open('', { answers, width: 390, language: 'DE' });
    await userEvent.click(main.getByRole('button', { name: 'Kalender abonnieren' }));
    const dialog = view.getByRole('dialog', { name: 'Fristen im Kalender abonnieren' });
    await expect
      .element(dialog.getByText('seit 01.05.2026, zuletzt gelesen 31.05.2026, 12:00'))
      .toBeVisible();
    await expect.element(dialog.getByText('Änderungen und Aufgaben von Ehemaliger Benutzer')).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
    await userEvent.click(dialog.getByRole('button', { name: 'Meine Fristen umbenennen' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }).last(), 'Termine');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('Termine')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Termine aufheben' }));
    const confirm = view.getByRole('dialog', { name: 'Dieses Abonnement aufheben?' });
    await expectAccessible();
    await userEvent.click(confirm.getByRole('button', { name: 'Aufheben' }));
    await expect.element(dialog.getByText('Termine')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('heading', { name: 'Ihre Abonnements' })).toHaveFocus();
  });

  it('say why none was made, and that those that there are could not be loaded', async () => {
    expectOnConsole(/create a calendar feed/);
    expectOnConsole(/load the calendar feeds/);
    const { dialog } = await openDialog('', {
      answers: {
        'GET /CalendarFeeds': () => refusal(400, 'FAULT'),
        'POST /CalendarFeeds': () => refusal(409, 'TOO_MANY_FEEDS'),
      },
    });
    await expect.element(dialog.getByText('Your feeds could not be loaded.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create address' }));
    await expect.element(dialog.getByText(/^You have 20 feeds/)).toBeVisible();
    await expectAccessible();
  });
});
