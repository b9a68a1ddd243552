import { sql } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import { heldRoles } from '../auth/roles.ts';
import type { MainDb } from '../data/open-main.ts';
import type { MainCaller } from './register-store.ts';

type Known = Awaited<ReturnType<typeof knownOf>>;

/**
 * The claims of a token without roles that were taken away after it was signed; undefined if its session was ended.
 * What the organisation's server has told decides by epochs alone, which are in the token: no clock of one server is
 * compared with that of the other. What an administrator says to this server only holds for a while by its own clock,
 * and never for tokens with a higher epoch than was told (user-register.ts).
 */
export async function activeClaims(
  read: MainDb,
  claims: MainCaller,
  now: Date,
): Promise<MainCaller | undefined> {
  const known = await knownOf(read, claims);
  if (known.epoch !== null && claims.epoch < known.epoch) return undefined;
  const isNewer = known.epoch !== null && claims.epoch > known.epoch;
  if (isOpen(known.endedUntil, now) && !isNewer) return undefined;
  return narrow(claims, leftRoles(known, claims, now));
}

/** What was told of the user, and what is said of the address, in one query. */
function knownOf(read: MainDb, { email, organisation, userId }: MainCaller) {
  const caller = sql<{ email: string }>`(select ${email}::text as email)`.as('caller');
  return read
    .selectFrom(caller)
    .leftJoin('registered_user as said', 'said.email', 'caller.email')
    .leftJoin('user_epoch as told', (join) =>
      join.on('told.organisation', '=', organisation).on('told.user_id', '=', userId),
    )
    .select([
      'said.ended_until as endedUntil',
      'said.narrowed_until as narrowedUntil',
      'said.roles as saidRoles',
      'told.epoch',
      'told.roles_epoch as rolesEpoch',
      'told.roles as toldRoles',
    ])
    .executeTakeFirstOrThrow();
}

const isOpen = (until: Date | null, now: Date) => until !== null && now < until;

/** The lists of roles each of which a token must have a role in to keep it. */
function leftRoles(known: Known, { rolesEpoch }: MainCaller, now: Date): readonly (readonly Role[])[] {
  const { rolesEpoch: current, toldRoles, saidRoles } = known;
  const isOlder = current !== null && rolesEpoch < current;
  const isNewer = current !== null && rolesEpoch > current;
  return [
    ...(isOlder && toldRoles !== null ? [toldRoles] : []),
    ...(isOpen(known.narrowedUntil, now) && !isNewer && saidRoles !== null ? [saidRoles] : []),
  ];
}

function narrow(claims: MainCaller, lists: readonly (readonly Role[])[]): MainCaller {
  if (lists.length === 0) return claims;
  const held = lists.map((list): readonly string[] => heldRoles(list));
  const isLeft = (role: string) => held.every((list) => list.includes(role));
  return { ...claims, roles: claims.roles.filter(isLeft), givenRoles: claims.givenRoles.filter(isLeft) };
}
