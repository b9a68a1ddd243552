import type { Capability, Role } from '#core/contract/domain/user.ts';

/** Service plans from the smallest to the one that has everything. */
export const plans = ['reading', 'changes', 'complete'] as const;
export type Plan = (typeof plans)[number];

/** What a capability asks of the organisation's plan and of the user; `anyRole` undefined: every user has it. */
type Rule = { plans: readonly Plan[]; anyRole?: readonly Role[] };

const rules: Record<Capability, Rule> = {
  CAN_SEE_CHANGE: { plans: ['changes', 'complete'], anyRole: ['CHANGE_READER', 'CHANGE_EDITOR'] },
  CAN_SEE_NEWS: { plans: ['changes', 'complete'] },
  CAN_DIRECT_DATA_LOADING: { plans: ['complete'], anyRole: ['REGESTA_STATICDB_DATA_ADMIN'] },
  CAN_SEE_CHAT: { plans: ['complete'], anyRole: ['CHAT_USER'] },
  CAN_SEE_REG_TEXT_CHANGE: { plans: ['changes', 'complete'] },
};

/** What a user of an organisation with this plan may see. */
export function capabilitiesOf(plan: string, roles: readonly Role[]): Capability[] {
  return (Object.keys(rules) as Capability[]).filter((capability) => {
    const { plans: allowed, anyRole } = rules[capability];
    return allowed.some((name) => name === plan) && (anyRole?.some((role) => roles.includes(role)) ?? true);
  });
}
