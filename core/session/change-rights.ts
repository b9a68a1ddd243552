import { forChangeEditors } from '../contract/change-rights.ts';
import type { Capability, Role } from '../contract/domain/user.ts';
import { isClosedToTester, lacksOf } from './gates.ts';
import type { SessionState } from './session.ts';

/** Whether the user sees regulatory changes, by role and plan; isolated testers work alone. */
export function maySeeChanges({ user, capabilities }: Pick<SessionState, 'user' | 'capabilities'>): boolean {
  const roles = user?.roles ?? [];
  return lacksOf('changes', roles, capabilities).length === 0 && !isClosedToTester('changes', roles);
}

/** Whether somebody with these roles edits changes. Where it is not known what the plan includes, the server decides. */
export const mayEditChanges = (roles: readonly Role[], capabilities?: readonly Capability[]): boolean =>
  forChangeEditors.roles.some((role) => roles.includes(role)) &&
  (capabilities?.includes(forChangeEditors.capability) ?? true);
