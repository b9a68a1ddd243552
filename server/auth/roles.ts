import { type Capability, capabilities, type Plan, type Role, roles } from '#core/contract/domain/user.ts';

type RoleRule = {
  /** Roles that this role includes. */
  covers: readonly Role[];
  /** Roles that cannot be combined with this role. */
  excludes: readonly Role[];
};

/** The rules of roles, used by sign-in, edits and the form of an invite. */
export const roleRules: Readonly<Record<Role, RoleRule>> = {
  ADMINISTRATOR: {
    covers: ['READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'],
    excludes: ['ISOLATED_TESTER'],
  },
  READER: { covers: [], excludes: [] },
  COMMENT_EDITOR: { covers: ['READER'], excludes: [] },
  CHANGE_READER: { covers: ['READER'], excludes: [] },
  CHANGE_EDITOR: { covers: ['CHANGE_READER', 'READER'], excludes: ['ISOLATED_TESTER'] },
  ISOLATED_TESTER: { covers: [], excludes: ['ADMINISTRATOR', 'CHANGE_EDITOR'] },
  FULL_DOMAIN_ADMIN: { covers: [], excludes: [] },
  REGESTA_STATICDB_DATA_ADMIN: { covers: [], excludes: [] },
  CHAT_USER: { covers: [], excludes: [] },
};

/** The plans that include a capability. Roles are checked apart: by links, pages and endpoints that name one. */
const plansWith: Readonly<Record<Capability, readonly Plan[]>> = {
  CAN_SEE_CHANGE: ['changes', 'complete'],
  CAN_SEE_NEWS: ['changes', 'complete'],
  CAN_DIRECT_DATA_LOADING: ['complete'],
  CAN_SEE_CHAT: ['complete'],
  CAN_SEE_REG_TEXT_CHANGE: ['changes', 'complete'],
};

/** These roles with all included ones, in the order of the contract. */
export function heldRoles(given: readonly Role[]): Role[] {
  return roles.filter((role) => given.includes(role) || given.some((one) => covers(one, role)));
}

/** These roles without those that others include: the form in which they are stored and displayed as chosen. */
export function fewestRoles(given: readonly Role[]): Role[] {
  return heldRoles(given).filter((role) => !given.some((one) => covers(one, role)));
}

/** Two of these roles that cannot be combined, or undefined. */
export function exclusiveRoles(given: readonly Role[]): [Role, Role] | undefined {
  for (const role of given) {
    const other = roleRules[role].excludes.find((excluded) => given.includes(excluded));
    if (other !== undefined) return [role, other];
  }
  return undefined;
}

/** The capabilities of a service plan, which all users of the organisation have. */
export function canUse(plan: string): Capability[] {
  return capabilities.filter((one) => plansWith[one].some((name) => name === plan));
}

function covers(role: Role, other: Role): boolean {
  return roleRules[role].covers.includes(other);
}
