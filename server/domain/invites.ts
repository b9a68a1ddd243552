import * as v from 'valibot';
import { notToGive } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { emailAddress } from '#core/contract/rules.ts';
import { exclusiveRoles, fewestRoles } from '../auth/roles.ts';
import { HttpProblem } from '../http/problem.ts';
import { refuseHigher } from '../http/refuse-higher.ts';
import { mailRefused } from '../mail/mail-refused.ts';
import type { DeliveryOutcome, Mailer } from '../mail/mailer.ts';
import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { enterInvite, type Invite, type OpenInvite, renewCode, withdrawInvite } from './invite-store.ts';
import type { Organisation } from './organisation.ts';

export type InviteContext = {
  mailer: Mailer;
  /** Address of the portal, for links in mails. */
  portalUrl: string;
  now: () => Date;
};
type Calls = 'invites' | 'createInvite' | 'resendInvite' | 'deleteInvite';

/** Lets administrators invite people into their organisation. */
export function inviteHandlers(
  organisation: Organisation,
  { mailer, portalUrl, now }: InviteContext,
): Pick<DomainHandlers, Calls> {
  const { db, baseUrl, name } = organisation;
  const send = async ({ invite, code }: OpenInvite, { account }: DomainCaller) => {
    const link = inviteLink({ portalUrl, baseUrl, code });
    const mail = await mailer.send({
      to: invite.email,
      // The language of the invited person is unknown, so the mail is in that of the administrator.
      language: account.preferred_language,
      template: 'invite',
      data: { inviter: account.full_name, organisation: name, expires: invite.expires.toISOString(), link },
    });
    return { invite, mail, link };
  };
  return {
    invites: async () => {
      const rows = await db.selectFrom('invite').selectAll().orderBy('created_at', 'desc').execute();
      return rows.map((row) => asInvite(row, now()));
    },
    createInvite: async ({ body, caller, address }) => {
      const invited = { email: addressOf(body.email, organisation), roles: rolesToGive(body.roles, caller) };
      const doer = { actor: caller.account.email, address };
      const entered = await enterInvite(db, invited, doer, now());
      const sent = await send(entered, caller).catch(async (error: unknown) => {
        // The mail was not even queued, so the invite is withdrawn.
        const detail = { reason: 'noMail' };
        await withdrawInvite(db, entered.invite.id, { ...doer, detail }, now());
        throw error;
      });
      return asSent(sent, now());
    },
    resendInvite: async ({ params: { id }, caller, address }) => {
      const renewed = await renewCode(db, id, { ...doerOf(caller), address }, now());
      return asSent(await send(renewed, caller), now());
    },
    deleteInvite: async ({ params: { id }, caller, address }) => {
      await withdrawInvite(db, id, { ...doerOf(caller), address }, now());
      return { id };
    },
  };
}

/** Who acts on an invite that is there: whoever sends it again sees its link where the mail is refused. */
const doerOf = ({ account, roles }: DomainCaller) => ({
  actor: account.email,
  check: (invite: Invite) => refuseHigher(roles, invite.roles),
});

/** Address of the page of the portal on which an invite is accepted. */
export function inviteLink({
  portalUrl,
  baseUrl,
  code,
}: Record<'portalUrl' | 'baseUrl' | 'code', string>): string {
  return `${portalUrl}/invite/accept?${new URLSearchParams({ baseURL: baseUrl, code })}`;
}

/** Checks that an address belongs to this organisation. */
function addressOf(given: string, { emailDomain }: Organisation): string {
  const result = v.safeParse(emailAddress, given);
  const email = result.success ? result.output.toLowerCase() : '';
  if (email.slice(email.lastIndexOf('@') + 1) === emailDomain) return email;
  throw new HttpProblem(400, 'INVALID_EMAIL_ADDRESS', `must be an address of ${emailDomain}`);
}

function rolesToGive(given: readonly Role[], caller: DomainCaller): Role[] {
  const [beyond] = notToGive(given, caller.roles);
  if (beyond !== undefined)
    throw new HttpProblem(403, 'ROLE_NOT_YOURS_TO_GIVE', `${beyond} is given by FULL_DOMAIN_ADMIN only`);
  const exclusive = exclusiveRoles(given);
  if (exclusive !== undefined)
    throw new HttpProblem(400, 'EXCLUSIVE_ROLES', `nobody has ${exclusive.join(' and ')} together`);
  return fewestRoles(given);
}

/** The reply after sending. A refused mail does not withdraw the invite, since the administrator gets the link. */
function asSent({ invite, mail, link }: { invite: Invite; mail: DeliveryOutcome; link: string }, at: Date) {
  if (mail === 'refused') throw mailRefused(link);
  return { invite: asInvite(invite, at), mail };
}

function asInvite({ id, email, roles, created_at, expires }: Invite, at: Date) {
  const dates = { createdAt: created_at.toISOString(), expires: expires.toISOString() };
  return { id, email, roles, ...dates, isExpired: at > expires };
}
