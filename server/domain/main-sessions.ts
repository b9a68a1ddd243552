import { type Kysely, type Selectable, sql } from 'kysely';
import { heldRoles } from '../auth/roles.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { findByEmail } from './authentication.ts';
import type { MainLinkOptions } from './main-link.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

/** Notifies the main server that a user has lost roles or that their sessions have ended. */
export type NotifyMain = (organisation: Organisation, email: string) => Promise<void>;
export type MainSessions = {
  /** Ends the sessions of a user on the main server, and removes a deleted user there. */
  end: NotifyMain;
  /** Says which roles a user has: it takes those that they have lost from running sessions. */
  roles: NotifyMain;
  /** Repeats notifications that failed and are due. */
  work: (organisations: readonly Organisation[]) => Promise<void>;
};

type Options = MainLinkOptions & { db: Kysely<DomainTables>; log: (message: string) => void };
type Unheard = Selectable<DomainTables['unheard']>;
type Call = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: object };

const timeoutMilliseconds = 2000;
const firstPauseSeconds = 30;
const longestPauseSeconds = 3600;
/** Tokens live twelve hours; with a margin, an end of sessions that was not heard so long is not needed any more. */
const longestToken = 13 * 3_600_000;

/**
 * Notifies the main server of changes of users. Each notification is stored before it is sent and stays until it
 * succeeds. It carries the state of the user when it is sent, so that the last of several is right.
 */
export function createMainSessions({ db: all, ...options }: Options): MainSessions {
  const db = all.withSchema('domain');
  const { now, log } = options;
  const forget = ({ organisation, email, next_at }: Unheard) =>
    db
      .deleteFrom('unheard')
      .where('organisation', '=', organisation)
      .where('email', '=', email)
      // If the user was changed meanwhile, the row has another time and the notification is repeated.
      .where('next_at', '=', next_at)
      .execute();
  const attempt = async (organisation: Organisation, row: Unheard): Promise<string | undefined> => {
    const problem = await notifyMain(options, organisation, row);
    if (problem === undefined) await forget(row);
    return problem;
  };
  const first = async (organisation: Organisation, email: string, what: 'ends' | 'roles') => {
    const row = await enter(db, { organisation: organisation.slug, email, what }, now());
    const problem = await attempt(organisation, row);
    if (problem !== undefined)
      log(`sessions on the main server: not changed yet, ${problem}; it is told again`);
  };
  const again = async (organisations: readonly Organisation[], row: Unheard) => {
    const organisation = organisations.find(({ slug }) => slug === row.organisation);
    if (organisation !== undefined && (await attempt(organisation, row)) === undefined) return;
    // By roles the main server also protects users (users.ts), so these are told however long it takes.
    if (organisation !== undefined && row.roles) return;
    if (now().getTime() - row.since.getTime() > longestToken) await forget(row);
  };
  return {
    end: (organisation, email) => first(organisation, email, 'ends'),
    roles: (organisation, email) => first(organisation, email, 'roles'),
    work: async (organisations) => {
      for (const row of await claimDue(db, now())) await again(organisations, row);
    },
  };
}

function enter(
  db: Kysely<DomainTables>,
  { organisation, email, what }: { organisation: string; email: string; what: 'ends' | 'roles' },
  now: Date,
): Promise<Unheard> {
  const next = new Date(now.getTime() + firstPauseSeconds * 1000);
  const values = { attempts: 0, next_at: next, since: now, [what]: true };
  return db
    .insertInto('unheard')
    .values({ organisation, email, ...values })
    .onConflict((conflict) => conflict.columns(['organisation', 'email']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Claims due notifications by postponing them, so that only one of several processes sends each. */
function claimDue(db: Kysely<DomainTables>, now: Date): Promise<Unheard[]> {
  const pause = sql`least(${longestPauseSeconds}::float8, ${firstPauseSeconds}::float8 * power(2, attempts + 1))`;
  return db
    .updateTable('unheard')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_at: sql<Date>`${now}::timestamptz + ${pause} * interval '1 second'`,
    }))
    .where('next_at', '<=', now)
    .returningAll()
    .execute();
}

/** Sends a notification; resolves to the reason of a failure, or to undefined. */
async function notifyMain(
  { mainUrl, now, fetch: send = fetch }: MainLinkOptions,
  organisation: Organisation,
  row: Unheard,
): Promise<string | undefined> {
  try {
    // Nobody without the second role changes users who have rights beyond the organisation.
    const roles = ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'] as const;
    const token = await organisationToken(organisation, roles, now);
    for (const { method, path, body } of await callsFor(organisation, row)) {
      const reply = await send(`${mainUrl}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (!reply.ok) return `it answers ${reply.status}`;
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function callsFor({ db }: Organisation, { email, ends, roles }: Unheard): Promise<Call[]> {
  const account = await findByEmail(db, email);
  const end: Call = { method: 'POST', path: '/domain/user/token/invalidate-all', body: { email } };
  // Both calls are needed: if the main server has only a reserved address, removing it does not end sessions.
  if (account === undefined) return [end, { method: 'DELETE', path: '/domain/user', body: { email } }];
  const held = { email, roles: heldRoles(account.roles) };
  const update: Call = { method: 'PUT', path: '/domain/user', body: held };
  return [...(roles ? [update] : []), ...(ends ? [end] : [])];
}
