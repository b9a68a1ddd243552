import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal, unanswered } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { aChangeEvent, aVersionEvent, aWatch, watchesOfAll } from '../../testing/watching.ts';

const eventsCall = 'GET /Watches/Events';
const readCall = 'PUT /Watches/Events/Read';
const read = aVersionEvent({ id: 'e3', read: true });
const three = { unread: 2, total: 3, events: [aVersionEvent(), aChangeEvent(), read] };

async function open(answers: Answers = {}, options: PortalOptions = {}) {
  const test = await openPortal('/watching', {
    ...options,
    answers: {
      'POST /ListOfRegulation': [lampAct],
      'GET /Watches': watchesOfAll,
      [eventsCall]: three,
      [readCall]: { unread: 1 },
      ...answers,
    },
  });
  const happened = test.view.getByRole('region', { name: 'What happened' });
  const mine = test.view.getByRole('region', { name: 'What I watch' });
  const addresses = (name: string) =>
    happened
      .getByRole('link', { name, exact: true })
      .elements()
      .map((link) => link.getAttribute('href'));
  return { ...test, happened, mine, addresses };
}
/** Its words, with a space between what stands in elements of its own. */
const saidBy = (item: Element | undefined) =>
  (item?.innerHTML ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')
    .trim();
/** Links lead to pages that are no matter here. */
const stay = (event: Event) => event.preventDefault();

describe('what happened', () => {
  it.each([1440, 390])('says what, from when, where and for what, and leads there, at %i', async (width) => {
    const { happened, addresses } = await open({}, { width });
    await expect.element(happened.getByText('Because you watch Art. 1 LampA: 1 place named')).toBeVisible();
    const [version, change] = happened
      .getByRole('listitem')
      .elements()
      .filter((item) => item.querySelector('h3'));
    expect(saidBy(version)).toBe(
      '20/05/2026 Unread LampA New version of 01/01/2027 Art. 4 LampA repealed Art. 1 para. 2 LampA changed Art. 2a LampA new and 22 more articles or margin numbers Compare with 01/01/2024 (LampA) Because you watch LampA: 25 articles or margin numbers',
    );
    expect(saidBy(change)).toBe(
      '10/05/2026 Unread Lamp oil Regulatory change · Delayed · due on 31/12/2026 Art. 1 para. 1 LampA Because you watch Art. 1 LampA: 1 place named',
    );
    expect(addresses('Compare with 01/01/2024 (LampA)')[0]).toBe(
      '/read/lamp?versionDate=2027-01-01&compare=2024-01-01&at=A~4',
    );
    expect(addresses('Art. 2a LampA')[0]).toBe('/read/lamp/2a?versionDate=2027-01-01');
    expect(addresses('Lamp oil')).toEqual(['/changes/lamp-oil']);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('is one entry for all that is watched in it, with how much of each is affected', async () => {
    const place = { kind: 'place', completeParagraphID: 'lamp~1' } as const;
    const chapter = { kind: 'place', completeParagraphID: 'lamp~{chap_1}' } as const;
    const watched = [
      ...aVersionEvent().watched,
      { watchId: 'w2', target: place, count: 1 },
      { watchId: 'w5', target: chapter, count: 0 },
    ];
    const { happened, view } = await open({
      [eventsCall]: { unread: 1, total: 1, events: [aVersionEvent({ watched })] },
    });
    await expect.element(happened.getByText('Because you watch', { exact: true })).toBeVisible();
    const reasons = happened.getByText('LampA: 25 articles or margin numbers').element().closest('ul');
    expect([...(reasons?.children ?? [])].map(wordsOf)).toEqual([
      'LampA: 25 articles or margin numbers',
      'Art. 1 LampA: 1 article or margin number',
      'Chapter 1 LampA',
    ]);
    expect(happened.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
    await expect.element(view.getByText('1 unread', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  it('is read once one of its links was followed, in the bar too', async () => {
    const { view, happened, requestsOf } = await open();
    document.addEventListener('click', stay, { capture: true, once: true });
    await userEvent.click(happened.getByRole('link', { name: 'Compare with 01/01/2024 (LampA)' }).first());
    await expect.poll(() => requestsOf(readCall).map(({ body }) => body)).toEqual([{ ids: ['e1'] }]);
    await expect.poll(() => document.querySelectorAll('[data-unread]').length).toBe(1);
    await expect
      .element(view.getByRole('banner').getByRole('link', { name: 'Inbox, 1 unread' }))
      .toBeVisible();
  });

  it('is marked as read as a whole', async () => {
    const { view, requestsOf } = await open({ [readCall]: { unread: 0 } });
    await expect.element(view.getByText('2 unread')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Mark all as read' }));
    await expect.element(view.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(document.querySelectorAll('[data-unread]').length).toBe(0);
    expect(requestsOf(readCall).map(({ body }) => body)).toEqual([{}]);
  });

  it('goes on with what is older, where the focus goes too', async () => {
    const older = { unread: 2, total: 4, events: [aChangeEvent({ id: 'e9', read: true })] };
    const { happened } = await open({
      [eventsCall]: ({ url }) =>
        Response.json(new URL(url).searchParams.has('start') ? older : { ...three, total: 4 }),
    });
    await userEvent.click(happened.getByRole('button', { name: 'Show older' }));
    await expect.element(happened.getByRole('link', { name: 'Lamp oil' }).last()).toHaveFocus();
    expect(happened.getByRole('button', { name: 'Show older' }).elements()).toEqual([]);
  });

  it('says what failed, and loads it again', async () => {
    let isAway = true;
    const { happened } = await open({
      [eventsCall]: () => (isAway ? refusal(400, 'FAULT') : Response.json(three)),
    });
    expectOnConsole(/list what happened/);
    await expect.element(happened.getByText('What happened could not be loaded.')).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(happened.getByRole('button', { name: 'Try again' }));
    await expect.element(happened.getByText('Because you watch Art. 1 LampA: 1 place named')).toBeVisible();
  });
});

describe('what the user watches', () => {
  it('is listed by document, then terms and searches, and leads there', async () => {
    const { mine } = await open();
    await expect.element(mine.getByRole('link', { name: 'Art. 1 LampA' })).toBeVisible();
    expect(mine.getByRole('heading', { level: 3 }).elements().map(wordsOf)).toEqual([
      ...['LampA', 'Terms', 'Searches'],
    ]);
    const links = mine.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
      ['Whole act', '/read/lamp'],
      ['Art. 1 LampA', '/read/lamp/1'],
      ['“Docht”, in German', '/glossary?term=Docht'],
      [
        '“lamp oil”, Swiss base regulations, Annex',
        '/search/EN/EN/lamp%20oil?language=chosen&category=base&part=annex',
      ],
    ]);
  });

  it('is filtered by its name where it is much', async () => {
    const many = Array.from({ length: 11 }, (_, at) =>
      aWatch(`p${at}`, { kind: 'place', completeParagraphID: `lamp~${at + 1}` }),
    );
    const { mine } = await open({ 'GET /Watches': [...many, ...watchesOfAll] });
    await userEvent.fill(mine.getByRole('searchbox', { name: 'Filter' }), 'docht');
    await expect
      .poll(() => mine.getByRole('heading', { level: 3 }).elements().map(wordsOf))
      .toEqual(['Terms']);
    await expect.element(mine.getByText('1 matches')).toBeInTheDocument();
    await expectAccessible();
    await userEvent.fill(mine.getByRole('searchbox', { name: 'Filter' }), 'nowhere');
    await expect.element(mine.getByText('Nothing of it matches.')).toBeVisible();
  });

  it('is ended by keyboard, the focus goes on, and an undo brings it back', async () => {
    const { view, mine, requestsOf } = await open({
      'DELETE /Watches/w1': { id: 'w1' },
      'POST /Watches': watchesOfAll[0] ?? {},
    });
    const stop = mine.getByRole('button', { name: 'Stop watching LampA', exact: true });
    await expect.element(stop).toBeVisible();
    (stop.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(stop).not.toBeInTheDocument();
    await expect.element(mine.getByRole('button', { name: 'Stop watching Art. 1 LampA' })).toHaveFocus();
    await expect.element(view.getByText('You no longer watch LampA.')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.element(stop).toBeVisible();
    // What happened to it goes and comes back with it.
    await expect.poll(() => requestsOf(eventsCall).filter(({ query }) => !query.unread).length).toBe(3);
  });

  it('is nothing yet: both lists say how to begin', async () => {
    const { view } = await open({ 'GET /Watches': [], [eventsCall]: { unread: 0, total: 0, events: [] } });
    await expect.element(view.getByText(/You watch nothing yet/)).toBeVisible();
    await expect.element(view.getByText(/Nothing has happened yet/)).toBeVisible();
    await expect
      .element(view.getByRole('link', { name: 'To the regulations' }))
      .toHaveAttribute('href', '/read');
    await expectAccessible();
  });

  it('loads, fails and is loaded again', async () => {
    let answer: Answers[string] = () => refusal(400, 'FAULT');
    const { mine } = await open({
      'GET /Watches': (request) => (typeof answer === 'function' ? answer(request) : Response.json(answer)),
    });
    await expect.element(mine.getByText('What you watch could not be loaded.')).toBeVisible();
    answer = unanswered;
    await userEvent.click(mine.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => mine.element().textContent).toBe('What I watchLoading …');
  });
});

describe('the page', () => {
  it('has room in German on a narrow screen', async () => {
    const { view } = await open({}, { language: 'DE', width: 390 });
    await expect.element(view.getByText('Neue Fassung vom 01.01.2027').first()).toBeVisible();
    await expect.element(view.getByRole('heading', { level: 1, name: 'Beobachtet' })).toBeVisible();
    await expect.element(view.getByRole('link', { name: 'Ganzer Erlass' })).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('is closed to isolated testers', async () => {
    const { view, requestsOf } = await open(
      { 'GET /users/current': () => refusal(403, 'FORBIDDEN') },
      { roles: ['READER', 'ISOLATED_TESTER'] },
    );
    await expect.element(view.getByRole('link', { name: 'To the overview' })).toBeVisible();
    expect(requestsOf(eventsCall)).toEqual([]);
  });
});
