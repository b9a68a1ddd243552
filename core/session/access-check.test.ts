import { expect, it, vi } from 'vitest';
import type { Capability, Role } from '../contract/domain/user.ts';
import { checkAccess } from './access-check.ts';

it.each<[Role[], Capability[], boolean, string[]]>([
  [['CHANGE_READER'], ['CAN_SEE_CHANGE'], false, []],
  [['READER'], ['CAN_SEE_CHANGE'], false, ['role']],
  [['CHANGE_READER'], [], false, ['plan']],
  [['READER'], [], false, ['role', 'plan']],
  [['CHANGE_READER', 'ISOLATED_TESTER'], ['CAN_SEE_CHANGE'], true, []],
])('of changes for %j in a plan with %j: isolated %s, lacks %j', async (roles, canUse, isolated, lacks) => {
  const domain = {
    currentUser: vi.fn().mockResolvedValue({ roles }),
    servicePlanCanUse: vi.fn().mockResolvedValue(canUse),
  };
  const access = await checkAccess(domain, 'changes');
  expect([access.isolated, access.lacks.map((lack) => lack.lacks)]).toEqual([isolated, lacks]);
});
