import { forChangeReaders } from '#core/contract/change-rights.ts';
import { holdsRole } from '../auth/rights.ts';
import { heldRoles } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/** Refuses to say something of a change to who sees none. */
export function requireChanges(caller: DomainCaller): void {
  requireCollaboration(caller);
  if (!caller.seesChanges)
    throw new HttpProblem(
      403,
      'FORBIDDEN',
      `only for ${forChangeReaders.roles[0]}, with a plan that has changes`,
    );
}

/** Whoever is named in a comment must see it: of one on a change, by the role. They are users already. */
export async function requireReadersOfChanges(
  trx: OrganisationTransaction,
  { ids, field }: { ids: readonly string[]; field: string },
): Promise<void> {
  if (ids.length === 0) return;
  const users = await trx.selectFrom('account').select(['id', 'roles']).where('id', 'in', ids).execute();
  const blind = users.find(({ roles }) => !holdsRole(forChangeReaders, heldRoles(roles)));
  if (blind !== undefined)
    throw new HttpProblem(400, 'TAGGED_SEES_NO_CHANGES', `${field}: ${blind.id} does not read changes`);
}
