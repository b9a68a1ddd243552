import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aComment } from '#core/comments/comment-fixture.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { aCommentServer, openCommented, someComments } from '#widgets/testing/comments.tsx';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal, unreachable } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

async function open(options: Parameters<typeof openCommented>[0] = {}) {
  const test = await openCommented(options);
  const list = test.view.getByRole('region', { name: /^Comments on / });
  const said = () => list.getByRole('article').elements().map(wordsOf);
  const press = (name: string | RegExp) => userEvent.click(list.getByRole('button', { name }).first());
  const choose = async (menu: string | RegExp, item: string | RegExp) => {
    await press(menu);
    await userEvent.click(test.view.getByRole('menuitem', { name: item }));
  };
  return { ...test, list, said, press, choose };
}
const ofBea = 'Actions, comment of Bea Beispiel';
const ofAda = 'Actions, comment of Ada Muster';

describe('the comments of a place', () => {
  it('are those of the organisation, then those of the provider, with all that belongs to them', async () => {
    const { said, list } = await open();
    await expect
      .poll(said)
      .toEqual([
        'BBBea Beispiel4 March 2026@Reto Zürcher The amount that the authority sets is a parameter of the payout. Please agree with payments.Art. 2 para. 1Reto Zürcher, openIn progressMeasureReply',
        'AMAda Muster2 hours agoThe parameter is there, the draft too. Release by the end of March.',
        'AMAda Muster17 November 2025Order of ranks checked, no change.ENDEDoneQuestionResolvedPrivateReply',
        'RRegesta editors1 January 2024New since 2024.NoteRegesta',
      ]);
    expect(list.getByText('a parameter').element().tagName).toBe('STRONG');
    await expectAccessible();
  });

  it('are counted on their tab, in the margin and in the contents, where they lead by keyboard too', async () => {
    const { view, list } = await open({ path: undefined, article: '2' });
    const line = view.getByRole('treeitem', { name: /^Art\. 1/ });
    await expect.poll(() => line.element().textContent).toMatch(/5 comments/);
    const mark = view.getByRole('button', { name: '4 comments on Art. 1 para. 1' });
    await expect.element(mark).toBeVisible();
    await expect
      .element(view.getByRole('button', { name: '1 comment on Art. 1', exact: true }))
      .toBeVisible();
    expect(mark.element().tabIndex).toBe(-1);
    const paragraph = view.getByRole('group', { name: 'Art. 1 para. 1' });
    (paragraph.element() as HTMLElement).focus();
    await expect.poll(() => mark.element().tabIndex).toBe(0);
    (mark.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list).toHaveFocus();
    await expect.element(view.getByRole('tab', { name: 'Comments 4' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(paragraph).toHaveFocus();
    await expectAccessible();
  });

  it('of an article are all inside of it, each with its place, and of a paragraph its own unless asked for', async () => {
    const { view, said, list } = await open();
    await expect.poll(() => said().length).toBe(4);
    await userEvent.click(view.getByRole('button', { name: 'Only Art. 1 para. 1' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Whole article' }));
    await expect.element(list.getByText('On the whole article.')).toBeVisible();
    const first = list.getByRole('article').first();
    await expect.element(first.getByRole('link', { name: 'Art. 1 para. 1' })).not.toBeInTheDocument();
    await expect.element(list.getByRole('link', { name: 'Art. 1', exact: true })).toBeVisible();
  });

  it('of places that are only passed are not asked for', async () => {
    const { view, list, requests, said } = await open();
    await expect.poll(() => said().length).toBe(4);
    for (const name of ['Art. 1 para. 2', 'Art. 2 para. 1', 'Art. 1 para. 2'])
      (view.getByRole('group', { name }).element() as HTMLElement).focus();
    await expect.element(list).toHaveAccessibleName('Comments on Art. 1 para. 2');
    await expect.element(list.getByText('No comments on this place yet.')).toBeVisible();
    const calls = requests.map(({ call }) => call).filter((call) => call.includes('/RegArt'));
    expect(calls.filter((call) => call.endsWith('lamp~2^1'))).toEqual([]);
  });

  it('are in the language of the interface, and in the others on demand', async () => {
    const { list, press } = await open();
    await expect.element(list.getByText('Order of ranks checked, no change.')).toBeVisible();
    await press('DE: Show in German');
    const words = list.getByText('Rangordnung geprüft, keine Anpassung.');
    await expect.element(words).toBeVisible();
    expect(words.element().closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it('draw no HTML, and lead to the web only', async () => {
    const text = '<img src=x onerror="alert(1)"> [a](javascript:alert(1)) [b](https://b.example)';
    const { list } = await open({ server: aCommentServer([aComment({ text })]) });
    await expect.element(list.getByRole('link', { name: 'b' })).toHaveAttribute('href', 'https://b.example');
    expect(list.element().querySelector('img, a[href^="javascript"]')).toBeNull();
  });

  it('of one server are there where the other is away, and are asked for again', async () => {
    expectOnConsole(/load the comments: /);
    const server = aCommentServer();
    const { 'GET /InternalCommentsDomain/RegArt/lamp~1^1': whole } = server.answers;
    const { list, said } = await open({
      server,
      answers: { 'GET /InternalCommentsDomain/RegArt/lamp~1^1': unreachable },
    });
    await expect.element(list.getByText('New since 2024.')).toBeVisible();
    await expect.element(list.getByText('Your organisation’s server cannot be reached.')).toBeVisible();
    await expectAccessible();
    server.answers['GET /InternalCommentsDomain/RegArt/lamp~1^1'] = whole ?? {};
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => said().length).toBe(4);
  });

  it('say that there are none', async () => {
    const { list } = await open({
      server: aCommentServer([]),
      answers: { 'GET /RegArtComments/lamp~1^1': [] },
    });
    await expect.element(list.getByText('No comments on this place yet.')).toBeVisible();
  });

  it('of who left, and what is left of a removed one, are told', async () => {
    const stored = [
      aComment({ icid: 'r', removed: true, text: '', replies: 1, author: {} }),
      aComment({ icid: 'r1', parent: 'r' }),
    ];
    const { said, list, press } = await open({ server: aCommentServer(stored) });
    await expect.poll(() => said()[0]).toBe('Former user1 May 2026This comment was deleted.');
    // The talk goes on all the same.
    await press('Reply, mention with @: Former user');
    await expect.element(list.getByRole('form', { name: 'Reply to Former user' })).toBeVisible();
  });
});

describe('what can be done with comments', () => {
  it('is nothing for readers but to read, and to see the history', async () => {
    const rights = { edit: false, setStatus: false, remove: false, reply: false };
    const stored = someComments().map((comment) => ({ ...comment, rights }));
    const { list, view, press } = await open({ roles: ['READER'], server: aCommentServer(stored) });
    await expect.element(list.getByText('Order of ranks checked, no change.')).toBeVisible();
    expect(list.getByRole('button', { name: /^(Reply|Comment, |Status)/ }).elements()).toEqual([]);
    await press(ofBea);
    expect(view.getByRole('menuitem').elements().map(wordsOf)).toEqual(['History']);
    await userEvent.keyboard('{Escape}');
  });

  it('are status, and whether they are resolved', async () => {
    const { view, press, list, requestsOf, choose } = await open();
    await press('Status: In progress');
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Done' }));
    await expect.element(list.getByRole('button', { name: 'Status: Done' }).first()).toBeVisible();
    await expect
      .poll(() => requestsOf('PUT /InternalCommentsDomain/c1').map(({ body }) => body))
      .toEqual([
        expect.objectContaining({
          status: 3,
          resolved: false,
          version: 1,
          taggedUserIds: ['reto'],
          links: ['lamp~2^1'],
        }),
      ]);
    await choose(ofBea, 'Resolve');
    await expect.poll(() => list.getByText('Resolved').elements().length).toBe(2);
    await choose(ofBea, 'Reopen');
    await expect.poll(() => list.getByText('Resolved').elements().length).toBe(1);
  });

  it('say why they were not changed, and show what somebody else did', async () => {
    expectOnConsole(/change the state of a comment/);
    const server = aCommentServer();
    const { view, press, list } = await open({ server });
    await expect.element(list.getByText('a parameter')).toBeVisible();
    const [first] = server.stored;
    if (first) server.stored[0] = { ...first, version: 7, text: 'Other words.' };
    await press('Status: In progress');
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Done' }));
    await expect
      .element(list.getByRole('alert'))
      .toHaveTextContent(
        'The comment was not changed. Comment or note modified by another user: copy your changes and reload.',
      );
    await expect.element(list.getByText('Other words.')).toBeVisible();
  });

  it('is to resolve the own mention, and to reopen it', async () => {
    const tag = { userId: 'ada', open: true, taggedAt: '2026-03-04T08:00:00Z' };
    const stored = [aComment({ taggedUserIds: ['ada'], tags: [tag] })];
    const { list, press, requestsOf } = await open({ server: aCommentServer(stored) });
    await expect.element(list.getByText(/^Mentions you/)).toBeVisible();
    await press('Resolve');
    await expect.element(list.getByText(/^Mention of you resolved/)).toBeVisible();
    await press('Reopen');
    await expect.element(list.getByText(/^Mentions you/)).toBeVisible();
    expect(
      requestsOf('PATCH /InternalCommentsDomain/resolveTagging/c1').map(({ query }) => query.resolve),
    ).toEqual(['true', 'false']);
  });

  it('is to delete them, once that was confirmed', async () => {
    const { view, list, choose, said } = await open({ server: aCommentServer([aComment()]) });
    await choose(ofAda, 'Delete');
    const dialog = view.getByRole('dialog', { name: 'Delete this comment?' });
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(said().length).toBe(2);
    await choose(ofAda, 'Delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.poll(() => said().length).toBe(1);
    await expect.element(list.getByRole('status').first()).toHaveTextContent('Comment deleted.');
    await expect.element(list).toHaveFocus();
  });

  it('say why they were not deleted', async () => {
    expectOnConsole(/delete a comment/);
    const { view, list, choose } = await open({
      server: aCommentServer([aComment()]),
      answers: { 'DELETE /InternalCommentsDomain/c1': () => refusal(403, 'COMMENT_NOT_YOURS') },
    });
    await choose(ofAda, 'Delete');
    await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect
      .element(list.getByRole('alert'))
      .toHaveTextContent('The comment was not deleted. You may not do this with the comment.');
  });

  it('is to read their history: who changed what when, with the words that differ', async () => {
    const fact = (
      id: number,
      kind: string,
      changes: object[],
      by: object = { id: 'ada', fullName: 'Ada Muster' },
    ) => ({
      id,
      at: `2026-05-0${id}T08:00:00Z`,
      by,
      kind,
      changes,
      erased: false,
    });
    const { view, choose } = await open({
      server: aCommentServer([aComment()]),
      answers: {
        'GET /InternalCommentsDomain/History/c1': [
          fact(1, 'created', [
            { field: 'text', of: 'EN', after: 'within ten days' },
            { field: 'private', after: false },
            { field: 'resolved', after: false },
            { field: 'removed', after: false },
            { field: 'status', after: 0 },
            { field: 'tag', of: 'reto', after: 'open' },
          ]),
          fact(2, 'edited', [
            { field: 'text', of: 'EN', before: 'within ten days', after: 'within five days' },
            { field: 'text', of: 'DE', before: 'so gut', after: 'so  gut' },
            { field: 'status', before: 0, after: 2 },
            { field: 'private', before: false, after: true },
            { field: 'link', of: 'lamp~2^1', after: true },
          ]),
          fact(3, 'tagEnded', [{ field: 'tag', of: 'reto', before: 'open', after: 'ended' }], {}),
        ],
      },
    });
    await choose(ofAda, 'History');
    const dialog = view.getByRole('dialog', { name: 'History of the comment' });
    await expect
      .poll(() => dialog.getByRole('listitem').elements().map(wordsOf))
      .toEqual([
        'Former user resolved the own mention03/05/2026, 10:00Mention of Reto Zürcher: open, now resolved',
        'Ada Muster changed it02/05/2026, 10:00Text, Englishwithin tenfive daysText, Germanso␣␣␣gutStatus: No status, now In progressVisible to: Internal, now PrivateLink to Art. 2 para. 1: linked',
        'Ada Muster wrote it01/05/2026, 10:00Text, Englishwithin ten daysMention of Reto Zürcher: open',
      ]);
    const marks = (tag: string) =>
      [...dialog.element().querySelectorAll(tag)].map((mark) => mark.textContent);
    expect([marks('del'), marks('ins')]).toEqual([
      ['ten', '␣'],
      ['five', '␣␣'],
    ]);
    await expectAccessible();
  });
});
