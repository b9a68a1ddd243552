import { type ChangeStatus, changeStatuses, type EndStatus, endStatuses } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';

/** The statuses of work that goes on; what is unknown counts as on-going (specification, section 4). */
export const ongoingStatuses = changeStatuses.filter((status) => !isEnd(status));

export function isEnd(status: ChangeStatus): status is EndStatus {
  return endStatuses.some((end) => end === status);
}

export const isOngoing = (status: ChangeStatus): boolean => !isEnd(status);

/** Whether going from one status to another needs a reason: what was done or out of scope is taken up again. */
export const needsReason = (from: ChangeStatus, to: ChangeStatus): boolean => isEnd(from) && isOngoing(to);

/** Whether nobody has looked at a change yet: neither its status nor its owner are known. */
export const isUnprocessed = ({ status, ownerId }: Pick<Change, 'status' | 'ownerId'>): boolean =>
  status === '?' && ownerId === undefined;

/** How many changes have each status. */
export function countByStatus(
  changes: readonly Pick<Change, 'status'>[],
): Readonly<Record<ChangeStatus, number>> {
  const counts = { R: 0, A: 0, G: 0, '?': 0, D: 0, O: 0 };
  for (const { status } of changes) counts[status] += 1;
  return counts;
}
