import { type Kysely, sql, type Transaction } from 'kysely';
import type { WidgetOrigin } from '#core/contract/main/widget-origins.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainHandlers } from './authentication.ts';
import { createFetchPage, type FetchPage } from './fetch-page.ts';
import { proveOrigin } from './origin-proof.ts';
import type { RegisterStore } from './register-store.ts';

type Db = Kysely<MainTables> | Transaction<MainTables>;
export type WidgetOriginOptions = {
  register: RegisterStore;
  /** Pages of this machine need no proof: in sample mode, where nobody else reaches the server. */
  localOriginsProved?: boolean;
  fetchPage?: FetchPage;
};

/** An organisation that has entered an origin. */
type Desk = { slug: string; support: string | null; isProved: boolean };

/** The organisations that have entered an origin, proved or not. */
export async function organisationsAllowing(
  read: MainDb,
  { register, localOriginsProved }: Pick<WidgetOriginOptions, 'register' | 'localOriginsProved'>,
  origin: string,
  now: Date,
): Promise<Desk[]> {
  const rows = await read
    .selectFrom('domain')
    .leftJoin('origin_proof as proof', (join) =>
      join.onRef('proof.organisation', '=', 'domain.slug').on('proof.origin', '=', origin),
    )
    .select(['slug', 'support_address as support', 'proof.proof', 'proof.accepted_until as until'])
    .where(sql<boolean>`widget_origins @> ${JSON.stringify([origin])}::jsonb`)
    .orderBy('slug')
    .execute();
  const known = rows.filter(({ slug }) => register.find(slug) !== undefined);
  const isLocalOne = localOriginsProved === true && isLocal(origin);
  // Who has proved it has it alone.
  const isSomebodys = known.some(({ proof }) => proof !== null);
  const isAccepted = (until: Date | null) => !isSomebodys && until !== null && now < until;
  return known.map(({ slug, support, proof, until }) => ({
    slug,
    support,
    isProved: isLocalOne || proof !== null || isAccepted(until),
  }));
}

/** Gives origins that are new a token, and forgets what was proved of those that are not entered any more. */
export async function enterOrigins(trx: Db, organisation: string, origins: readonly string[]): Promise<void> {
  const all = trx.deleteFrom('origin_proof').where('organisation', '=', organisation);
  if (origins.length === 0) return void (await all.execute());
  await all.where('origin', 'not in', origins).execute();
  await trx
    .insertInto('origin_proof')
    .values([...new Set(origins)].map((origin) => ({ organisation, origin })))
    .onConflict((conflict) => conflict.columns(['organisation', 'origin']).doNothing())
    .execute();
}

/** For administrators: the origins that they have entered, and the check of one. */
export function widgetOriginHandlers({
  db,
  read,
  caughtUp,
  register,
  localOriginsProved = false,
  fetchPage = createFetchPage(),
}: MainStores & WidgetOriginOptions): Pick<MainHandlers, 'widgetOrigins' | 'checkWidgetOrigin'> {
  const list = async (organisation: string): Promise<WidgetOrigin[]> => {
    const rows = await read
      .selectFrom('origin_proof')
      .selectAll()
      .where('organisation', '=', organisation)
      .orderBy('origin')
      .execute();
    return rows.map(({ origin, token, proof, proved_at: at, accepted_until: until }) => ({
      origin,
      token,
      ...(proof !== null
        ? { proof, ...(at && { provedAt: at.toISOString() }) }
        : localOriginsProved && isLocal(origin)
          ? { proof: 'local' as const }
          : until !== null && register.now() < until
            ? { acceptedUntil: until.toISOString() }
            : {}),
    }));
  };
  const find = async (organisation: string, origin: string): Promise<WidgetOrigin> => {
    const entry = (await list(organisation)).find((one) => one.origin === origin);
    if (entry === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'enter this address first');
    return entry;
  };
  return {
    widgetOrigins: async ({ caller }) => ({ origins: await list(caller.organisation) }),
    checkWidgetOrigin: async ({ body: { origin }, caller, address }) => {
      const { email: actor, organisation } = caller;
      const entered = await find(organisation, origin);
      if (entered.proof !== undefined) return { origin: entered };
      const outcome = await proveOrigin(origin, entered.token, fetchPage);
      if ('findings' in outcome) return { origin: entered, findings: outcome.findings };
      const { proof } = outcome;
      const { token } = entered;
      await storeProof(db, { organisation, origin, token, proof, actor, address }, register.now());
      await caughtUp();
      return { origin: await find(organisation, origin) };
    },
  };
}

type Proof = {
  organisation: string;
  origin: string;
  /** The token that was found: the origin may have been taken out and entered anew meanwhile. */
  token?: string;
  proof: 'file' | 'tag' | 'operator' | 'local';
  actor: string;
  address?: string | undefined;
};

/** Stores that an origin is proved, with who did it; false if it is not entered. */
export function storeProof(
  db: MainDb,
  { organisation, origin, token, proof, actor, address }: Proof,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .updateTable('origin_proof')
      .set({ proof, proved_at: now })
      .where('organisation', '=', organisation)
      .where('origin', '=', origin)
      .$if(token !== undefined, (query) => query.where('token', '=', token ?? ''))
      .where('proof', 'is', null)
      .returning('origin')
      .executeTakeFirst();
    if (stored === undefined) return false;
    const detail = JSON.stringify({ origin, by: proof });
    const line = { at: now, actor, organisation, action: 'ORIGIN_PROVED' as const, detail };
    await trx
      .insertInto('audit')
      .values({ ...line, address: address ?? null })
      .execute();
    return true;
  });
}

/** Whether pages of an origin are of the machine that displays them. */
function isLocal(origin: string): boolean {
  return URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
}
