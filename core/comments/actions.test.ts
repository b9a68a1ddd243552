import { expect, it, vi } from 'vitest';
import type { Drafts } from '../drafts/drafts.ts';
import { ApiError } from '../http/api-error.ts';
import { createActions } from './actions.ts';
import { aComment, aReport } from './comment-fixture.ts';
import { commentProblem } from './comment-problem.ts';

const refusal = (status: number, code: string) =>
  new ApiError({
    kind: status === 401 ? 'unauthorised' : 'rejected',
    status,
    code,
    message: code,
    server: 'domain',
  });

function open() {
  const domain = {
    createComment: vi.fn(),
    updateComment: vi.fn(async (_: { icid: string; body: object }) => aComment({ status: 3 })),
    deleteComment: vi.fn(async (_: { icid: string }) => ({ icid: 'c1' })),
    resolveTagging: vi.fn(async (_: { id: string; resolve?: string }) => aComment()),
    comment: vi.fn(),
  };
  const notices = aReport();
  return { domain, notices, ...createActions({ domain: domain as never, notices, now: () => 5 }) };
}

it('set status and resolved, and send the rest as it is', async () => {
  const { setState, domain } = open();
  const comment = aComment({ version: 4, private: true, translations: { FR: 'Salut' }, status: 1 });
  expect(await setState(comment, { status: 3 })).toEqual({ comment: aComment({ status: 3 }) });
  await setState(comment, { resolved: true });
  const unchanged = { text: 'Text of c1', translations: { FR: 'Salut' }, private: true, version: 4 };
  expect(domain.updateComment.mock.calls.map(([{ body }]) => body)).toEqual([
    expect.objectContaining({ ...unchanged, status: 3, resolved: false }),
    expect.objectContaining({ ...unchanged, status: 1, resolved: true }),
  ]);
});

it('end the tag of the user, or open it again', async () => {
  const { resolveTagging, domain } = open();
  await resolveTagging('c1', true);
  await resolveTagging('c1', false);
  expect(domain.resolveTagging.mock.calls.map(([query]) => query)).toEqual([
    { id: 'c1', resolve: 'true' },
    { id: 'c1', resolve: 'false' },
  ]);
});

it('say why nothing was done', async () => {
  const { remove, setState, domain, notices } = open();
  expect(await remove('c1')).toEqual({ icid: 'c1' });
  domain.deleteComment.mockRejectedValueOnce(refusal(403, 'COMMENT_NOT_YOURS'));
  expect(await remove('c1')).toEqual({ problem: { key: 'notYours' } });
  domain.updateComment.mockRejectedValueOnce(refusal(409, 'COMMENT_CHANGED'));
  expect(await setState(aComment(), { status: 1 })).toEqual({ problem: { key: 'modified' } });
  expect(notices.report).toHaveBeenCalledTimes(2);
});

it.each([
  [refusal(400, 'COMMENT_REQUIRED'), 'required'],
  [refusal(400, 'PRIVATE_WITH_TAGS'), 'privateWithTags'],
  [refusal(400, 'PRIVATE_WITH_REPLIES'), 'privateWithReplies'],
  [refusal(400, 'REPLY_TO_PRIVATE'), 'replyToPrivate'],
  [refusal(403, 'ISOLATED_TESTER'), 'testerPrivate'],
  [refusal(403, 'FORBIDDEN'), 'notYours'],
  [refusal(404, 'COMMENT_NOT_FOUND'), 'gone'],
  [refusal(404, 'USER_NOT_FOUND'), 'userGone'],
  [refusal(404, 'PARAGRAPH_NOT_FOUND'), 'paragraphGone'],
  [refusal(409, 'COMMENT_CHANGED'), 'modified'],
  [refusal(401, 'UNAUTHORISED'), 'sessionEnded'],
  [refusal(500, 'INTERNAL'), 'failed'],
  [new Error('fault'), 'failed'],
])('%s is told as %s', (error, key) => {
  expect(commentProblem(error)).toEqual({ key });
});

it('have unsaved words in memory where the token of a page signs in, by person, and nothing on the device', () => {
  const { write, unsaved } = open();
  const drafts = { of: vi.fn(() => ({})), keep: vi.fn() } as unknown as Drafts;
  const who = { id: 'ada', fullName: 'Ada', roles: [] };
  const writing = { kind: 'new', regArt: 'lamp~1', versionDate: '2024-01-01', language: 'EN' } as const;
  const begin = (id: string) => write(writing, { who: { ...who, id }, drafts, language: 'EN' });
  begin('ada').change({ texts: { EN: 'Applies.' } });
  expect(begin('ada').$form.get().texts.EN).toBe('Applies.');
  expect(begin('bea').$form.get().texts.EN).toBeUndefined();
  expect(unsaved(who, drafts).map(({ name, at }) => [name, at])).toEqual([['comment:new:lamp~1', 5]]);
  begin('ada').discard();
  expect(unsaved(who, drafts)).toEqual([]);
  expect(drafts.keep).not.toHaveBeenCalled();
});
