import type { Role } from '#core/contract/domain/user.ts';
import type { Registered } from '../auth/register.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';

/** The caller, who has this role: in the token, and not taken away since. */
export function withRole(caller: MainCaller | undefined, role: Role): MainCaller {
  if (!caller?.roles.includes(role)) throw new HttpProblem(403, 'FORBIDDEN', `only for ${role}`);
  return caller;
}

/** The organisation that the caller's token comes from. */
export function organisationOf(caller: MainCaller | undefined, register: RegisterStore): Registered {
  const found = caller && register.find(caller.organisation);
  if (found === undefined) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  return found;
}
