import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Statistics } from '../contract/domain/statistics.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session/session.ts';

export type Dashboard = {
  /** The counts of the current user's tasks. */
  $statistics: ReadableAtom<Loadable<Statistics>>;
  /** Loads the counts again; those of the same user stay on screen meanwhile. */
  refresh: (userId: string, by?: { unasked?: true }) => Promise<void>;
};
type DashboardDependencies = {
  domain: Pick<Client<typeof domainContract>, 'statistics'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

function createDashboard({ domain, notices, session }: DashboardDependencies): Dashboard {
  const $statistics = createResource<Statistics>(notices);
  let owner: string | undefined;
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) $statistics.abort();
  });
  return {
    $statistics,
    async refresh(userId, by = {}) {
      const keep = userId === owner;
      owner = userId;
      await $statistics.load('count what waits', () => domain.statistics({}, by), { keep, ...by });
    },
  };
}

/** The counts of the dashboard; loads with its page. */
export const dashboard: AppPart<Dashboard> = { create: createDashboard };
