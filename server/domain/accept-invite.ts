import type { Transaction } from 'kysely';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Policies } from '../config/settings.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { CheckedRequest } from '../http/serve.ts';
import { record } from './audit.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { lookUpCode, redeemCode } from './codes.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Invite } from './invite-store.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import type { SessionContext } from './page-sessions.ts';
import type { TenantSettings } from './service-plan.ts';
import { hashNewPassword } from './set-password.ts';
import { startSession } from './start-session.ts';
import { enterUntold } from './untold-users.ts';

type Calls = 'validateInvite' | 'consumeInvite' | 'policies';
type Body = CheckedRequest<(typeof domainContract)['consumeInvite'], DomainCaller>['body'];
type CodeResult = Awaited<ReturnType<typeof lookUpCode>>;

type Options = SessionContext & {
  checks: ConcurrencyLimit;
  tenantSettings: TenantSettings;
  policies: Policies;
  tellMain: NotifyMain;
};

/** Accepts invites: the invited person becomes a user. */
export function acceptInviteHandlers(
  organisation: Organisation,
  { portalUrl, now, checks, tenantSettings, policies, tellMain }: Options,
): Pick<DomainHandlers, Calls> {
  const { db, name } = organisation;
  const inviteOf = async (result: CodeResult): Promise<Invite> => {
    const id = subjectOf(result);
    const invite = await db.selectFrom('invite').selectAll().where('id', '=', id).executeTakeFirst();
    if (invite === undefined) throw dead('unknown');
    return invite;
  };
  return {
    policies: () => policies,
    validateInvite: async ({ params: { code } }) => {
      const { expires } = await inviteOf(await lookUpCode(db, { purpose: 'invite', code }, now()));
      const languages = [...(await tenantSettings.languages(organisation))];
      return { organisation: name, expires: expires.toISOString(), languages, ...policies };
    },
    consumeInvite: async ({ body, address, origin }) => {
      const request = { purpose: 'invite', code: body.inviteCode } as const;
      const invite = await inviteOf(await lookUpCode(db, request, now()));
      if (body.email.toLowerCase() !== invite.email)
        throw new HttpProblem(400, 'INVALID_CREDENTIALS', 'use the address that the invite was sent to');
      if (!(await tenantSettings.languages(organisation)).includes(body.preferredLanguage))
        throw new HttpProblem(400, 'INVALID_REQUEST', 'preferredLanguage: is not offered here');
      const consents = consentsTo(policies, body);
      // Hashed before the transaction, since it takes long; only callers with a valid code get here.
      const person = { email: invite.email, full_name: body.name };
      const hash = await hashNewPassword(organisation, person, body.password, checks);
      const account = await db.transaction().execute(async (trx) => {
        subjectOf(await redeemCode(trx, request, now()));
        const account = await enter(trx, invite, body, hash);
        await enterUntold(trx, organisation, [{ id: account.id, email: invite.email }], now());
        await trx.deleteFrom('invite').where('id', '=', invite.id).execute();
        const { email: actor, roles, invited_by } = invite;
        const detail = { roles, invitedBy: invited_by, ...consents };
        await record(trx, { actor, action: 'INVITE_CONSUMED', subject: actor, detail, address }, now());
        return account;
      });
      await tellMain(organisation, [account.id]);
      return await startSession(
        organisation,
        account,
        { origin, address, way: 'invite' },
        { portalUrl, now },
      );
    },
  };
}

/** What the person has accepted, of the policies that there are; without all of these nobody becomes a user. */
function consentsTo({ privacyUrl, termsUrl }: Policies, body: Body): Record<string, true> {
  const pages = { privacyAccepted: privacyUrl, termsAccepted: termsUrl } as const;
  const required = (['privacyAccepted', 'termsAccepted'] as const).filter(
    (name) => pages[name] !== undefined,
  );
  const missing = required.find((name) => !body[name]);
  if (missing) throw new HttpProblem(400, 'INVALID_REQUEST', `${missing}: must be accepted`);
  return Object.fromEntries(required.map((name) => [name, true] as const));
}

async function enter(
  trx: Transaction<OrganisationTables>,
  { email, roles }: Invite,
  { name, title, preferredLanguage: language }: Body,
  hash: string,
): Promise<{ id: string }> {
  const account = await trx
    .insertInto('account')
    .values({
      email,
      full_name: name,
      ...(title === undefined ? {} : { title }),
      preferred_language: language,
      fallback_language: language,
      document_display_language: language,
      roles: JSON.stringify(roles),
      password_hash: hash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (account === undefined) throw dead('used');
  return account;
}

function subjectOf(result: CodeResult): string {
  if (typeof result === 'string') throw dead(result);
  return result.subject;
}

/** The problem of an invite that cannot be accepted, with the codes of the specification (section 8). */
function dead(why: Extract<CodeResult, string>): HttpProblem {
  if (why === 'expired') return new HttpProblem(400, 'EXPIRED', 'the invite has run out');
  if (why === 'used') return new HttpProblem(400, 'INVITE_CONSUMED', 'the invite has been used');
  return new HttpProblem(400, 'INVALID_USER', 'there is no such invite');
}
