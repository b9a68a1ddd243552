import { isEnd, needsReason } from '#core/change-filter/status.ts';
import type { ChangeStatus, EndStatus } from '#core/contract/change-values.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ChangeState } from './change-state.ts';

type Request = { fourEyes: boolean; reason: string; actor: string; now: Date };

/** Refuses to reopen what was done or out of scope without a reason; every other status may follow every other. */
export function requireReason(from: ChangeStatus, to: ChangeStatus, reason: string): void {
  if (needsReason(from, to) && reason === '')
    throw new HttpProblem(422, 'REASON_REQUIRED', 'reason: say why the change is opened again');
}

/** Whether a step needs somebody else's consent. */
export const needsApproval = (from: ChangeStatus, to: ChangeStatus, fourEyes: boolean): to is EndStatus =>
  fourEyes && from !== to && isEnd(to);

/**
 * The state after an edit: with four eyes an end is only requested. Who changes what a request is about, or the status,
 * drops the request.
 */
export function settleStatus(
  before: ChangeState,
  after: ChangeState,
  { fourEyes, reason, actor, now }: Request,
): ChangeState {
  const { status } = after;
  if (needsApproval(before.status, status, fourEyes)) {
    if (before.approval?.status === status && !isRewritten(before, after))
      return { ...after, status: before.status };
    const approval = { status, by: actor, at: now.toISOString() };
    return withApproval({ ...after, status: before.status }, approval, reason);
  }
  const isDropped = before.approval !== null && (status !== before.status || isRewritten(before, after));
  return isDropped ? withApproval(after, null, '') : after;
}

const isRewritten = ({ words: before }: ChangeState, { words: after }: ChangeState) =>
  before.topic !== after.topic || before.summary !== after.summary;

/** The state with a request, or without one. */
export function withApproval(
  state: ChangeState,
  approval: ChangeState['approval'],
  reason: string,
): ChangeState {
  const { approvalReason: _, ...words } = state.words;
  return { ...state, approval, words: reason === '' ? words : { ...words, approvalReason: reason } };
}
