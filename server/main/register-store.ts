import type { Role } from '#core/contract/domain/user.ts';
import type { RegisteredOrganisation } from '../auth/register.ts';
import { claimedIssuer, type VerifiedClaims, verifyToken } from '../auth/tokens.ts';
import type { MainDb } from '../data/open-main.ts';

/** A signed-in user of an organisation that the register knows. */
export type MainCaller = Pick<
  VerifiedClaims,
  'userId' | 'email' | 'organisation' | 'roles' | 'issuedAt' | 'origin'
> & {
  registered: RegisteredOrganisation;
  /** All roles that the organisation gave, those too that do not count on this server. */
  givenRoles: readonly string[];
};

/** The organisations that the main server knows, cached in memory and stored in its tables. */
export type RegisterStore = {
  baseUrls: () => string[];
  /** Replaces the organisations by those of a register file; organisations that it does not name lose access. */
  replace: (entries: readonly RegisteredOrganisation[]) => Promise<void>;
  /** The caller that a token was signed for, even if the session was ended. */
  verify: (token: string) => Promise<MainCaller | undefined>;
  baseUrlOf: (emailDomain: string) => string | undefined;
  /** An organisation by its slug. */
  find: (slug: string) => RegisteredOrganisation | undefined;
  /** The clock for the expiry of tokens. */
  now: () => Date;
};

export type RegisterOptions = {
  now: () => Date;
  /** Whether organisations of the sample are accepted; the password of their users is public. */
  sample: boolean;
  /** Slugs of organisations whose data administrators may administer the data of the main server. */
  dataOrganisations?: readonly string[];
  /** Slugs of organisations whose full domain administrators may change the plans of all organisations. */
  adminOrganisations?: readonly string[];
};

export async function createRegisterStore(
  db: MainDb,
  { now, sample, dataOrganisations = [], adminOrganisations = [] }: RegisterOptions,
): Promise<RegisterStore> {
  // Organisations assign roles to their users, but roles that concern all organisations only count from these ones.
  const givers: Partial<Record<string, readonly string[]>> = {
    REGESTA_STATICDB_DATA_ADMIN: dataOrganisations,
    FULL_DOMAIN_ADMIN: adminOrganisations,
  } satisfies Partial<Record<Role, readonly string[]>>;
  const known = async () => (await load(db)).filter((entry) => sample || !entry.sample);
  let entries = await known();
  return {
    baseUrls: () => entries.map(({ baseUrl }) => baseUrl),
    replace: async (given) => {
      await save(db, given);
      entries = await known();
    },
    verify: async (token) => {
      const issuer = claimedIssuer(token);
      const registered = entries.find(({ baseUrl }) => baseUrl === issuer);
      if (registered === undefined) return undefined;
      const { baseUrl, publicKey, slug, emailDomain } = registered;
      const claims = await verifyToken(token, { issuer: baseUrl, publicKey, now });
      if (claims?.organisation !== slug || !claims.email.endsWith(`@${emailDomain}`)) return undefined;
      // Everybody knows the password of the sample users, so they never reach organisations that are not of the sample.
      const reachesOthers = !registered.sample || entries.every((entry) => entry.sample);
      const roles = claims.roles.filter((role) => {
        const named = givers[role];
        return named === undefined || (reachesOthers && named.includes(slug));
      });
      return { ...claims, roles, givenRoles: claims.roles, registered };
    },
    baseUrlOf: (emailDomain) => entries.find((entry) => entry.emailDomain === emailDomain)?.baseUrl,
    find: (slug) => entries.find((entry) => entry.slug === slug),
    now,
  };
}

async function load(db: MainDb): Promise<RegisteredOrganisation[]> {
  const rows = await db.selectFrom('domain').selectAll().orderBy('slug').execute();
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

/** Stores organisations; settings that were made on the main server (plan, choices of administrators) are not overwritten. */
async function save(db: MainDb, entries: readonly RegisteredOrganisation[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const slugs = entries.map(({ slug }) => slug);
    await trx
      .deleteFrom('domain')
      .$if(slugs.length > 0, (query) => query.where('slug', 'not in', slugs))
      .execute();
    for (const { slug, name = null, emailDomain, baseUrl, publicKey, plan, sample } of entries) {
      const values = {
        name,
        email_domain: emailDomain,
        base_url: baseUrl,
        public_key: JSON.stringify(publicKey),
        sample,
      };
      await trx
        .insertInto('domain')
        .values({ slug, plan, ...values })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
        .execute();
    }
  });
}
