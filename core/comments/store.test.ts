import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { CommentCount } from '../contract/domain/comment-lists.ts';
import type { Comment } from '../contract/domain/comments.ts';
import { ApiError } from '../http/api-error.ts';
import { aComment, aProviderComment, aReport, aSession, settled } from './comment-fixture.ts';
import { placeOfChange } from './commented-change.ts';
import { createComments } from './store.ts';

const away = (server: 'main' | 'domain') =>
  new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: 'away', server });
const place = {
  completeParagraphID: 'lamp~1',
  versionDate: '2024-01-01',
  language: 'EN',
  inside: true,
} as const;

function open() {
  const stored: { comments: Comment[] } = { comments: [aComment()] };
  const domain = {
    commentsOfRegArt: vi.fn(async (_: unknown) => stored.comments),
    commentsOfChange: vi.fn(async (_: unknown) => stored.comments),
    commentCounts: vi.fn(
      async (): Promise<CommentCount[]> => [
        { completeParagraphID: 'lamp~1^1', total: 1, open: 1, tagged: 0 },
      ],
    ),
  };
  const main = {
    regArtComments: vi.fn(async () => [aProviderComment()]),
    regArtCommentCounts: vi.fn(async () => [{ completeParagraphID: 'lamp~1^1', total: 2 }]),
  };
  const state = aSession();
  const notices = aReport();
  const comments = createComments({ domain, main, session: state.session, notices });
  const listed = () => loadedValue(comments.own(place).get())?.map(({ icid }) => icid);
  return { stored, domain, main, notices, comments, listed, ...state };
}

describe('the comments of a place', () => {
  it('of a change come from the organisation only, by its id and its origin', async () => {
    const { comments, domain, main, stored } = open();
    const change = { id: 'm1', origin: 'main' } as const;
    stored.comments = [aComment({ regArt: undefined, reference: { kind: 'change', ...change } })];
    const at = {
      completeParagraphID: placeOfChange(change),
      versionDate: '',
      language: 'DE' as const,
      inside: true,
    };
    comments.own(at).listen(() => undefined);
    await comments.load(at);
    expect(domain.commentsOfChange.mock.calls[0]?.[0]).toEqual(change);
    expect(domain.commentsOfRegArt).not.toHaveBeenCalled();
    expect(main.regArtComments).not.toHaveBeenCalled();
    expect(loadedValue(comments.provider(at).get())).toEqual([]);
    stored.comments = [];
    const other = { kind: 'change', id: 'm1', origin: 'domain' } as const;
    comments.takeSaved(aComment({ icid: 'c2', regArt: undefined, reference: { kind: 'change', ...change } }));
    comments.takeSaved(aComment({ icid: 'c3', regArt: undefined, reference: other }));
    expect(loadedValue(comments.own(at).get())?.map(({ icid }) => icid)).not.toContain('c3');
    expect(loadedValue(comments.own(at).get())?.map(({ icid }) => icid)).toContain('c2');
  });

  it('come from both servers, as of the day of the text', async () => {
    const { comments, domain, main, listed } = open();
    expect(comments.own(place).get().state).toBe('idle');
    await comments.load(place);
    expect(listed()).toEqual(['c1']);
    expect(loadedValue(comments.provider(place).get())).toEqual([aProviderComment()]);
    const query = { complete: 'lamp~1', versionDate: '2024-01-01', inside: 'true' };
    expect(domain.commentsOfRegArt).toHaveBeenCalledExactlyOnceWith({ ...query, readLanguage: 'EN' }, {});
    expect(main.regArtComments).toHaveBeenCalledExactlyOnceWith(query);
  });

  it('are there from one server where the other is away', async () => {
    const { comments, domain, main, notices, listed } = open();
    main.regArtComments.mockRejectedValueOnce(away('main'));
    await comments.load(place);
    expect(listed()).toEqual(['c1']);
    expect(comments.provider(place).get().state).toBe('failed');
    domain.commentsOfRegArt.mockRejectedValueOnce(away('domain'));
    await comments.load({ ...place, completeParagraphID: 'lamp~2' });
    expect(comments.own({ ...place, completeParagraphID: 'lamp~2' }).get().state).toBe('failed');
    expect(notices.report).toHaveBeenCalledTimes(2);
  });

  it('that were asked for before they are drawn are not asked for again then', async () => {
    const { comments, domain, main, listed, $session } = open();
    void comments.prepare(place);
    await comments.load(place);
    await settled();
    expect(listed()).toEqual(['c1']);
    expect(domain.commentsOfRegArt).toHaveBeenCalledOnce();
    expect(main.regArtComments).toHaveBeenCalledOnce();
    await comments.load(place);
    expect(domain.commentsOfRegArt).toHaveBeenCalledTimes(2);
    await comments.prepare(place);
    await comments.load({ ...place, completeParagraphID: 'lamp~2' });
    await comments.load(place);
    expect(domain.commentsOfRegArt).toHaveBeenCalledTimes(5);
    await comments.prepare(place);
    $session.set({ ...$session.get(), signedIn: false });
    $session.set({ ...$session.get(), signedIn: true });
    await comments.load(place);
    expect(listed()).toEqual(['c1']);
  });

  it('are asked for anew when they are shown again, the provider’s once', async () => {
    const { comments, domain, main } = open();
    await comments.load(place);
    await comments.load(place);
    expect(domain.commentsOfRegArt).toHaveBeenCalledTimes(2);
    expect(main.regArtComments).toHaveBeenCalledOnce();
  });

  it('have at once what was saved, where it belongs', async () => {
    const { comments, domain } = open();
    const inner = { ...place, completeParagraphID: 'lamp~1^1', inside: false };
    const other = { ...place, completeParagraphID: 'lamp~2' };
    const early = { ...place, versionDate: '2020-01-01' };
    const heard: Record<string, (string[] | undefined)[]> = { place: [], inner: [], other: [], early: [] };
    for (const [name, at] of Object.entries({ place, inner, other, early })) {
      await comments.load(at);
      comments.own(at).listen((state) => heard[name]?.push(loadedValue(state)?.map(({ icid }) => icid)));
    }
    domain.commentsOfRegArt.mockImplementation(() => new Promise(() => undefined));
    const reference = { kind: 'regArt', completeParagraphID: 'lamp~1^1', versionDate: '2024-01-01' } as const;
    comments.takeSaved(aComment({ icid: 'c2', reference }));
    expect(Object.fromEntries(Object.entries(heard).map(([name, states]) => [name, states[0]]))).toEqual({
      place: ['c2', 'c1'],
      inner: ['c2', 'c1'],
      other: ['c1'],
      early: ['c1'],
    });
  });

  it('lose at once what was removed, and are then asked for', async () => {
    const { comments, domain, listed, stored } = open();
    await comments.load(place);
    const heard: unknown[] = [];
    comments.own(place).listen((state) => heard.push(loadedValue(state)?.length));
    stored.comments = [];
    comments.takeRemoved('c1');
    expect(heard[0]).toBe(0);
    await settled();
    expect(domain.commentsOfRegArt).toHaveBeenCalledTimes(2);
    expect(listed()).toEqual([]);
  });

  it('are asked for by nobody who is signed out, and are gone', async () => {
    const { comments, domain, listed, end } = open();
    await comments.load(place);
    comments.own(place).listen(() => undefined);
    end();
    await settled();
    expect(listed()).toBeUndefined();
    expect(domain.commentsOfRegArt).toHaveBeenCalledOnce();
  });
});

describe('the numbers of a document', () => {
  const at = ['lamp', '2024-01-01', 'EN'] as const;
  const total = (comments: ReturnType<typeof open>['comments']) =>
    loadedValue(comments.counts(...at).get())?.get('1^1')?.total;

  it('are of both servers, or of the one that answers', async () => {
    const { comments, domain, main, notices } = open();
    await comments.loadCounts(...at);
    expect(total(comments)).toBe(3);
    domain.commentCounts.mockRejectedValueOnce(away('domain'));
    await comments.loadCounts(...at);
    expect(total(comments)).toBe(2);
    main.regArtCommentCounts.mockRejectedValueOnce(away('main'));
    await comments.loadCounts(...at);
    expect(total(comments)).toBe(1);
    expect(notices.report).not.toHaveBeenCalled();
  });

  it('are asked for again after a change, where they are shown', async () => {
    const { comments, domain } = open();
    await comments.loadCounts(...at);
    comments.takeSaved(aComment({ icid: 'c2' }));
    expect(comments.counts(...at).get().state).toBe('idle');
    await comments.loadCounts(...at);
    comments.counts(...at).listen(() => undefined);
    comments.takeSaved(aComment({ icid: 'c3' }));
    await settled();
    expect(domain.commentCounts).toHaveBeenCalledTimes(3);
  });
});
