import * as v from 'valibot';
import type { Role } from '../contract/domain/user.ts';
import { emailAddress } from '../contract/rules.ts';

/** What somebody fills in to invite: `email` as it was typed, the domain stands behind it. */
export type InviteDraft = { email: string; roles: readonly Role[] };

/** The address that is meant; whoever types or pastes the whole of it is understood too. */
export function fullAddress(typed: string, emailDomain: string): string {
  const text = typed.trim();
  return text.includes('@') ? text : `${text}@${emailDomain}`;
}

/** What is still to be done before an invite can be sent, by the key of its text. */
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
