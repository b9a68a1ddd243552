import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { ChangedText } from '../contract/main/changed-texts.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';
import type { Session } from '../session/session.ts';

/** Days before today that are listed at the first visit. */
export const firstVisitDays = 30;

export type ChangesSinceVisit = {
  /** The start of the visit before, or of the days that are listed instead. */
  since: string;
  isFirstVisit: boolean;
  /** Number of all changes; `texts` has the newest ones. */
  total: number;
  texts: readonly ChangedText[];
};
export type SinceVisit = {
  $changes: ReadableAtom<Loadable<ChangesSinceVisit>>;
  /** Records the visit and loads again; what is on screen of the same user stays meanwhile. */
  refresh: (userId: string, language: LanguageCode) => Promise<void>;
};
type SinceVisitDependencies = {
  domain: Pick<Client<typeof domainContract>, 'recordVisit'>;
  main: Pick<Client<typeof mainContract>, 'changedTexts'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
  now: () => number;
} & OfSamples;

function createSinceVisit(dependencies: SinceVisitDependencies): SinceVisit {
  const { domain, main, notices, session, now } = dependencies;
  const $changes = createResource<ChangesSinceVisit>(notices);
  let current: { userId: string; language: LanguageCode } | undefined;

  async function refresh(userId: string, language: LanguageCode) {
    const keep = userId === current?.userId;
    current = { userId, language };
    await $changes.load('list what has changed since the last visit', () => load(language), { keep });
  }

  async function load(language: LanguageCode): Promise<ChangesSinceVisit> {
    const { since: before } = await domain.recordVisit({});
    const since = before ?? new Date(now() - firstVisitDays * 86_400_000).toISOString();
    const { total, texts } = await main.changedTexts({ language, since });
    return { since, isFirstVisit: before === undefined, total, texts };
  }

  session.$session.listen(({ signedIn }) => {
    if (signedIn) return;
    current = undefined;
    $changes.reset();
  });
  resetWithChoice(dependencies, {
    // Loaded again at once, since the dashboard displays nothing but its newest state.
    reset: () => void (current && refresh(current.userId, current.language)),
  });
  return { $changes, refresh };
}

/** What has changed since the user's last visit; loads with the dashboard. */
export const sinceVisit: AppPart<SinceVisit> = { create: createSinceVisit };
