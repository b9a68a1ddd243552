import type { Rights } from '#core/contract/endpoint.ts';
import { canUse } from './roles.ts';

/** The roles and plan of a caller; the plan is looked up only if an endpoint requires one. */
export type HeldRights = { roles: readonly string[]; plan: () => Promise<string> };

/** The right that a caller lacks, as a refusal names it; undefined if none is missing. */
export async function missingRight(needed: Rights, held: HeldRights): Promise<string | undefined> {
  if (needed.roles !== undefined && !needed.roles.some((role) => held.roles.includes(role)))
    return needed.roles[0];
  if (needed.plans === undefined && needed.capability === undefined) return undefined;
  const plan = await held.plan();
  if (needed.plans !== undefined && !needed.plans.some((one) => one === plan))
    return `the plan ${needed.plans[0]}`;
  if (needed.capability !== undefined && !canUse(plan).includes(needed.capability)) return needed.capability;
  return undefined;
}
