import { expect, it, vi } from 'vitest';
import { canUse } from '#server/auth/roles.ts';
import type { Plan, Role } from '../contract/domain/user.ts';
import { checkAccess } from './access-check.ts';

it.each<[Role[], Plan, boolean, string[]]>([
  [['CHANGE_READER'], 'changes', false, []],
  [['READER'], 'changes', false, ['role']],
  [['CHANGE_READER'], 'reading', false, ['plan']],
  [['READER'], 'reading', false, ['role', 'plan']],
  [['CHANGE_READER', 'ISOLATED_TESTER'], 'complete', true, []],
])('of changes for %j in the plan %s: isolated %s, lacks %j', async (roles, plan, isolated, lacks) => {
  const domain = { currentUser: vi.fn().mockResolvedValue({ id: '7', roles }) };
  const session = { keepUser: vi.fn(), loadCapabilities: async () => canUse(plan) };
  const access = await checkAccess({ domain, session }, 'changes');
  expect([access.isolated, access.lacks.map((lack) => lack.lacks)]).toEqual([isolated, lacks]);
  expect(session.keepUser).toHaveBeenCalledWith({ id: '7', roles });
});
