import type { Role } from '../contract/domain/user.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { CallReply } from '../http/client.ts';

/** A role that somebody may give, as the main server tells it. */
type OfferedRole = CallReply<typeof mainContract.roleOptions>[number];

/** A role in the choice; `held` is one that somebody has and the chooser may not give. */
export type RoleOption = OfferedRole & { held?: boolean };

/** A line of the choice; `closed` says why it cannot be changed: by another role, or because it is not the chooser's to give. */
export type RoleLine = {
  option: RoleOption;
  checked: boolean;
  closed?: { why: 'covered' | 'excluded'; by: Role } | { why: 'held' };
};

/** Roles by what is chosen: those that a chosen one covers are held, those that it excludes are out of reach. */
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

/** What is chosen after a role was ticked or the tick taken away; a closed one stays as it is. */
export function toggleRole(options: readonly RoleOption[], chosen: readonly Role[], role: Role): Role[] {
  const line = roleLines(options, chosen).find(({ option }) => option.value === role);
  if (!line || line.closed) return [...chosen];
  return line.checked ? chosen.filter((one) => one !== role) : [...chosen, role];
}

/** The roles that are sent: what is chosen without what it covers, in the order of the options. */
export function minimalRoles(options: readonly RoleOption[], chosen: readonly Role[]): Role[] {
  return roleLines(options, chosen)
    .filter(({ checked, closed }) => checked && (closed === undefined || closed.why === 'held'))
    .map(({ option }) => option.value);
}

/** With those that somebody has and that are not the chooser's to give: they stay as they are. */
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
