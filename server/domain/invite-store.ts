import type { Kysely, Selectable } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import { issueCode, revokeCodes } from './codes.ts';

export type Invite = Selectable<OrganisationTables['invite']>;
/** An invite with its code, which is not stored anywhere. */
export type OpenInvite = { invite: Invite; code: string };
/** The person who acts, and their network address. */
export type Doer = {
  actor: string;
  address: string | undefined;
  /** Refuses an invite that this person must not touch, inside the transaction. */
  check?: (invite: Invite) => void;
};
type Db = Kysely<OrganisationTables>;

const minute = 60_000;
/** Seven days: long enough for a weekend or an absence, short enough to be safe. */
const lifetime = 7 * 24 * 60 * minute;

/** Invites a person who is neither a user nor invited, in one transaction. */
export function enterInvite(
  db: Db,
  { email, roles }: { email: string; roles: readonly Role[] },
  { actor, address }: Doer,
  now: Date,
): Promise<OpenInvite> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
    if (user !== undefined) throw used();
    // An expired invite is replaced; its codes have expired with it.
    await trx.deleteFrom('invite').where('email', '=', email).where('expires', '<=', now).execute();
    const expires = new Date(now.getTime() + lifetime);
    const invite = await trx
      .insertInto('invite')
      .values({ email, roles: JSON.stringify(roles), invited_by: actor, created_at: now, expires })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (invite === undefined) throw used();
    const code = await issueCode(trx, codeFor(invite, now), now);
    await record(trx, { actor, action: 'INVITE_CREATED', subject: email, detail: { roles }, address }, now);
    return { invite, code };
  });
}

/** Issues a new code for an invite that has not expired; the old code becomes invalid. */
export function renewCode(
  db: Db,
  id: string,
  { actor, address, check }: Doer,
  now: Date,
): Promise<OpenInvite> {
  return db.transaction().execute(async (trx) => {
    const find = trx.selectFrom('invite').selectAll().where('id', '=', id);
    // The lock makes sure that only one code stays valid if two administrators send an invite again at once.
    const invite = await find.forUpdate().executeTakeFirst();
    if (invite === undefined) throw missing();
    check?.(invite);
    if (invite.expires <= now) throw new HttpProblem(400, 'EXPIRED', 'the invite has run out');
    await revokeCodes(trx, { purpose: 'invite', subject: id });
    const code = await issueCode(trx, codeFor(invite, now), now);
    await record(trx, { actor, action: 'INVITE_RESENT', subject: invite.email, address }, now);
    return { invite, code };
  });
}

/** Withdraws an invite with its codes. */
export function withdrawInvite(
  db: Db,
  id: string,
  { actor, address, check, ...why }: Doer & { detail?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const invite = await trx.deleteFrom('invite').where('id', '=', id).returningAll().executeTakeFirst();
    if (invite === undefined) throw missing();
    check?.(invite);
    await revokeCodes(trx, { purpose: 'invite', subject: id });
    await record(trx, { ...why, actor, action: 'INVITE_DELETED', subject: invite.email, address }, now);
  });
}

function codeFor({ id, expires }: Invite, now: Date) {
  const lifetimeMinutes = (expires.getTime() - now.getTime()) / minute;
  return { purpose: 'invite', subject: id, lifetimeMinutes } as const;
}

function used(): HttpProblem {
  return new HttpProblem(400, 'EMAIL_ALREADY_USED', 'somebody uses this address or is invited with it');
}

function missing(): HttpProblem {
  return new HttpProblem(404, 'NOT_FOUND', 'there is no such invite');
}
