import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { CommentFact } from '../contract/domain/comment-lists.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';

export type CommentHistory = {
  /** What became of a comment, the oldest first; idle until `load`. */
  of: (icid: string) => ReadableAtom<Loadable<readonly CommentFact[]>>;
  load: (icid: string) => Promise<void>;
};

type HistoryDependencies = {
  domain: Pick<Client<typeof domainContract>, 'commentHistory'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

export function createHistory({ domain, notices, session }: HistoryDependencies): CommentHistory {
  const facts = createResources<[icid: string], readonly CommentFact[]>(notices, { max: 30 });
  onOtherUser(session, () => facts.reset());
  return {
    of: facts.of,
    async load(icid) {
      const ask = () => domain.commentHistory({ icid });
      await facts.of(icid).load('load the history of a comment', ask, { keep: true });
    },
  };
}

/** Who changed what of a comment; loads with the first history. */
export const commentHistory: AppPart<CommentHistory> = { create: createHistory };
