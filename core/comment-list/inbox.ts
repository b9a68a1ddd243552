import { computed, type ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { isOrdinary } from '../async/ordinary.ts';
import { createResource } from '../async/resource.ts';
import type { InboxEntry } from '../contract/domain/comment-lists.ts';
import type { Comment } from '../contract/domain/comments.ts';

/** How many tags are loaded, the newest ones; the comments page has all. */
const inboxRows = 50;

type InboxPage = { unread: number; total: number; entries: readonly InboxEntry[] };

export type Inbox = {
  $inbox: ReadableAtom<Loadable<InboxPage>>;
  /** Number of open tags that were not read; undefined until it is known. */
  $unread: ReadableAtom<number | undefined>;
  /** Loads the newest tags again; what is on screen of the same user stays meanwhile. */
  refresh: (userId: string, by?: { unasked?: true }) => Promise<void>;
  /** Marks tags as read: those in the named comments, or all. Failures are reported. */
  read: (icids?: readonly string[]) => Promise<void>;
  /** Ends the tag of the user in a comment, or opens it again; both say so. Failures are reported and told. */
  resolve: (icid: string, ended?: boolean) => Promise<Comment | undefined>;
};

type InboxDependencies = Pick<PartContext, 'notices' | 'session'> & {
  domain: Pick<PartContext['domain'], 'inbox' | 'readInbox' | 'resolveTagging'>;
};

/** The comments in which somebody was named, for this person. */
export function createInbox({ domain, notices, session }: InboxDependencies): Inbox {
  // It is loaded again and again on every page: that a server is away is told by what people do there.
  const $inbox = createResource<InboxPage>({
    report: (error, doing) => void (isOrdinary(error) || notices.report(error, doing)),
  });
  let owner: string | undefined;
  const change = (of: (page: InboxPage) => InboxPage) => {
    const state = $inbox.get();
    const page = loadedValue(state);
    if (page !== undefined) $inbox.set({ ...state, value: of(page) } as Loadable<InboxPage>);
  };
  const load = (by: { unasked?: true }) => {
    const call = (signal: AbortSignal) => domain.inbox({ rows: inboxRows }, { signal, ...by });
    return $inbox.load('load the inbox', call, { keep: true, ...by });
  };
  async function resolve(icid: string, ended = true): Promise<Comment | undefined> {
    try {
      const comment = await domain.resolveTagging({ id: icid, resolve: ended ? 'true' : 'false' });
      change((page) => withTag(page, comment, !ended));
      notices.tell({
        kind: 'success',
        key: ended ? 'commentlist.tagEnded' : 'commentlist.tagReopened',
        ...(ended && { action: { key: 'commentlist.undo', run: () => void resolve(icid, false) } }),
      });
      return comment;
    } catch (error) {
      notices.report(error, 'resolve a tagging');
      notices.tell({ kind: 'error', key: 'commentlist.tagFailed' });
      return undefined;
    }
  }
  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    owner = undefined;
    $inbox.reset();
  });
  return {
    $inbox,
    $unread: computed($inbox, (state) => loadedValue(state)?.unread),
    async refresh(userId, by = {}) {
      if (userId !== owner) $inbox.reset();
      owner = userId;
      await load(by);
    },
    async read(icids) {
      try {
        const { unread } = await domain.readInbox({ body: icids ? { icids: [...icids] } : {} });
        const isRead = ({ comment }: InboxEntry) => icids === undefined || icids.includes(comment.icid);
        change((page) => ({
          ...page,
          unread,
          entries: page.entries.map((entry) => (isRead(entry) ? { ...entry, read: true } : entry)),
        }));
      } catch (error) {
        notices.report(error, 'mark tags as read');
      }
    },
    resolve,
  };
}

/** The inbox after a tag was ended or opened again: an ended tag is not unread, an opened one may be. */
function withTag(page: InboxPage, comment: Comment, open: boolean): InboxPage {
  const isOf = (entry: InboxEntry) => entry.comment.icid === comment.icid;
  const turned = page.entries.filter((entry) => isOf(entry) && !entry.read && entry.open !== open).length;
  return {
    ...page,
    unread: page.unread + (open ? turned : -turned),
    entries: page.entries.map((entry) => (isOf(entry) ? { ...entry, comment, open } : entry)),
  };
}

/** The tags of the user; loads after the first page. */
export const inbox: AppPart<Inbox> = { create: createInbox };
