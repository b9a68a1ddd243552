import type { Role } from '#core/contract/domain/user.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import { heldRoles } from '../auth/roles.ts';
import type { MainDb } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Handlers } from '../http/serve.ts';
import type { MainCaller, RegisterStore } from './register-store.ts';

/** A handler for every endpoint of the main server. */
export type MainHandlers = Handlers<typeof mainContract, MainCaller>;

/** The caller of a token: signed by a registered organisation, and not ended since. */
export async function authenticate(
  { register, read }: { register: RegisterStore; read: MainDb },
  token: string,
): Promise<MainCaller | undefined> {
  const claims = await register.verify(token);
  return claims && activeClaims(read, claims);
}

/** A token's claims without the roles that were taken away since; undefined where it was ended since. */
async function activeClaims(read: MainDb, claims: MainCaller): Promise<MainCaller | undefined> {
  const row = await read
    .selectFrom('registered_user')
    .selectAll()
    .where('email', '=', claims.email)
    .executeTakeFirst();
  if (row === undefined) return claims;
  const { tokens_from: from, roles, roles_at: at } = row;
  if (from !== null && claims.issuedAt < from.getTime()) return undefined;
  // What is signed later has the roles of then.
  if (roles === null || at === null || claims.issuedAt >= at.getTime()) return claims;
  const left: readonly string[] = heldRoles(roles);
  return { ...claims, roles: claims.roles.filter((role) => left.includes(role)) };
}

/** A role that only some requests of an endpoint need; what all of them need stands in the contract. */
export function requireRole({ roles }: MainCaller, role: Role): void {
  if (!roles.includes(role)) throw new HttpProblem(403, 'FORBIDDEN', `only for ${role}`);
}
