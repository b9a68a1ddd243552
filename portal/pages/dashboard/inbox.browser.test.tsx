import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { InboxEntry } from '#core/contract/domain/comment-lists.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { aComment, tagOfAda } from '../../testing/comments.ts';
import { bruno, dashboardAnswers } from '../../testing/people.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';
import { aChangeEvent, aVersionEvent } from '../../testing/watching.ts';

const inboxCall = 'GET /Inbox';
const anEntry = (text: string, fields: Partial<InboxEntry> = {}): InboxEntry => ({
  comment: aComment({ ...tagOfAda(), text }),
  taggedAt: '2026-05-21T08:00:00.000Z',
  taggedBy: { id: bruno.id, fullName: bruno.fullName },
  open: true,
  read: false,
  ...fields,
});
const entries = [
  anEntry('Is this still so?'),
  anEntry('Read long ago.', { read: true }),
  anEntry('Over.', { open: false }),
];

async function open(options: PortalOptions = {}, address = '/dashboard') {
  const answers: Answers = {
    ...dashboardAnswers,
    [inboxCall]: { unread: 1, total: 3, entries },
    ...options.answers,
  };
  const test = await openPortal(address, { ...options, answers });
  const inbox = test.view.getByRole('region', { name: 'Inbox' });
  const rows = () =>
    inbox
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('a')?.textContent);
  return { ...test, inbox, rows, bar: test.view.getByRole('banner') };
}

describe('the inbox on the overview', () => {
  it.each([1280, 390])('names who mentions the user, where and with which words, at %i', async (width) => {
    const { inbox, rows } = await open({ width });
    await expect
      .poll(rows)
      .toEqual([
        'Unread Bruno Baum mentions you Art. 1 para. 2 LampA Is this still so?',
        'Bruno Baum mentions you Art. 1 para. 2 LampA Read long ago.',
      ]);
    await expect
      .element(inbox.getByRole('link', { name: /^Unread/ }))
      .toHaveAttribute('href', `/comments/tag/${entries[0]?.comment.icid}`);
    await expect
      .element(inbox.getByRole('link', { name: 'All open mentions' }))
      .toHaveAttribute('href', '/comments?taggedUserIds=7&resolved=0');
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('resolves a mention in place, and takes it back', async () => {
    const resolveCall = `PATCH /InternalCommentsDomain/resolveTagging/${entries[0]?.comment.icid}`;
    const { inbox, view, rows, bar } = await open({
      answers: { [resolveCall]: () => Response.json(entries[0]?.comment) },
    });
    await expect.element(bar.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible();
    await userEvent.click(
      inbox.getByRole('button', { name: 'Resolve the mention at Art. 1 para. 2 LampA' }).first(),
    );
    await expect.poll(() => rows().length).toBe(1);
    await expect.element(inbox.getByRole('button', { name: /^Resolve the mention/ })).toHaveFocus();
    await expect.element(bar.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.poll(() => rows().length).toBe(2);
    await expect.element(bar.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible();
  });

  it('marks all as read, in the bar too', async () => {
    const { inbox, bar, requestsOf } = await open({ answers: { 'PUT /Inbox/Read': { unread: 0 } } });
    await userEvent.click(inbox.getByRole('button', { name: 'Mark all as read' }));
    await expect.element(bar.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
    expect(requestsOf('PUT /Inbox/Read').map(({ body }) => body)).toEqual([{}]);
    expect(inbox.getByRole('button', { name: 'Mark all as read' }).elements()).toEqual([]);
  });

  it.each<[string, Answers[string], string]>([
    [
      'nobody waits',
      { unread: 0, total: 0, entries: [] },
      'Nobody waits for you: you have no open mentions.',
    ],
    ['the inbox is away', () => refusal(500, 'X'), 'The inbox cannot be shown at the moment.'],
  ])('says that %s', async (_, answer, words) => {
    const { inbox } = await open({ answers: { [inboxCall]: answer } });
    await expect.element(inbox.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it.each<[string, PortalOptions['roles']]>([
    ['isolated testers', ['READER', 'ISOLATED_TESTER']],
    ['users who do not read', ['CHAT_USER']],
  ])('is not there for %s, and not requested', async (_, roles) => {
    const { view, inbox, bar, requestsOf } = await open({ roles });
    await expect.element(view.getByText('Comments that mention you')).toBeVisible();
    expect([...inbox.elements(), ...bar.getByRole('link', { name: /^Inbox/ }).elements()]).toEqual([]);
    expect(requestsOf(inboxCall)).toEqual([]);
  });
});

describe('what the user watches, on the overview', () => {
  const eventsCall = 'GET /Watches/Events';
  const readCall = 'PUT /Watches/Events/Read';

  it.each([1280, 390])(
    'names what happened and was not read, and the bar counts it, at %i',
    async (width) => {
      const { view, bar, requestsOf } = await open({
        width,
        answers: { [eventsCall]: { unread: 2, total: 2, events: [aVersionEvent(), aChangeEvent()] } },
      });
      const part = view.getByRole('region', { name: 'In what you watch' });
      const links = () =>
        part
          .getByRole('listitem')
          .elements()
          .map((item) => [
            item.querySelector('a')?.textContent,
            item.querySelector('a')?.getAttribute('href'),
          ]);
      await expect.poll(links).toEqual([
        [
          'Unread LampA New version of 01/01/2027 Because you watch LampA',
          '/read/lamp?versionDate=2027-01-01&compare=2024-01-01&at=A~4',
        ],
        ['Unread Lamp oil Regulatory change Because you watch Art. 1 LampA', '/changes/lamp-oil'],
      ]);
      await expect.element(bar.getByRole('link', { name: 'Inbox, 3 unread' })).toBeVisible();
      await expect
        .element(part.getByRole('link', { name: 'All that you watch' }))
        .toHaveAttribute('href', '/watching');
      expect(requestsOf(eventsCall)[0]?.query).toEqual({ rows: '5', unread: 'true' });
      await expectAccessible();
      expectNoSidewaysScroll();
    },
  );

  it('is one line for all that is watched in a version', async () => {
    const article = { kind: 'place', completeParagraphID: 'lamp~1' } as const;
    const watched = [...aVersionEvent().watched, { watchId: 'w2', target: article, count: 1 }];
    const { view, bar } = await open({
      answers: { [eventsCall]: { unread: 1, total: 1, events: [aVersionEvent({ watched })] } },
    });
    await expect
      .element(view.getByRole('link', { name: /Because you watch LampA, Art. 1 LampA$/ }))
      .toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Inbox, 2 unread' })).toBeVisible();
  });

  it('goes from there when it is opened', async () => {
    const { view, bar, requestsOf } = await open({
      answers: {
        [eventsCall]: { unread: 1, total: 1, events: [aChangeEvent()] },
        [readCall]: { unread: 0 },
      },
    });
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    await userEvent.click(view.getByRole('link', { name: /^Unread Lamp oil/ }));
    await expect.element(view.getByText('Nothing new in what you watch.')).toBeVisible();
    await expect.element(bar.getByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible();
    expect(requestsOf(readCall).map(({ body }) => body)).toEqual([{ ids: ['e2'] }]);
  });

  it('says that it cannot be shown', async () => {
    const { view } = await open({ answers: { [eventsCall]: () => refusal(500, 'X') } });
    await expect.element(view.getByText('What happened cannot be shown at the moment.')).toBeVisible();
    await expectAccessible();
  });
});

describe('the numbers of the overview', () => {
  it('lead to the comments that they count', async () => {
    const { view } = await open({
      answers: {
        'GET /statistics': {
          noOfToDoComments: 2,
          noOfInProgressComments: 1,
          noOfOnGoingChangeElements: 0,
          noOfTotalTaggedComments: 4,
        },
      },
    });
    await expect
      .element(view.getByRole('link', { name: 'To do: 3' }))
      .toHaveAttribute('href', '/comments?taggedUserIds=7&status=1,2&resolved=0');
    await expect
      .element(view.getByRole('link', { name: 'Comments that mention you: 4' }))
      .toHaveAttribute('href', '/comments?taggedUserIds=7&resolved=0');
    await expectAccessible();
  });
});
