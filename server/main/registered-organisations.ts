import { type Selectable, sql } from 'kysely';
import type { DomainAction } from '#core/contract/main/domains.ts';
import type { RegisteredOrganisation } from '../auth/register.ts';
import type { MainDb } from '../data/open-main.ts';
import type { MainTables } from '../data/tables/main.ts';

type Row = Selectable<MainTables['domain']>;
/** What a register changes about the organisations that are known, each by its slug, without those of the sample. */
export type RegisterChange = { absent: string[]; returned: string[] };
/** How a register is taken over: `usual` refuses one that lacks too many, `confirmed` takes it all the same. */
export type RegisterMode = 'usual' | 'confirmed';

/** A register that lacks so many organisations that it is probably wrong. */
export class RegisterTooShort extends Error {
  override name = 'RegisterTooShort';
}

/** The author of lines of the log that nobody wrote by hand. */
const actor = 'register';

/** The organisations that the register names, as they are stored. */
export async function loadOrganisations(db: MainDb): Promise<RegisteredOrganisation[]> {
  const rows = await db
    .selectFrom('domain')
    .selectAll()
    .where('absent_since', 'is', null)
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name ?? undefined,
    emailDomain: row.email_domain,
    baseUrl: row.base_url,
    publicKey: row.public_key,
    plan: row.plan,
    sample: row.sample,
  }));
}

/**
 * Stores the organisations of a register. Those that it lacks are marked as absent with all that they have; one that
 * returns is as it was. Plans and choices of administrators, which were made here, are not overwritten.
 */
export function storeOrganisations(
  db: MainDb,
  entries: readonly RegisteredOrganisation[],
  { now, mode }: { now: Date; mode: RegisterMode },
): Promise<RegisterChange> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('main register'))`.execute(trx);
    const rows = await allRows(trx);
    const change = changeOf(rows, entries);
    if (mode === 'usual') refuseTooShort(rows, entries, change);
    // Two organisations may swap their addresses, which must be unique among those that are there.
    await trx
      .updateTable('domain')
      .set({ absent_since: sql<Date>`coalesce(absent_since, ${now}::timestamptz)` })
      .execute();
    for (const entry of entries) await storeOne(trx, entry);
    await recordAll(trx, change.absent, 'ORGANISATION_ABSENT', now);
    await recordAll(trx, change.returned, 'ORGANISATION_RETURNED', now);
    return change;
  });
}

/** What a register would change, whether it lacks too many or not. */
export async function compareOrganisations(
  db: MainDb,
  entries: readonly RegisteredOrganisation[],
): Promise<RegisterChange> {
  return changeOf(await allRows(db), entries);
}

const allRows = (db: MainDb): Promise<Row[]> => db.selectFrom('domain').selectAll().orderBy('slug').execute();

async function storeOne(
  trx: MainDb,
  { slug, name, emailDomain, baseUrl, publicKey, plan, sample }: RegisteredOrganisation,
): Promise<void> {
  const values = {
    email_domain: emailDomain,
    base_url: baseUrl,
    public_key: JSON.stringify(publicKey),
    sample,
    absent_since: null,
  };
  await trx
    .insertInto('domain')
    .values({ slug, plan, name: name ?? null, ...values })
    // A file of an older version has no names; it takes none away.
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({
        ...values,
        name: sql<string | null>`coalesce(excluded.name, domain.name)`,
      }),
    )
    .execute();
}

function changeOf(rows: readonly Row[], entries: readonly RegisteredOrganisation[]): RegisterChange {
  const named = new Set(entries.map(({ slug }) => slug));
  const real = rows.filter(({ sample }) => !sample);
  const slugs = (some: readonly Row[]) => some.map(({ slug }) => slug);
  return {
    absent: slugs(real.filter((row) => row.absent_since === null && !named.has(row.slug))),
    returned: slugs(real.filter((row) => row.absent_since !== null && named.has(row.slug))),
  };
}

/**
 * A register without organisations, or without more than half of the known ones and more than one, was probably
 * written by a server that has lost its data. Those of the sample come and go with a setting, so they do not count.
 */
function refuseTooShort(
  rows: readonly Row[],
  entries: readonly RegisteredOrganisation[],
  { absent }: RegisterChange,
): void {
  const known = rows.filter((row) => !row.sample && row.absent_since === null).length;
  const isEmpty = absent.length > 0 && entries.every(({ sample }) => sample);
  if (!isEmpty && (absent.length < 2 || absent.length * 2 <= known)) return;
  throw new RegisterTooShort(
    `it ${isEmpty ? 'names no organisation' : `lacks ${absent.length} of ${known} organisations`} ` +
      `(missing: ${absent.slice(0, 10).join(', ')}${absent.length > 10 ? ' …' : ''})`,
  );
}

/** Writes a line for each organisation into the log of the main server. */
export async function recordAll(
  trx: MainDb,
  slugs: readonly string[],
  action: DomainAction,
  now: Date,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const lines = slugs.map((organisation) => ({ at: now, actor, organisation, action, address: null }));
  if (lines.length === 0) return;
  await trx
    .insertInto('audit')
    .values(lines.map((line) => ({ ...line, detail: JSON.stringify(detail) })))
    .execute();
}
