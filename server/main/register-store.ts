import type { Role } from '#core/contract/domain/user.ts';
import type { RegisteredOrganisation } from '../auth/register.ts';
import { type Claims, claimedIssuer, verifyToken } from '../auth/tokens.ts';
import type { MainDb } from '../data/open-main.ts';
import { type RemovedOrganisation, removeLongAbsent } from './absent-organisations.ts';
import {
  compareOrganisations,
  loadOrganisations,
  type RegisterChange,
  type RegisterMode,
  storeOrganisations,
} from './registered-organisations.ts';

/** A signed-in user of an organisation that the register knows. */
export type MainCaller = Pick<
  Claims,
  'userId' | 'email' | 'organisation' | 'roles' | 'epoch' | 'rolesEpoch' | 'origin'
> & {
  registered: RegisteredOrganisation;
  /** All roles that the organisation gave, those too that do not count on this server. */
  givenRoles: readonly string[];
};

/** The organisations that the main server knows, cached in memory and stored in its tables. */
export type RegisterStore = {
  baseUrls: () => string[];
  /**
   * Replaces the organisations by those of a register file. Organisations that it lacks have no access until they
   * return. Rejects with a `RegisterTooShort`, and changes nothing, if it lacks many.
   */
  replace: (entries: readonly RegisteredOrganisation[], mode?: RegisterMode) => Promise<RegisterChange>;
  /** What `replace` would change. */
  compare: (entries: readonly RegisteredOrganisation[]) => Promise<RegisterChange>;
  /** Takes over what another process has stored. */
  refresh: () => Promise<void>;
  /** Removes what belongs to organisations that have been absent for long. */
  removeLongAbsent: () => Promise<RemovedOrganisation[]>;
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
  const known = async () => (await loadOrganisations(db)).filter((entry) => sample || !entry.sample);
  let entries = await known();
  return {
    baseUrls: () => entries.map(({ baseUrl }) => baseUrl),
    replace: async (given, mode = 'usual') => {
      const change = await storeOrganisations(db, given, { now: now(), mode });
      entries = await known();
      return change;
    },
    compare: (given) => compareOrganisations(db, given),
    refresh: async () => {
      entries = await known();
    },
    removeLongAbsent: () => removeLongAbsent(db, now()),
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
