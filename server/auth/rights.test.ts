import { expect, it, vi } from 'vitest';
import type { Rights } from '#core/contract/endpoint.ts';
import { missingRight } from './rights.ts';

const rights = {
  role: { roles: ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] },
  plan: { plans: ['changes', 'complete'] },
  capability: { capability: 'CAN_SEE_CHANGE' },
  both: { roles: ['CHANGE_READER'], capability: 'CAN_SEE_CHANGE' },
  all: { roles: ['READER'], plans: ['complete'], capability: 'CAN_SEE_CHANGE' },
  portal: { session: 'portal' },
  nothing: {},
} as const satisfies Record<string, Rights>;

it.each<[keyof typeof rights, string[], string, string | undefined]>([
  ['role', ['ADMINISTRATOR'], 'reading', undefined],
  ['role', ['READER', 'FULL_DOMAIN_ADMIN'], 'reading', undefined],
  ['role', ['READER'], 'complete', 'ADMINISTRATOR'],
  ['role', [], 'complete', 'ADMINISTRATOR'],
  ['plan', [], 'complete', undefined],
  ['plan', [], 'changes', undefined],
  ['plan', ['ADMINISTRATOR'], 'reading', 'the plan changes'],
  ['capability', ['CHANGE_READER'], 'changes', undefined],
  ['capability', ['CHANGE_EDITOR'], 'changes', undefined],
  ['capability', ['CHANGE_READER'], 'reading', 'CAN_SEE_CHANGE'],
  ['capability', ['READER'], 'changes', undefined],
  ['capability', ['no role of ours'], 'changes', undefined],
  ['both', ['CHANGE_READER'], 'changes', undefined],
  ['both', ['READER'], 'changes', 'CHANGE_READER'],
  ['both', ['CHANGE_READER'], 'reading', 'CAN_SEE_CHANGE'],
  ['all', ['READER', 'CHANGE_READER'], 'complete', undefined],
  ['all', ['CHANGE_READER'], 'complete', 'READER'],
  ['all', ['READER', 'CHANGE_READER'], 'changes', 'the plan complete'],
  ['all', ['READER'], 'complete', undefined],
  ['nothing', [], 'reading', undefined],
])('of %s, somebody who is %j under the plan %s lacks %s', async (needed, roles, plan, expected) => {
  const held = { roles, plan: async () => plan, session: 'portal' } as const;
  expect(await missingRight(rights[needed], held)).toBe(expected);
});

it.each([
  ['portal', undefined],
  ['page', 'sessions of the portal'],
] as const)('with a session of the %s one lacks %s for what the portal does', async (session, expected) => {
  const held = { roles: ['READER'], plan: async () => 'complete', session };
  expect(await missingRight(rights.portal, held)).toBe(expected);
  expect(await missingRight(rights.nothing, held)).toBeUndefined();
});

it('looks the plan up only where it matters', async () => {
  const plan = vi.fn(async () => 'reading');
  const session = 'portal';
  await missingRight(rights.role, { roles: ['ADMINISTRATOR'], plan, session });
  await missingRight(rights.all, { roles: [], plan, session });
  await missingRight(rights.nothing, { roles: [], plan, session });
  expect(plan).not.toHaveBeenCalled();
});
