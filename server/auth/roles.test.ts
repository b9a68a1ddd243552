import { describe, expect, it } from 'vitest';
import { notToGive } from '#core/contract/domain/higher-rights.ts';
import { type Capability, capabilities, type Role, roles } from '#core/contract/domain/user.ts';
import { canUse, exclusiveRoles, fewestRoles, heldRoles, roleRules } from './roles.ts';

describe('roles', () => {
  it.each<[Role[], Role[], Role[]]>([
    [['READER'], ['READER'], ['READER']],
    [
      ['ADMINISTRATOR'],
      ['ADMINISTRATOR', 'READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'],
      ['ADMINISTRATOR'],
    ],
    [['CHANGE_EDITOR'], ['READER', 'CHANGE_READER', 'CHANGE_EDITOR'], ['CHANGE_EDITOR']],
    [['CHANGE_READER', 'READER'], ['READER', 'CHANGE_READER'], ['CHANGE_READER']],
    [['COMMENT_EDITOR'], ['READER', 'COMMENT_EDITOR'], ['COMMENT_EDITOR']],
    [
      ['ISOLATED_TESTER', 'READER'],
      ['READER', 'ISOLATED_TESTER'],
      ['READER', 'ISOLATED_TESTER'],
    ],
    [['CHAT_USER', 'CHAT_USER'], ['CHAT_USER'], ['CHAT_USER']],
    [
      ['CHAT_USER', 'CHANGE_READER'],
      ['READER', 'CHANGE_READER', 'CHAT_USER'],
      ['CHANGE_READER', 'CHAT_USER'],
    ],
    [[], [], []],
  ])('%j hold %j, and are stored as %j', (given, held, least) => {
    expect(heldRoles(given)).toEqual(held);
    expect(fewestRoles(given)).toEqual(least);
    expect(heldRoles(least)).toEqual(held);
  });

  it('ADMINISTRATOR covers all but what is chat, a test or reaches beyond the organisation', () => {
    const uncovered = roles.filter((role) => !heldRoles(['ADMINISTRATOR']).includes(role));
    expect(uncovered).toEqual([
      'ISOLATED_TESTER',
      'FULL_DOMAIN_ADMIN',
      'REGESTA_STATICDB_DATA_ADMIN',
      'CHAT_USER',
    ]);
  });

  it.each<[Role[], [Role, Role] | undefined]>([
    [
      ['ISOLATED_TESTER', 'ADMINISTRATOR'],
      ['ISOLATED_TESTER', 'ADMINISTRATOR'],
    ],
    [
      ['CHANGE_EDITOR', 'ISOLATED_TESTER'],
      ['CHANGE_EDITOR', 'ISOLATED_TESTER'],
    ],
    [['ISOLATED_TESTER', 'CHANGE_READER', 'COMMENT_EDITOR'], undefined],
    [
      ['READER', 'ADMINISTRATOR', 'ISOLATED_TESTER'],
      ['ADMINISTRATOR', 'ISOLATED_TESTER'],
    ],
    [
      ['ISOLATED_TESTER', 'CHANGE_EDITOR'],
      ['ISOLATED_TESTER', 'CHANGE_EDITOR'],
    ],
    [roles.filter((role) => role !== 'ISOLATED_TESTER'), undefined],
    [[], undefined],
  ])('%j: exclusive are %j', (given, expected) => {
    expect(exclusiveRoles(given)).toEqual(expected);
  });

  it('exclude each other both ways, and covers are complete', () => {
    for (const role of roles) {
      for (const other of roleRules[role].excludes) expect(roleRules[other].excludes).toContain(role);
      for (const covered of roleRules[role].covers)
        expect(heldRoles([role])).toEqual(expect.arrayContaining(heldRoles([covered])));
    }
  });

  it('that reach beyond an organisation are given by full domain administrators only', () => {
    const given: Role[] = ['READER', 'FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];
    expect(notToGive(given, ['ADMINISTRATOR'])).toEqual(given.slice(1));
    expect(notToGive(given, ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'])).toEqual([]);
  });
});

describe('capabilities', () => {
  it.each<[string, Capability[]]>([
    ['reading', []],
    ['changes', ['CAN_SEE_CHANGE', 'CAN_SEE_NEWS', 'CAN_SEE_REG_TEXT_CHANGE']],
    ['complete', [...capabilities]],
    ['gold', []],
  ])('of the plan %s are %j, whatever the role', (plan, expected) => {
    expect(canUse(plan)).toEqual(expected);
  });
});
