import type { Role } from '#core/contract/domain/user.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import { type Claims, claimedIssuer, verifyToken } from '../auth.ts';
import { HttpProblem } from '../http-problem.ts';
import type { Registered } from '../register.ts';
import type { Handlers } from '../serve.ts';
import type { MainDb } from './open-main.ts';

/** A signed-in user of an organisation that the register knows. */
export type MainCaller = Pick<Claims, 'userId' | 'organisation' | 'roles'>;

const dataAdministrator: Role = 'REGESTA_STATICDB_DATA_ADMIN';

/** The organisations that the main server knows: held in memory, kept in its tables. */
export type RegisterStore = {
  baseUrls: () => string[];
  /** Takes over the organisations of a register file; those it no longer names lose access. */
  replace: (entries: readonly Registered[]) => Promise<void>;
  identify: (token: string) => Promise<MainCaller | undefined>;
  baseUrlOf: (emailDomain: string) => string | undefined;
};

export type RegisterOptions = {
  now: () => Date;
  /** Whether organisations made by sample mode count: the password of their users is published. */
  sample: boolean;
  /** Organisations, by slug, whose administrators of data are the main server's too; those of the sample are. */
  dataOrganisations?: readonly string[];
};

export async function createRegisterStore(
  db: MainDb,
  { now, sample, dataOrganisations = [] }: RegisterOptions,
): Promise<RegisterStore> {
  const known = async () => (await load(db)).filter((entry) => sample || !entry.sample);
  let entries = await known();
  return {
    baseUrls: () => entries.map(({ baseUrl }) => baseUrl),
    replace: async (given) => {
      await save(db, given);
      entries = await known();
    },
    identify: async (token) => {
      const issuer = claimedIssuer(token);
      const organisation = entries.find(({ baseUrl }) => baseUrl === issuer);
      if (organisation === undefined) return undefined;
      const { baseUrl, publicKey, slug } = organisation;
      const claims = await verifyToken(token, { issuer: baseUrl, publicKey, now });
      if (claims?.organisation !== slug) return undefined;
      if (organisation.sample || dataOrganisations.includes(slug)) return claims;
      // Each organisation says itself which roles its users have; what belongs to all is not its to give.
      return { ...claims, roles: claims.roles.filter((role) => role !== dataAdministrator) };
    },
    baseUrlOf: (emailDomain) => entries.find((entry) => entry.emailDomain === emailDomain)?.baseUrl,
  };
}

/** Where the organisation of an e-mail address lives: by the part after the @, so that it tells nothing about users. */
export function baseUrlHandler(
  register: RegisterStore,
): Handlers<typeof mainContract, MainCaller>['baseUrl'] {
  return ({ query: { email } }) => {
    const emailDomain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    const baseUrl = register.baseUrlOf(emailDomain);
    if (baseUrl === undefined)
      throw new HttpProblem(404, 'DOMAIN_NOT_FOUND', `no organisation is registered for ${emailDomain}`);
    return { baseUrl };
  };
}

async function load(db: MainDb): Promise<Registered[]> {
  const rows = await db.selectFrom('domain').selectAll().orderBy('slug').execute();
  return rows.map((row) => ({
    slug: row.slug,
    emailDomain: row.email_domain,
    baseUrl: row.base_url,
    publicKey: row.public_key,
    plan: row.plan,
    sample: row.sample,
  }));
}

async function save(db: MainDb, entries: readonly Registered[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('domain').execute();
    for (const { slug, emailDomain, baseUrl, publicKey, plan, sample } of entries) {
      const row = {
        slug,
        email_domain: emailDomain,
        base_url: baseUrl,
        public_key: JSON.stringify(publicKey),
        plan,
        sample,
      };
      await trx.insertInto('domain').values(row).execute();
    }
  });
}
