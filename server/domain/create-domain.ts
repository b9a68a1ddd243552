import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { plans, type Role } from '#core/contract/domain/user.ts';
import { formedText } from '#core/contract/forms.ts';
import { emailAddress } from '#core/contract/rules.ts';
import { filledLine, oneLine } from '#core/contract/text.ts';
import { domainMigrations } from '../data/migrations/domain.ts';
import { migrate } from '../data/migrations/migrate.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { enterInvite, withdrawInvite } from './invite-store.ts';
import { inviteLink } from './invites.ts';
import { createOrganisation, type Organisation, openOrganisations } from './organisation.ts';

/** A new organisation and the address of its first administrator. */
export const newDomain = v.pipe(
  v.object({
    slug: v.pipe(
      formedText(/^[a-z][a-z0-9-]{0,39}$/, 'must be lowercase letters, digits and dashes, a letter first'),
      v.check((slug) => slug !== 'health', 'is an address of the server itself'),
    ),
    name: filledLine(200),
    emailDomain: v.pipe(
      oneLine(253),
      v.toLowerCase(),
      v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a domain like example.com'),
    ),
    plan: v.picklist(plans, `must be one of ${plans.join(', ')}`),
    administrator: v.pipe(emailAddress, v.toLowerCase()),
    /** Whether it belongs to the provider: only its administrators may assign roles that reach beyond an organisation. */
    fullDomainAdmin: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(
      ({ emailDomain, administrator }) => administrator.endsWith(`@${emailDomain}`),
      'must be an address of the e-mail domain',
    ),
    ['administrator'],
  ),
);
export type NewDomain = v.InferInput<typeof newDomain>;
/** The base URL of the new organisation, and the link with which its administrator becomes its first user. */
export type CreatedDomain = { baseUrl: string; link: string; expires: string };

type Place = { db: Kysely<DomainTables>; publicUrl: string; portalUrl: string; now: () => Date };
const actor = 'create-domain';

/**
 * Creates an organisation and invites its first administrator. If the organisation exists and has no user yet,
 * it gets a new link instead, so that the command can be repeated.
 */
export async function createDomain(
  { db, publicUrl, portalUrl, now }: Place,
  requested: NewDomain,
): Promise<CreatedDomain> {
  const { slug, name, emailDomain, plan, administrator: email } = requested;
  await migrate(db, 'domain', domainMigrations);
  await refuseOther(db, requested);
  await createOrganisation(db, { slug, name, emailDomain, plan });
  const organisation = await open(db, publicUrl, slug);
  const somebody = await organisation.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (somebody !== undefined) throw new Error(`the organisation ${slug} has users already`);
  const doer = { actor, address: undefined };
  const before = await organisation.db.selectFrom('invite').select('id').execute();
  for (const { id } of before) await withdrawInvite(organisation.db, id, doer, now());
  const roles: Role[] = requested.fullDomainAdmin
    ? ['ADMINISTRATOR', 'FULL_DOMAIN_ADMIN']
    : ['ADMINISTRATOR'];
  const { invite, code } = await enterInvite(organisation.db, { email, roles }, doer, now());
  const link = inviteLink({ portalUrl, baseUrl: organisation.baseUrl, code });
  return { baseUrl: organisation.baseUrl, link, expires: invite.expires.toISOString() };
}

async function refuseOther(db: Kysely<DomainTables>, { slug, emailDomain }: NewDomain): Promise<void> {
  const rows = await db
    .withSchema('domain')
    .selectFrom('organisation')
    .select(['slug', 'email_domain'])
    .where((eb) => eb.or([eb('slug', '=', slug), eb('email_domain', '=', emailDomain)]))
    .execute();
  const other = rows.find((row) => row.slug !== slug || row.email_domain !== emailDomain);
  if (other !== undefined)
    throw new Error(
      `there is the organisation ${other.slug} already, with addresses of ${other.email_domain}`,
    );
}

async function open(db: Kysely<DomainTables>, publicUrl: string, slug: string): Promise<Organisation> {
  const organisation = (await openOrganisations(db, publicUrl)).find((one) => one.slug === slug);
  if (organisation === undefined) throw new Error(`the organisation ${slug} is not there`);
  return organisation;
}
