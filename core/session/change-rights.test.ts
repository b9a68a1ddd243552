import { expect, it } from 'vitest';
import type { Capability, Role } from '../contract/domain/user.ts';
import { mayEditChanges, maySeeChanges } from './change-rights.ts';

it('changes are seen by role and plan, and by nobody who works alone', () => {
  const sees = (roles: Role[], capabilities: Capability[]) =>
    maySeeChanges({ user: { roles } as never, capabilities });
  expect(sees(['CHANGE_READER'], ['CAN_SEE_CHANGE'])).toBe(true);
  expect(sees(['CHANGE_READER'], [])).toBe(false);
  expect(sees(['READER'], ['CAN_SEE_CHANGE'])).toBe(false);
  expect(sees(['CHANGE_READER', 'ISOLATED_TESTER'], ['CAN_SEE_CHANGE'])).toBe(false);
});

it('changes are edited by role and plan; where the plan is not known the server decides', () => {
  expect(mayEditChanges(['CHANGE_EDITOR'], ['CAN_SEE_CHANGE'])).toBe(true);
  expect(mayEditChanges(['CHANGE_EDITOR'], [])).toBe(false);
  expect(mayEditChanges(['CHANGE_READER'], ['CAN_SEE_CHANGE'])).toBe(false);
  expect(mayEditChanges(['CHANGE_EDITOR'])).toBe(true);
});
