import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal, unanswered } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const countCall = 'GET /statistics';
const listCall = 'POST /ListOfRegulation';
const visitCall = 'PUT /Visits';
const changedCall = 'GET /ListOfRegulation/ChangedSince';
const counts = {
  noOfToDoComments: 1200,
  noOfInProgressComments: 34,
  noOfOnGoingChangeElements: 5,
  noOfTotalTaggedComments: 0,
};
const none = {
  noOfToDoComments: 0,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
};
const documents = [
  lampAct,
  {
    ...lampAct,
    regTextId: 'wick',
    sample: false,
    longName: 'Act on Wicks',
    shortNames: {},
    displayName: 'Act on Wicks',
    currentVersion: '2026-05-01',
    nextVersion: '2026-06-02',
  },
  {
    ...lampAct,
    regTextId: 'oil',
    sample: false,
    longName: 'Act on Oil',
    shortNames: { EN: 'OilA' },
    nextVersion: '2027-01-01',
  },
];
const answers: Answers = {
  [countCall]: counts,
  [listCall]: documents,
  [visitCall]: { since: '2026-05-20T06:30:00.000Z' },
  [changedCall]: { total: 0, texts: [] },
};
const unsent = (question: object) => ({
  drafts: JSON.stringify({
    [ada.email]: { question: { at: Date.parse('2026-05-30T10:00:00Z'), value: question } },
  }),
});
const question = { type: 'Question', subject: 'Lamps', message: 'How bright?' };

async function open(options: PortalOptions = {}) {
  const rights: PortalOptions = { roles: ['READER', 'CHANGE_READER'], capabilities: ['CAN_SEE_CHANGE'] };
  const test = await openPortal('/dashboard', { answers, ...rights, ...options });
  await expect.element(test.view.getByRole('heading', { name: 'Good day, Ada Muster' })).toBeVisible();
  const numbers = () =>
    Object.fromEntries(
      [...document.querySelectorAll('dt')].map((label) => [
        label.textContent,
        label.nextElementSibling?.textContent,
      ]),
    );
  const linksOf = (name: string) =>
    test.view
      .getByRole('region', { name })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  return { ...test, numbers, linksOf };
}

describe('the overview', () => {
  it.each([1280, 390])('is accessible at %i', async (width) => {
    const { view } = await open({ width });
    await expect.element(view.getByText('1 June 2026')).toBeVisible();
    await expect.element(view.getByText('Act on Wicks').first()).toBeVisible();
    await expectAccessible();
  });

  it('says what waits, and what there is none of', async () => {
    const { numbers } = await open();
    await expect.poll(numbers).toEqual({
      'To do': '1,234',
      'Ongoing changes': '5',
      'Comments that mention you': 'None',
      'To review after new versions': 'All reviewed',
    });
  });

  it.each<[string, PortalOptions]>([
    ['the plan', { capabilities: [] }],
    ['the role', { roles: ['READER'] }],
  ])('says nothing of changes to users who lack %s for them', async (_, rights) => {
    const { numbers } = await open({ ...rights, answers: { ...answers, [countCall]: none } });
    await expect.poll(numbers).toEqual({
      'To do': 'Nothing',
      'Comments that mention you': 'None',
      'To review after new versions': 'All reviewed',
    });
    await expectAccessible();
  });

  it('leads to the on-going changes that it counts', async () => {
    const { view } = await open({
      answers: { ...answers, [countCall]: { ...counts, noOfOnGoingChangeElements: 3 } },
    });
    await expect
      .element(view.getByRole('link', { name: 'Ongoing changes: 3' }))
      .toHaveAttribute('href', '/changes?domainData.owner=7&domainData.status=R,G,A,%3F');
  });

  it.each([
    [2, ['/changes?domainData.approval=waiting']],
    [0, []],
  ])('leads editors to the %i changes that wait for approval, if any do', async (count, addresses) => {
    const counted = { ...counts, noOfChangesToApprove: count };
    const { view } = await open({ width: 390, answers: { ...answers, [countCall]: counted } });
    await expect.element(view.getByRole('link', { name: 'Ongoing changes: 5' })).toBeVisible();
    const links = view.getByRole('link', { name: 'Changes that wait for approval: 2' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    expect(view.getByText('Changes that wait for approval').elements()).toHaveLength(addresses.length);
    await expectAccessible();
  });

  it('counts what waits for review after new versions, and leads to it', async () => {
    const counted: Answers = {
      'GET /CarryOverDomain/Counts': {
        total: 1040,
        outcomes: [],
        types: { comment: 1040, answer: 0 },
        regulations: [],
        law: { reached: true },
      },
    };
    const { view, requestsOf } = await open({ width: 390, answers: { ...answers, ...counted } });
    const link = view.getByRole('link', { name: 'To review after new versions: 1,040' });
    await expect.element(link).toHaveAttribute('href', '/review');
    expect(requestsOf('GET /CarryOverDomain/Counts')[0]?.query).toEqual({});
    await expectAccessible();
  });

  it('leaves out what waits for review where it cannot be counted', async () => {
    expectOnConsole(/count what waits for review/);
    const fails: Answers = { 'GET /CarryOverDomain/Counts': () => refusal(500, 'FAULT') };
    const { numbers } = await open({ answers: { ...answers, ...fails } });
    await expect.poll(() => Object.keys(numbers())).toHaveLength(3);
  });

  it('names what changed last and what comes next, with the days that are left', async () => {
    const { view, linksOf } = await open();
    await expect.poll(() => linksOf('New and changed regulations')).toHaveLength(3);
    expect(linksOf('New and changed regulations')).toEqual([
      'Version of 01/05/2026Act on Wicks',
      'Version of 01/01/2024OilA Act on Oil',
      'Version of 01/01/2024LampA Federal Act on Lamps Sample (Invented text without legal force)',
    ]);
    expect(linksOf('Next in force')).toEqual([
      'Version of 02/06/2026 in 1 dayAct on Wicks',
      'Version of 01/01/2027OilA Act on Oil',
    ]);
    expect(
      view
        .getByRole('link', { name: 'Act on Wicks' })
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/read/wick', '/read/wick?versionDate=2026-06-02']);
  });

  it('names each source that has texts, with their number, and leads to them', async () => {
    const directive = { ...lampAct, regTextId: 'directive', category: 'eu', sample: false };
    const { view, linksOf } = await open({ answers: { ...answers, [listCall]: [...documents, directive] } });
    await expect.poll(() => linksOf('Sources')).toEqual(['Swiss base regulations 3', 'European Union 1']);
    await expect
      .element(view.getByRole('link', { name: 'European Union' }))
      .toHaveAttribute('href', '/read?category=eu');
  });

  it('names a short name once', async () => {
    const named = { ...lampAct, longName: 'Federal Act on Lamps (LampA)' };
    const { linksOf } = await open({ answers: { ...answers, [listCall]: [named] } });
    await expect
      .poll(() => linksOf('New and changed regulations')[0])
      .toMatch(/^Version of 01\/01\/2024LampA Federal Act on Lamps Sample/);
  });

  it('says that it is loading', async () => {
    const { view } = await open({
      answers: { ...answers, [countCall]: unanswered, [listCall]: unanswered, [visitCall]: unanswered },
    });
    await expect.element(view.getByRole('status').getByText('Loading …').first()).toBeInTheDocument();
    await expectAccessible();
  });

  it('says that there is nothing yet', async () => {
    const { view } = await open({ answers: { ...answers, [countCall]: none, [listCall]: [] } });
    for (const words of [
      'There are no regulations here yet.',
      'No version that is still to come is known.',
      'You have no unsent drafts.',
    ])
      await expect.element(view.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['what waits', countCall, /count what waits/, 'Your organisation’s server cannot be reached.', 'To do'],
    [
      'the regulations',
      listCall,
      /load the list of/,
      'The regulation server cannot be reached.',
      'New and changed regulations',
    ],
  ])('says which server is away, and asks it again: %s', async (_, call, logged, words, there) => {
    expectOnConsole(logged);
    let isAway = true;
    const answer = () =>
      isAway ? refusal(500, 'X') : Response.json(call === countCall ? counts : documents);
    const { view } = await open({ answers: { ...answers, [call]: answer } });
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(view.getByRole('heading', { name: 'My drafts' })).toBeVisible();
    await expectAccessible();
    // The overview refreshes when its window gets the focus, which the first click of a test may give it.
    await userEvent.click(view.getByRole('heading', { name: 'My drafts' }));
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText(there, { exact: true })).toBeVisible();
    expect(view.getByRole('alert').elements()).toEqual([]);
  });

  it('keeps unsaved comments, each with the way to its place', async () => {
    const comment = (text: string, at: string) => ({
      at: Date.parse(at),
      value: {
        form: {
          texts: { EN: text },
          language: 'EN',
          commentType: 1,
          status: 0,
          private: false,
          tags: [],
          links: [],
        },
        regArt: 'lamp~1^2',
      },
    });
    const mine = {
      'comment:new:lamp~1^2': comment('Half a sen', '2026-05-30T10:00:00Z'),
      'comment:edit:c1': comment('Other words', '2026-05-31T10:00:00Z'),
    };
    const { view, app, linksOf } = await open({ stored: { drafts: JSON.stringify({ [ada.email]: mine }) } });
    await expect.poll(() => linksOf('My drafts').length).toBe(2);
    expect(linksOf('My drafts')[0]).toContain('Comment Other words');
    const [, second] = view.getByRole('link', { name: 'Continue' }).elements();
    expect(second?.getAttribute('href')).toBe('/read/lamp/1#1%5E2');
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Discard' }).first());
    await expect.poll(() => linksOf('My drafts').length).toBe(1);
    expect(app.storage.read('drafts')).not.toContain('Other words');
  });

  it.each([
    ['its subject', question, 'Lamps'],
    ['its words where it has none', { ...question, subject: ' ' }, 'How bright?'],
  ])('keeps an unsent question by %s, to go on with or to discard', async (_, value, words) => {
    const { view, linksOf, app } = await open({ stored: unsent(value) });
    await expect.poll(() => linksOf('My drafts')[0]).toContain(`Question ${words}`);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Continue' }));
    await expect.element(view.getByRole('dialog').getByLabelText('Message')).toHaveValue('How bright?');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(view.getByRole('button', { name: 'Discard' }));
    await expect.element(view.getByText('You have no unsent drafts.')).toBeVisible();
    await expect.element(view.getByText('The question was discarded.')).toBeVisible();
    expect(app.storage.read('drafts')).toBeUndefined();
  });

  it.each<[string, Role[], boolean]>([
    ['an isolated tester', ['READER', 'ISOLATED_TESTER'], true],
    ['a reader', ['READER'], false],
  ])('warns %s until it was read', async (_, roles, isWarned) => {
    const { view, app } = await open({ roles });
    const notice = view.getByRole('region', { name: 'You work as an isolated tester' });
    if (!isWarned) {
      await expect.element(view.getByRole('heading', { name: 'My drafts' })).toBeVisible();
      return expect(notice.elements()).toEqual([]);
    }
    await expect.element(notice).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Understood' }));
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(view.getByRole('main')).toHaveFocus();
    expect(app.storage.read('tester-told')).toBe('yes');
  });
});
