import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Statistics } from '../contract/domain/statistics.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session/session.ts';

export type Dashboard = {
  /** What waits for the person who is signed in. */
  $statistics: ReadableAtom<Loadable<Statistics>>;
  /** Counts anew for who is signed in; what is on screen of theirs stays there meanwhile. */
  refresh: (userId: string) => Promise<void>;
};
type Tools = {
  domain: Pick<Client<typeof domainContract>, 'statistics'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

function createDashboard({ domain, notices, session }: Tools): Dashboard {
  const $statistics = atom<Loadable<Statistics>>(idle);
  const load = createLoad(notices);
  let asked = 0;
  let shownTo: string | undefined;
  return {
    $statistics,
    async refresh(userId) {
      const own = ++asked;
      const keep = userId === shownTo;
      shownTo = userId;
      const signal = {
        /** A newer count is on its way, or nobody is there any more to be told. */
        get aborted() {
          return own !== asked || !session.$session.get().signedIn;
        },
      };
      await load($statistics, 'count what waits', () => domain.statistics({}), { keep, signal });
    },
  };
}

/** The numbers of the dashboard: come with it. */
export const dashboard: AppPart<Dashboard> = { name: 'dashboard', create: createDashboard };
