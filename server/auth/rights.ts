import { forChangeReaders } from '#core/contract/change-rights.ts';
import type { Rights } from '#core/contract/endpoint.ts';
import { canUse } from './roles.ts';

/** What a caller has; the plan is looked up only if an endpoint requires one. */
export type HeldRights = {
  roles: readonly string[];
  plan: () => Promise<string>;
  /** Of which kind the session is: one of the portal, or one that an application has for its pages. */
  session: 'portal' | 'page';
};

/** Which kind a session is of, by the origin to which its token is bound. */
export const sessionKind = ({ origin }: { origin?: string | undefined }) =>
  origin === undefined ? 'portal' : 'page';

/** Whether these roles are enough for what the contract declares, by the roles alone. */
export const holdsRole = ({ roles: needed }: Rights, held: readonly string[]): boolean =>
  needed === undefined || needed.some((role) => held.includes(role));

/** Whether somebody sees changes, in calls that are there for others too: as the contract has it of the calls of changes. */
export const readsChanges = (roles: readonly string[], plan: string): boolean =>
  holdsRole(forChangeReaders, roles) &&
  !roles.includes('ISOLATED_TESTER') &&
  canUse(plan).includes(forChangeReaders.capability);

/** The right that a caller lacks, as a refusal names it; undefined if none is missing. */
export async function missingRight(needed: Rights, held: HeldRights): Promise<string | undefined> {
  if (!holdsRole(needed, held.roles)) return needed.roles?.[0];
  if (needed.session !== undefined && needed.session !== held.session) return 'sessions of the portal';
  if (needed.plans === undefined && needed.capability === undefined) return undefined;
  const plan = await held.plan();
  if (needed.plans !== undefined && !needed.plans.some((one) => one === plan))
    return `the plan ${needed.plans[0]}`;
  if (needed.capability !== undefined && !canUse(plan).includes(needed.capability)) return needed.capability;
  return undefined;
}
