import { isDeepStrictEqual } from 'node:util';
import type { ChangeRef } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { HttpProblem } from '../http/problem.ts';
import { openChange } from './change-access.ts';
import { auditChange, type ChangeCall } from './change-audit.ts';
import { stateInVersion } from './change-facts.ts';
import { oneChange } from './change-replies.ts';
import type { ChangeState } from './change-state.ts';
import { withApproval } from './change-status.ts';
import { bringChangeTo } from './change-store.ts';
import { type ChangeContext, changedMeanwhile } from './change-writing.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Decision = ChangeCall & { key: ChangeRef; body: { version: number; reason: string } };

/** Ends a change as somebody has requested it, who is not the caller. */
export const approveChange = (organisation: Organisation, decision: Decision, context: ChangeContext) =>
  decide(organisation, decision, context, (state, approval) => {
    if (approval.by === decision.caller.account.id)
      throw new HttpProblem(403, 'OWN_REQUEST', 'somebody else approves what one has requested');
    return { ...withApproval(state, null, ''), status: approval.status };
  });

/** Leaves a change as it is, which somebody wanted to end: the caller too. */
export const declineChange = (organisation: Organisation, decision: Decision, context: ChangeContext) =>
  decide(organisation, decision, context, (state) => withApproval(state, null, ''));

function decide(
  organisation: Organisation,
  { key, body: { version, reason }, ...call }: Decision,
  { now: clock }: Pick<ChangeContext, 'now'>,
  next: (state: ChangeState, approval: NonNullable<ChangeState['approval']>) => ChangeState,
): Promise<Change> {
  return changing('changes', organisation, async (trx) => {
    const now = clock();
    const loaded = await openChange(trx, key, { caller: call.caller, now });
    const { approval } = loaded.state;
    if (approval === null)
      throw new HttpProblem(409, 'NOTHING_REQUESTED', 'nobody has requested to end this change');
    // Whoever decides must have seen the request of now.
    const seen = await stateInVersion(trx, { id: loaded.row.id, version });
    if (!isDeepStrictEqual(seen?.approval, approval)) throw changedMeanwhile(['approval']);
    const decided = next(loaded.state, approval);
    const isApproved = decided.status !== loaded.state.status;
    const known = { kind: isApproved ? 'approved' : 'declined', actor: call.caller.account.id, now } as const;
    const done = await bringChangeTo(trx, loaded, decided, { ...known, reason });
    const action = isApproved ? 'CHANGE_APPROVED' : 'CHANGE_DECLINED';
    await auditChange(trx, done, { action, ...call }, now);
    return oneChange(trx, key, call);
  });
}
