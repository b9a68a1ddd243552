import * as v from 'valibot';
import type { FailureReport } from '../async/resource.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { Role } from '../contract/domain/user.ts';
import type { mainContract } from '../contract/main/main.ts';
import { emailAddress } from '../contract/rules.ts';
import type { Client } from '../http/client.ts';
import { type MailOutcome, mailOutcome } from './mail-outcome.ts';

/** The entries of the invite form. `email` is the typed part; the form displays the domain after it. */
export type InviteDraft = { email: string; roles: readonly Role[] };

/** The full address; it may also have been typed or pasted as a whole. */
export function fullAddress(typed: string, emailDomain: string): string {
  const text = typed.trim();
  return text.includes('@') ? text : `${text}@${emailDomain}`;
}

/** What is missing before an invite can be sent, each as the key of its text. */
export type InviteDraftProblems = {
  email?: 'emailRequired' | 'emailInvalid' | 'domainMismatch';
  roles?: 'roleRequired';
};

export function inviteDraftProblems({ email, roles }: InviteDraft, emailDomain: string): InviteDraftProblems {
  const wrong = emailProblem(email, emailDomain);
  return {
    ...(wrong === undefined ? {} : { email: wrong }),
    ...(roles.length > 0 ? {} : { roles: 'roleRequired' }),
  };
}

function emailProblem(typed: string, emailDomain: string): InviteDraftProblems['email'] {
  if (typed.trim() === '') return 'emailRequired';
  const address = fullAddress(typed, emailDomain);
  if (!v.is(emailAddress, address)) return 'emailInvalid';
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return domain.toLowerCase() === emailDomain.toLowerCase() ? undefined : 'domainMismatch';
}

type Main = Pick<Client<typeof mainContract>, 'registerUser' | 'removeRegisteredUser'>;
type Domain = Pick<Client<typeof domainContract>, 'createInvite'>;
type Invitation = Parameters<Domain['createInvite']>[0]['body'];

/**
 * Invites a person on both servers (specification, section 4): the main server registers the address, the
 * organisation creates the invite. If the invite fails, the address is removed again and the caller gets the
 * failure of the invite. An invite whose mail is refused remains, since it has a link.
 */
export async function inviteUser(
  { main, domain, notices }: { main: Main; domain: Domain; notices: FailureReport },
  body: Invitation,
): Promise<MailOutcome> {
  await main.registerUser({ body: { email: body.email } });
  try {
    return await mailOutcome(domain.createInvite({ body }));
  } catch (error) {
    // If the address cannot be removed, nothing is lost: it can be registered again. The caller is told of the invite.
    await main
      .removeRegisteredUser({ body: { email: body.email, reserved: true } })
      .catch((failure: unknown) => notices.report(failure, 'free the address of an invite'));
    throw error;
  }
}
