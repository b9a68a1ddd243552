import * as v from 'valibot';
import type { titles } from '../contract/domain/user.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import { emailAddress, personName } from '../contract/rules.ts';
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from '../password/new-password.ts';

/** What the user enters to accept an invite. */
export type InviteForm = NewPassword & {
  email: string;
  name: string;
  title: (typeof titles)[number] | '';
  language: InterfaceLanguage;
  privacy: boolean;
  terms: boolean;
};
/** The errors of the entries, each as the key of its text. */
export type InviteFormErrors = NewPasswordErrors & {
  email?: 'emailRequired' | 'emailInvalid' | 'wrongEmail' | undefined;
  name?: 'nameRequired' | 'nameInvalid' | undefined;
  privacy?: 'privacyRequired' | undefined;
  terms?: 'termsRequired' | undefined;
};

/** `consents`: whether there is a policy to accept. */
export type Consents = Readonly<Record<'privacy' | 'terms', boolean>>;

export function inviteFormErrors(form: InviteForm, consents: Consents): InviteFormErrors {
  return {
    email: problem(emailAddress, form.email, 'emailRequired', 'emailInvalid'),
    name: problem(personName, form.name, 'nameRequired', 'nameInvalid'),
    ...newPasswordErrors(form),
    privacy: form.privacy || !consents.privacy ? undefined : 'privacyRequired',
    terms: form.terms || !consents.terms ? undefined : 'termsRequired',
  };
}

function problem<M, I>(
  rule: typeof emailAddress | typeof personName,
  value: string,
  missing: M,
  invalid: I,
): M | I | undefined {
  if (value.trim() === '') return missing;
  return v.is(rule, value) ? undefined : invalid;
}
