import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { type DatabaseLocation, openDatabase } from '../data/database.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import type { AfterCommentChange } from '../domain/comment-store.ts';
import { createDomainServer, type DomainOptions } from '../domain/domain-server.ts';
import type { LawLink } from '../domain/law-link.ts';
import type { AskMain, AskParagraph } from '../domain/main-link.ts';
import type { NotifyMain } from '../domain/main-sessions.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { AskPeer } from '../http/readiness.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';

type DomainLink = {
  ask: AskMain;
  tell: NotifyMain;
  peer: AskPeer;
  paragraph: AskParagraph;
  law: LawLink;
  /** What follows from a change of a comment. */
  follow: AfterCommentChange;
};

/** There is no main server yet: notifications are lost, and what a plan is asked for stays as it is. */
export const unlinked = (): DomainLink => ({
  ask: async ({ plan }) => ({ state: 'known', settings: { plan, languages: interfaceLanguageCodes } }),
  tell: async () => undefined,
  peer: async () => false,
  paragraph: async () => undefined,
  law: {
    feed: async () => undefined,
    changes: async () => undefined,
    news: async () => undefined,
    text: async () => undefined,
    words: async () => undefined,
  },
  follow: async () => undefined,
});

/** What the domain server is given: tests replace what is in the link. */
export const linkedBy = (link: DomainLink) => ({
  askMain: (organisation: Organisation, patience: number) => link.ask(organisation, patience),
  askParagraph: (...request: Parameters<AskParagraph>) => link.paragraph(...request),
  law: {
    feed: (...request) => link.law.feed(...request),
    changes: (...request) => link.law.changes(...request),
    news: (...request) => link.law.news(...request),
    text: (...request) => link.law.text(...request),
    words: (...request) => link.law.words(...request),
  } satisfies LawLink,
  afterCommentChange: [((trx, change) => link.follow(trx, change)) satisfies AfterCommentChange],
  tellMain: (organisation: Organisation, ids: readonly string[]) => link.tell(organisation, ids),
  askPeer: (...request: Parameters<AskPeer>) => link.peer(...request),
});

/** Further servers of the same organisations, on PostgreSQL as in other processes: over connections of their own. */
export function serversBeside(place: DatabaseLocation, options: Omit<DomainOptions, 'sample'>) {
  const others: (() => Promise<void>)[] = [];
  const beside = async () => {
    if (place.url === undefined) return createDomainServer({ ...options, sample: true });
    const own = await openDatabase<DomainTables>(place);
    others.push(own.close);
    return createDomainServer({ ...options, db: own.db, listen: own.listen, sample: true });
  };
  /** One of the same connections, where somebody may call so often only. */
  const limitedBy = (limiter: RateLimiter) => createDomainServer({ ...options, sample: true, limiter });
  /** Another one on the same tables that does not run in sample mode. */
  const withoutSample = () => createDomainServer({ ...options, sample: false });
  return {
    beside,
    limitedBy,
    withoutSample,
    closeAll: async () => void (await Promise.all(others.map((close) => close()))),
  };
}
