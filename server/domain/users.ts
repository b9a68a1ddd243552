import type { Selectable } from 'kysely';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { User } from '#core/contract/domain/user.ts';
import { signToken, verifyToken } from '../auth.ts';
import { HttpProblem } from '../http-problem.ts';
import { capabilitiesOf } from '../roles.ts';
import type { Handlers } from '../serve.ts';
import type { Organisation } from './organisation.ts';
import { checkPassword } from './passwords.ts';
import type { OrganisationTables } from './tables.ts';
import type { Turns } from './turns.ts';

type Account = Selectable<OrganisationTables['account']>;
/** The signed-in user, read anew in each call: rights taken away are gone at once. */
export type DomainCaller = { account: Account };
type Clock = { now: () => Date };
/** `checks`: a password check takes 19 MB and a thread; they share their turns over all organisations. */
type SignIns = Clock & { checks: Turns };

/** The calls of a domain server for one organisation. */
export function userHandlers(
  organisation: Organisation,
  { now, checks }: SignIns,
): Omit<Handlers<typeof domainContract, DomainCaller>, 'domainSearch'> {
  return {
    authenticate: async ({ body }) => {
      const { db } = organisation;
      const email = body.email.toLowerCase();
      const account = await db
        .selectFrom('account')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
      const right = await checks(() => checkPassword(account?.password_hash, body.password));
      if (account === undefined || !right)
        throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'the e-mail address or the password is wrong');
      const lastLogin = now();
      await db.updateTable('account').set({ last_login: lastLogin }).where('id', '=', account.id).execute();
      const claims = {
        userId: account.id,
        email: account.email,
        organisation: organisation.slug,
        issuer: organisation.baseUrl,
        epoch: account.epoch,
        roles: account.roles,
      };
      const token = await signToken(organisation.key, claims, now);
      return { token, user: asUser({ ...account, last_login: lastLogin }) };
    },
    currentUser: ({ caller }) => asUser(signedIn(caller).account),
    currentCapabilities: ({ caller }) => capabilitiesOf(organisation.plan, signedIn(caller).account.roles),
  };
}

/** The user of a token that this organisation signed and that has not been called back. */
export async function identifyUser(
  organisation: Organisation,
  token: string,
  { now }: Clock,
): Promise<DomainCaller | undefined> {
  const { baseUrl, key, slug, db } = organisation;
  const claims = await verifyToken(token, { issuer: baseUrl, publicKey: key.publicKey, now });
  if (claims === undefined || claims.organisation !== slug) return undefined;
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', claims.userId)
    .executeTakeFirst();
  return account?.epoch === claims.epoch ? { account } : undefined;
}

function signedIn(caller: DomainCaller | undefined): DomainCaller {
  if (caller === undefined) throw new HttpProblem(401, 'UNAUTHORISED', 'sign in first');
  return caller;
}

function asUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    fullName: account.full_name,
    title: account.title,
    preferredLanguage: account.preferred_language,
    fallbackLanguage: account.fallback_language,
    documentDisplayLanguage: account.document_display_language,
    roles: account.roles,
    createdAt: account.created_at.toISOString(),
    lastLogin: account.last_login?.toISOString(),
  };
}
