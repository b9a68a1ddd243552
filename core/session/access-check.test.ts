import { atom } from 'nanostores';
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
  const domain = {
    currentUser: vi.fn().mockResolvedValue({ id: '7', roles }),
    currentCapabilities: async () => canUse(plan),
  };
  const session = { keepUser: vi.fn(), $session: atom({ signedIn: false, capabilities: [] }) };
  const app = { domain, session } as unknown as Parameters<typeof checkAccess>[0];
  const access = await checkAccess(app, 'changes');
  expect([access.isolated, access.lacks.map((lack) => lack.lacks)]).toEqual([isolated, lacks]);
  expect(session.keepUser).toHaveBeenCalledWith({ id: '7', roles });
});
