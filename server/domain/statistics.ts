import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Statistics } from '#core/contract/domain/statistics.ts';
import type { Handlers } from '../http/serve.ts';
import { type DomainCaller, signedIn } from './callers.ts';
import type { Organisation } from './organisation.ts';

/** Counts some of what the dashboard shows, by a statement that leaves out what the caller may not see. */
export type StatisticsSource = (db: Organisation['db'], caller: DomainCaller) => Promise<Partial<Statistics>>;

const nothing: Statistics = {
  noOfToDoComments: 0,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
};

/** What waits for the caller: of what has no source yet there is none. */
export function statisticsHandler(
  { db }: Pick<Organisation, 'db'>,
  sources: readonly StatisticsSource[] = [],
): Handlers<typeof domainContract, DomainCaller>['statistics'] {
  return async ({ caller }) => {
    const known = signedIn(caller);
    const counted = await Promise.all(sources.map((count) => count(db, known)));
    return Object.assign({ ...nothing }, ...counted) as Statistics;
  };
}
