import type { Role } from '../contract/domain/user.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { CallReply } from '../http/client.ts';

/** A role that the user may assign, as the main server returns it. */
type OfferedRole = CallReply<typeof mainContract.roleOptions>[number];

/** A role in the choice; `held` if the edited user has it, but the current user may not assign it. */
export type RoleOption = OfferedRole & { held?: boolean };

/**
 * A line of the choice; `closed` says why it cannot be changed: because of another role, or because the
 * current user may not assign it.
 */
export type RoleLine = {
  option: RoleOption;
  checked: boolean;
  closed?: { why: 'covered' | 'excluded'; by: Role } | { why: 'held' };
};

/**
 * The lines for the chosen roles: roles that a chosen one covers are included, those that it excludes are not
 * selectable.
 */
export function roleLines(options: readonly RoleOption[], chosen: readonly Role[]): RoleLine[] {
  const deciding = options.filter(({ value }) => chosen.includes(value));
  return options.map((option) => {
    const cover = deciding.find(({ covers }) => covers.includes(option.value));
    if (cover) return { option, checked: true, closed: { why: 'covered', by: cover.value } };
    if (option.held) return { option, checked: chosen.includes(option.value), closed: { why: 'held' } };
    if (chosen.includes(option.value)) return { option, checked: true };
    const excluder = deciding.find(({ excludes }) => excludes.includes(option.value));
    if (excluder) return { option, checked: false, closed: { why: 'excluded', by: excluder.value } };
    return { option, checked: false };
  });
}

/** The chosen roles after a line was ticked or unticked; a closed line stays unchanged. */
export function toggleRole(options: readonly RoleOption[], chosen: readonly Role[], role: Role): Role[] {
  const line = roleLines(options, chosen).find(({ option }) => option.value === role);
  if (!line || line.closed) return [...chosen];
  return line.checked ? chosen.filter((one) => one !== role) : [...chosen, role];
}

/** The roles to send: the chosen ones without those that another one covers, in the order of the options. */
export function minimalRoles(options: readonly RoleOption[], chosen: readonly Role[]): Role[] {
  return roleLines(options, chosen)
    .filter(({ checked, closed }) => checked && (closed === undefined || closed.why === 'held'))
    .map(({ option }) => option.value);
}

/** Adds the roles that the edited user has but the current user may not assign: they stay unchanged. */
export function withHeldRoles(options: readonly RoleOption[], held: readonly Role[]): RoleOption[] {
  const missing = held.filter((role) => !options.some(({ value }) => value === role));
  return [
    ...options,
    ...missing.map((value) => ({
      value,
      translationKey: `roles.${value}`,
      hintTranslationKey: `roles.${value}_HINT`,
      covers: [],
      excludes: [],
      held: true,
    })),
  ];
}
