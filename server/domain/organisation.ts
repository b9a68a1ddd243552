import { type Kysely, sql } from 'kysely';
import type { Plan, Role, StoredTitle, User } from '#core/contract/domain/user.ts';
import type { RegisteredOrganisation } from '../auth/register.ts';
import { fewestRoles } from '../auth/roles.ts';
import { createSigningKey, type SigningKey } from '../auth/tokens.ts';
import { organisationMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import type { DomainTables, OrganisationTables } from '../data/tables/domain.ts';
import { hashPassword } from './passwords.ts';

/** An organisation with access to its own tables and key only. */
export type Organisation = {
  slug: string;
  name: string;
  emailDomain: string;
  plan: string;
  sample: boolean;
  baseUrl: string;
  key: SigningKey;
  db: Kysely<OrganisationTables>;
};

export type NewOrganisation = {
  slug: string;
  name: string;
  emailDomain: string;
  plan: Plan;
  sample?: boolean;
};
export type NewUser = {
  email: string;
  fullName: string;
  title: StoredTitle | null;
  preferredLanguage: User['preferredLanguage'];
  roles: Role[];
  password: string;
};
type DomainDb = Kysely<DomainTables>;

/** Whether a text may be the name of an organisation in addresses. */
export function isSlug(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text);
}

/** Creates an organisation unless it exists. */
export async function createOrganisation(db: DomainDb, organisation: NewOrganisation): Promise<void> {
  const { slug, name, emailDomain, plan, sample = false } = organisation;
  if (!isSlug(slug)) throw new RangeError(`not a name for an organisation's address: ${slug}`);
  await db
    .withSchema('domain')
    .insertInto('organisation')
    .values({ slug, name, email_domain: emailDomain.toLowerCase(), plan, sample })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

/** The last plan of an organisation that any process has heard from the main server. */
export async function storedPlan(
  db: Pick<DomainDb, 'withSchema'> | Pick<Kysely<OrganisationTables>, 'withSchema'>,
  slug: string,
): Promise<string> {
  const { plan } = await (db.withSchema('domain') as unknown as DomainDb)
    .selectFrom('organisation')
    .select('plan')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return plan;
}

/** The schema with the tables of an organisation. */
export const schemaOf = (slug: string) => `org_${slug.replaceAll('-', '_')}`;

/** Opens every organisation of this server, each with its own schema and key. */
export async function openOrganisations(db: DomainDb, publicUrl: string): Promise<Organisation[]> {
  const rows = await db.withSchema('domain').selectFrom('organisation').selectAll().orderBy('slug').execute();
  const opened: Organisation[] = [];
  for (const row of rows) {
    const schema = schemaOf(row.slug);
    await migrate(db, schema, organisationMigrations);
    const own = (db as unknown as Kysely<OrganisationTables>).withSchema(schema);
    opened.push({
      slug: row.slug,
      name: row.name,
      emailDomain: row.email_domain,
      plan: row.plan,
      sample: row.sample,
      baseUrl: `${publicUrl}/${row.slug}`,
      key: await openKey(own, schema),
      db: own,
    });
  }
  return opened;
}

/** The entry of an organisation in the register of the main server. */
export function registration({
  slug,
  name,
  emailDomain,
  baseUrl,
  key,
  plan,
  sample,
}: Organisation): RegisteredOrganisation {
  const { kty, crv, x, kid } = key.publicKey;
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined || kid === undefined)
    throw new Error(`the signing key of ${slug} is not an Ed25519 key`);
  return {
    slug,
    name,
    emailDomain,
    baseUrl,
    publicKey: { kty: 'OKP', crv: 'Ed25519', x, kid },
    plan,
    sample,
  };
}

/** Creates a user unless the e-mail address has one. */
export async function createUser({ db, emailDomain }: Organisation, user: NewUser): Promise<void> {
  const email = user.email.toLowerCase();
  if (!email.endsWith(`@${emailDomain}`)) throw new RangeError(`${email} is no address of ${emailDomain}`);
  await db
    .insertInto('account')
    .values({
      email,
      full_name: user.fullName,
      title: user.title,
      preferred_language: user.preferredLanguage,
      fallback_language: user.preferredLanguage,
      document_display_language: user.preferredLanguage,
      roles: JSON.stringify(fewestRoles(user.roles)),
      password_hash: await hashPassword(user.password),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** Reads or creates the key. The lock is for two servers that start at once: the second one uses the key of the first. */
function openKey(db: Kysely<OrganisationTables>, schema: string): Promise<SigningKey> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`signing key ${schema}`}))`.execute(trx);
    const oldest = await oldestKey(trx);
    if (oldest !== undefined) return oldest;
    const made = await createSigningKey();
    await trx
      .insertInto('signing_key')
      .values({
        id: made.id,
        private_key: JSON.stringify(made.privateKey),
        public_key: JSON.stringify(made.publicKey),
      })
      .execute();
    return made;
  });
}

async function oldestKey(db: Kysely<OrganisationTables>): Promise<SigningKey | undefined> {
  const row = await db
    .selectFrom('signing_key')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return row && { id: row.id, privateKey: row.private_key, publicKey: row.public_key };
}
