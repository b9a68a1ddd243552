import { canUse } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import { isIsolated } from './comment-rights.ts';
import type { Organisation } from './organisation.ts';
import type { TenantSettings } from './service-plan.ts';

/**
 * Whether somebody sees changes, in calls that are there for others too: by role and plan, as the contract has it of the
 * calls of changes. Nobody does while the plan is not known.
 */
export type SeesChanges = (caller: Pick<DomainCaller, 'roles'>) => Promise<boolean>;

export const createSeesChanges =
  (organisation: Organisation, { plan }: Pick<TenantSettings, 'plan'>): SeesChanges =>
  async ({ roles }) => {
    if (!roles.includes('CHANGE_READER') || isIsolated({ roles })) return false;
    const name = await plan(organisation).catch((error: unknown) => {
      if (error instanceof HttpProblem) return undefined;
      throw error;
    });
    return name !== undefined && canUse(name).includes('CAN_SEE_CHANGE');
  };

/** Refuses to say something of a change to who sees none. */
export async function requireChanges(caller: DomainCaller, sees: SeesChanges): Promise<void> {
  requireCollaboration(caller);
  if (!(await sees(caller)))
    throw new HttpProblem(403, 'FORBIDDEN', 'only for CHANGE_READER, with a plan that has changes');
}
