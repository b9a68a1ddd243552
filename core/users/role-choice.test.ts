import { describe, expect, it } from 'vitest';
import { exclusiveRoles, fewestRoles, heldRoles, roleRules } from '#server/auth/roles.ts';
import { notToGive } from '../contract/domain/higher-rights.ts';
import { type Role, roles } from '../contract/domain/user.ts';
import { minimalRoles, type RoleOption, roleLines, toggleRole, withHeldRoles } from './role-choice.ts';

/** Options as the main server derives them from its table. */
const options: RoleOption[] = roles.map((value) => ({
  value,
  translationKey: `roles.${value}`,
  hintTranslationKey: `roles.${value}_HINT`,
  covers: [...roleRules[value].covers],
  excludes: [...roleRules[value].excludes],
}));
const lineOf = (chosen: Role[], role: Role) =>
  roleLines(options, chosen).find(({ option }) => option.value === role);

describe('choosing a role', () => {
  it.each(roles)('%s checks and closes what it covers, and closes what it excludes', (role) => {
    const lines = roleLines(options, [role]);
    const checked = lines.filter((line) => line.checked).map(({ option }) => option.value);
    expect(checked).toEqual(heldRoles([role]));
    const closed = (why: string) =>
      lines.filter((line) => line.closed?.why === why).map(({ option }) => option.value);
    expect(closed('covered').sort()).toEqual([...roleRules[role].covers].sort());
    expect(closed('excluded').sort()).toEqual([...roleRules[role].excludes].sort());
    for (const { closed } of lines) if (closed) expect(closed).toMatchObject({ by: role });
  });

  it.each(roles)('%s and then any other never leads to what the server refuses', (role) => {
    for (const other of roles) {
      const chosen = toggleRole(options, toggleRole(options, [], role), other);
      const sent = minimalRoles(options, chosen);
      expect(exclusiveRoles(heldRoles(sent))).toBeUndefined();
      expect(sent).toEqual(fewestRoles(chosen));
    }
  });
});

it.each<[Role[], Role, Role[]]>([
  [[], 'READER', ['READER']],
  [['READER'], 'READER', []],
  [['READER'], 'ADMINISTRATOR', ['READER', 'ADMINISTRATOR']],
  // Roles that were chosen before are chosen again when the covering role is removed.
  [['READER', 'ADMINISTRATOR'], 'ADMINISTRATOR', ['READER']],
  [['ADMINISTRATOR'], 'READER', ['ADMINISTRATOR']],
  [['ISOLATED_TESTER'], 'ADMINISTRATOR', ['ISOLATED_TESTER']],
  [['ISOLATED_TESTER'], 'CHANGE_EDITOR', ['ISOLATED_TESTER']],
  [['CHANGE_EDITOR'], 'ISOLATED_TESTER', ['CHANGE_EDITOR']],
  [['ISOLATED_TESTER'], 'CHAT_USER', ['ISOLATED_TESTER', 'CHAT_USER']],
])('%j, and %s is ticked or its tick taken away: %j', (chosen, role, expected) => {
  expect(toggleRole(options, chosen, role)).toEqual(expected);
});

it.each<[Role[], Role[]]>([
  [[], []],
  [['READER', 'ADMINISTRATOR'], ['ADMINISTRATOR']],
  [
    ['READER', 'CHAT_USER'],
    ['READER', 'CHAT_USER'],
  ],
  [
    ['CHANGE_READER', 'COMMENT_EDITOR', 'READER'],
    ['COMMENT_EDITOR', 'CHANGE_READER'],
  ],
])('of %j, %j is sent', (chosen, sent) => {
  expect(minimalRoles(options, chosen)).toEqual(sent);
});

it('names the role that stands against another', () => {
  expect(lineOf(['ISOLATED_TESTER'], 'CHANGE_EDITOR')?.closed).toEqual({
    why: 'excluded',
    by: 'ISOLATED_TESTER',
  });
  expect(lineOf(['CHANGE_EDITOR'], 'READER')?.closed).toEqual({ why: 'covered', by: 'CHANGE_EDITOR' });
});

it('shows a role that somebody has and nobody here may give: it stays, whatever else is chosen', () => {
  const few = options.filter(({ value }) => notToGive([value], []).length === 0);
  const all = withHeldRoles(few, ['READER', 'FULL_DOMAIN_ADMIN']);
  expect(all.map(({ value }) => value)).toEqual([...few.map(({ value }) => value), 'FULL_DOMAIN_ADMIN']);
  const held: Role[] = ['READER', 'FULL_DOMAIN_ADMIN'];
  expect(toggleRole(all, held, 'FULL_DOMAIN_ADMIN')).toEqual(held);
  expect(roleLines(all, held).at(-1)).toMatchObject({ checked: true, closed: { why: 'held' } });
  expect(minimalRoles(all, toggleRole(all, held, 'READER'))).toEqual(['FULL_DOMAIN_ADMIN']);
  expect(minimalRoles(all, held)).toEqual(held);
  expect(withHeldRoles(options, ['READER'])).toEqual(options);
});
