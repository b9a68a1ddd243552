import { createHash, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Application } from '#core/contract/domain/applications.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

const maxApplications = 50;

type Row = Selectable<OrganisationTables['application']>;

/** The applications that may exchange their users for tokens, for administrators. */
export function applicationHandlers(
  { db, slug }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, 'applications' | 'createApplication' | 'revokeApplication'> {
  return {
    applications: async () => {
      const rows = await db.selectFrom('application').selectAll().orderBy('created_at').execute();
      return rows.map(asApplication);
    },
    createApplication: ({ body: { name, origins }, caller, address }) =>
      db.transaction().execute(async (trx) => {
        // Without the lock, calls at the same moment would count the same applications and pass the limit together.
        await sql`select pg_advisory_xact_lock(hashtext(${`applications ${slug}`}))`.execute(trx);
        const { count } = await trx
          .selectFrom('application')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxApplications)
          throw new HttpProblem(409, 'TOO_MANY_APPLICATIONS', `at most ${maxApplications} applications`);
        const actor = caller.account.email;
        const secret = randomBytes(32).toString('base64url');
        const values = {
          name,
          secret_hash: hashOf(secret),
          origins: JSON.stringify(origins),
          created_at: now(),
          created_by: actor,
        };
        const row = await trx
          .insertInto('application')
          .values(values)
          .returningAll()
          .executeTakeFirstOrThrow();
        const line = { actor, action: 'APPLICATION_CREATED', subject: name, detail: { origins } } as const;
        await record(trx, { ...line, address }, now());
        return { application: asApplication(row), secret };
      }),
    revokeApplication: ({ params: { id }, caller, address }) =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .deleteFrom('application')
          .where('id', '=', id)
          .returning('name')
          .executeTakeFirst();
        if (row === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'there is no such application');
        const actor = caller.account.email;
        await record(trx, { actor, action: 'APPLICATION_REVOKED', subject: row.name, address }, now());
        return {};
      }),
  };
}

/** Whether an application has tokens for pages of an origin, which therefore may call. */
export async function hasApplicationAt({ db }: Pick<Organisation, 'db'>, origin: string): Promise<boolean> {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where(sql<boolean>`origins @> ${JSON.stringify([origin])}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}

const asApplication = (row: Row): Application => ({
  id: row.id,
  name: row.name,
  origins: row.origins,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  lastUsed: row.last_used?.toISOString(),
});

/** Secrets are 256 random bits, which a fast hash protects. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
