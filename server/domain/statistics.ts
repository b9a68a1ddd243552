import type { Statistics } from '#core/contract/domain/statistics.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

/** Counts items for the dashboard, without those that the caller may not see. */
export type StatisticsSource = (db: Organisation['db'], caller: DomainCaller) => Promise<Partial<Statistics>>;

const nothing: Statistics = {
  noOfToDoComments: 0,
  noOfInProgressComments: 0,
  noOfOnGoingChangeElements: 0,
  noOfTotalTaggedComments: 0,
};

/** The counts for the dashboard; 0 for kinds that have no source yet. */
export function statisticsHandler(
  { db }: Pick<Organisation, 'db'>,
  sources: readonly StatisticsSource[] = [],
): DomainHandlers['statistics'] {
  return async ({ caller }) => {
    const counted = await Promise.all(sources.map((count) => count(db, caller)));
    return Object.assign({ ...nothing }, ...counted) as Statistics;
  };
}
