import { canUse, heldRoles } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import type { OrganisationTransaction } from './change-lock.ts';
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

/** Whoever is named in a comment must see it: of one on a change, by the role. They are users already. */
export async function requireReadersOfChanges(
  trx: OrganisationTransaction,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  const users = await trx.selectFrom('account').select(['id', 'roles']).where('id', 'in', ids).execute();
  const blind = users.find(({ roles }) => !heldRoles(roles).includes('CHANGE_READER'));
  if (blind !== undefined)
    throw new HttpProblem(400, 'TAGGED_SEES_NO_CHANGES', `${field}: ${blind.id} does not read changes`);
}
