import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Comment } from '#core/contract/domain/comments.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { aComment, commentAnswers, tagOfAda } from '../../testing/comments.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

const tagged = aComment({ ...tagOfAda(), text: 'Please check the wick.' });
const commentCall = `GET /InternalCommentsDomain/${tagged.icid}`;
const resolveCall = `PATCH /InternalCommentsDomain/resolveTagging/${tagged.icid}`;
const readCall = 'PUT /Inbox/Read';

async function open(comment: Comment, options: PortalOptions = {}) {
  const answers: Answers = {
    ...commentAnswers([]),
    [commentCall]: comment,
    [readCall]: { unread: 0 },
    [resolveCall]: (request) =>
      Response.json({
        ...comment,
        ...tagOfAda(new URL(request.url).searchParams.get('resolve') === 'false'),
      }),
    ...options.answers,
  };
  const test = await openPortal(`/comments/tag/${tagged.icid}`, { ...options, answers });
  const writes = () =>
    test.requests.map(({ call }) => call).filter((call) => /^(PATCH|POST \/Int|DELETE)/.test(call));
  return { ...test, main: test.view.getByRole('main'), writes };
}

describe('the page that the mail of a mention leads to', () => {
  it.each([1280, 390])('shows the comment, and ends nothing by being opened, at %i', async (width) => {
    const { main, writes, requestsOf } = await open(tagged, { width });
    await expect.element(main.getByText('Please check the wick.')).toBeVisible();
    await expect.element(main.getByText(/^Bruno Baum, 21\/05\/2026/)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Read Art. 1 para. 2 LampA' }))
      .toHaveAttribute('href', '/read/lamp/1#1%5E2');
    await expect.poll(() => requestsOf(readCall).map(({ body }) => body)).toEqual([{ icids: [tagged.icid] }]);
    expect(writes()).toEqual([]);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('ends the mention by a button, and opens it again, by keyboard too', async () => {
    const { main, requestsOf } = await open(tagged);
    await userEvent.click(main.getByRole('button', { name: 'Resolve mention' }));
    await expect.element(main.getByText('You have resolved this mention.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Open mention again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByRole('button', { name: 'Resolve mention' })).toHaveFocus();
    expect(requestsOf(resolveCall).map(({ query }) => query)).toEqual([
      { resolve: 'true' },
      { resolve: 'false' },
    ]);
  });

  it('leaves the mention open if the server refuses, and says so', async () => {
    expectOnConsole(/resolve a tagging/);
    const { main, view } = await open(tagged, { answers: { [resolveCall]: () => refusal(400, 'X') } });
    await userEvent.click(main.getByRole('button', { name: 'Resolve mention' }));
    await expect.element(view.getByText(/^The mention could not be changed/)).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Resolve mention' })).toBeVisible();
  });

  it('has no button for those who are not mentioned', async () => {
    const { main, requestsOf } = await open({ ...tagged, tags: [], taggedUserIds: [] });
    await expect.element(main.getByText(/^You are not mentioned in this comment/)).toBeVisible();
    expect(main.getByRole('button').elements()).toEqual([]);
    expect(requestsOf(readCall)).toEqual([]);
  });

  it('says that a comment is not there, or for others', async () => {
    expectOnConsole(/load a comment/);
    const { main } = await open(tagged, {
      answers: { [commentCall]: () => refusal(404, 'COMMENT_NOT_FOUND') },
    });
    await expect.element(main.getByText(/^This comment is no longer there/)).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'To the comments' }))
      .toHaveAttribute('href', '/comments');
    await expectAccessible();
  });

  it('says which role is missing to users who do not read', async () => {
    const calls = await expectNoAccess(`/comments/tag/${tagged.icid}`, 'Reader', { roles: ['CHAT_USER'] });
    expect(calls).not.toContain(commentCall);
  });
});
