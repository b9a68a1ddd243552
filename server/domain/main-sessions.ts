import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { userRegisterCalls } from '#core/contract/main/users.ts';
import { heldRoles } from '../auth/roles.ts';
import { longestToken } from '../auth/tokens.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { type MainLinkOptions, statusesOfProxies } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';
import { createUntoldUsers, type UntoldUser } from './untold-users.ts';

/** Tells the main server how users stand now, whose change was entered (untold-users.ts). */
export type NotifyMain = (organisation: Organisation, userIds: readonly string[]) => Promise<void>;
export type MainSessions = {
  tell: NotifyMain;
  /**
   * Tells what the main server does not know yet. Where it is not reached all stays due, so that it knows with the first
   * call after the connection has returned; what it refuses is postponed.
   */
  work: (organisations: readonly Organisation[]) => Promise<void>;
};

type Options = MainLinkOptions & { db: Kysely<DomainTables>; log: (message: string) => void };
/** `away`: not reached. `refused`: reached, but it did not take over what it was told. */
type Failure = { state: 'away' | 'refused'; problem: string };
type Ahead = v.InferOutput<typeof reply>['ahead'][number];

/** Milliseconds for a call that a user waits for, and for one that nobody does. */
const patience = { tell: 2000, work: 15_000 };
/** Users in one call. */
const atOnce = 500;

const { reply } = userRegisterCalls.tellUsers;

/**
 * Tells the main server the session epochs and roles of users. What is told is how they stand when it is sent, so that
 * an older message never undoes a newer one, and the main server compares epochs alone, so that no clock matters.
 */
export function createMainSessions({ db, ...options }: Options): MainSessions {
  const { now, log } = options;
  const untold = createUntoldUsers(db);
  const send = async (
    organisation: Organisation,
    rows: readonly UntoldUser[],
    timeout: number,
  ): Promise<{ state: 'told' } | Failure> => {
    for (let index = 0; index < rows.length; index += atOnce) {
      const part = rows.slice(index, index + atOnce);
      const outcome = await tellMain(options, organisation, part, timeout);
      if (outcome.state !== 'told') return outcome;
      const behind = await raiseBeyond(organisation, outcome.ahead);
      // Those are told once more, as they stand now.
      await untold.forget(part.filter((row) => !behind.has(row.user_id)));
    }
    return { state: 'told' };
  };
  const work = async (organisations: readonly Organisation[]) => {
    const due = await untold.due(now());
    for (const [slug, rows] of Map.groupBy(due, (row) => row.organisation)) {
      const organisation = organisations.find((one) => one.slug === slug);
      const outcome = organisation && (await send(organisation, rows, patience.work));
      if (outcome?.state === 'away') return;
      if (outcome?.state === 'refused') await untold.postpone(rows, now());
      if (organisation === undefined)
        await untold.forget(rows.filter(({ since }) => now().getTime() - since.getTime() > longestToken));
    }
  };
  return {
    tell: async (organisation, userIds) => {
      if (userIds.length === 0) return;
      const later = (problem: string) =>
        log(`sessions on the main server: not changed yet, ${problem}; it is told again`);
      // The change itself is stored: nothing that happens from here on makes it fail.
      try {
        const rows = await untold.find(organisation.slug, userIds);
        const outcome = await send(organisation, rows, patience.tell);
        if (outcome.state !== 'told') later(outcome.problem);
      } catch (error) {
        later(error instanceof Error ? error.message : String(error));
      }
    },
    work: singleFlight(work),
  };
}

/** Sends one call for users of an organisation. */
async function tellMain(
  { mainUrl, now, fetch: send = fetch }: MainLinkOptions,
  organisation: Organisation,
  rows: readonly UntoldUser[],
  timeout: number,
): Promise<{ state: 'told'; ahead: Ahead[] } | Failure> {
  try {
    const token = await organisationToken(organisation, ['ADMINISTRATOR'], now);
    const answer = await send(`${mainUrl}/api/v1/domain/user/epochs`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(await stateOf(organisation, rows)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return { state: 'told', ...v.parse(reply, await answer.json()) };
    const state = statusesOfProxies.includes(answer.status) ? 'away' : 'refused';
    return { state, problem: `it answers ${answer.status}` };
  } catch (error) {
    // No connection, or none that answers in time; a reply of another form is refused.
    const state = v.isValiError(error) || error instanceof SyntaxError ? 'refused' : 'away';
    return { state, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** How users stand now. Whoever has no account any more was deleted. */
async function stateOf({ db }: Organisation, rows: readonly UntoldUser[]) {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'email', 'epoch', 'roles_epoch', 'roles'])
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          rows.map(({ user_id }) => user_id),
        ),
        eb(
          'email',
          'in',
          rows.map(({ email }) => email),
        ),
      ]),
    )
    .execute();
  const notified = new Set(rows.map(({ user_id }) => user_id));
  const ids = new Set(accounts.map(({ id }) => id));
  // The address of somebody who was deleted may be that of a new user.
  const taken = new Set(accounts.map(({ email }) => email));
  return {
    users: accounts
      .filter(({ id }) => notified.has(id))
      .map(({ id, email, epoch, roles_epoch: rolesEpoch, roles }) => {
        return { userId: id, email, epoch, rolesEpoch, roles: heldRoles(roles) };
      }),
    removed: rows
      .filter(({ user_id }) => !ids.has(user_id))
      .map(({ user_id: userId, email }) => ({ userId, ...(taken.has(email) ? {} : { email }) })),
  };
}

/**
 * The main server was told of higher epochs before: the database of the domain server was restored. Raises the epochs
 * of these users beyond, or the main server would refuse all their tokens; answers with those that were raised.
 */
async function raiseBeyond({ db }: Organisation, ahead: readonly Ahead[]): Promise<Set<string>> {
  const raised = new Set<string>();
  for (const { userId, epoch, rolesEpoch } of ahead) {
    const row = await db
      .updateTable('account')
      .set({
        epoch: sql<number>`case when epoch < ${epoch} then ${epoch}::int + 1 else epoch end`,
        roles_epoch: sql<number>`case when roles_epoch < ${rolesEpoch} then ${rolesEpoch}::int + 1 else roles_epoch end`,
      })
      .where('id', '=', userId)
      .where((eb) => eb.or([eb('epoch', '<', epoch), eb('roles_epoch', '<', rolesEpoch)]))
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) raised.add(row.id);
  }
  return raised;
}
