import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type InviteProblem, inviteProblem } from '#core/access/access-error.ts';
import {
  type Consents,
  type InviteForm,
  type InviteFormErrors,
  inviteFormErrors,
} from '#core/access/invite-form.ts';
import type { SecondStep } from '#core/contract/domain/second-factor.ts';
import type { User } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { firstLoginTopic } from '#core/contract/main/topic-names.ts';
import { acceptInvite, tellMain } from '#core/session/enter.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { useSubmission } from '../../use-submission.ts';

/** The fields in the order of the form: the first invalid one gets the focus. */
const fields = ['email', 'name', 'password', 'repeated', 'privacy', 'terms'] as const;
export type InviteRefs = Record<(typeof fields)[number], RefObject<HTMLInputElement | null>>;

const empty: Omit<InviteForm, 'language'> = {
  email: '',
  name: '',
  title: '',
  password: '',
  repeated: '',
  privacy: false,
  terms: false,
};

/** The entries, their errors, and sending them to the servers. */
export function useAcceptInvite(code: string, language: InterfaceLanguage, consents: Consents) {
  const app = useApp();
  const [, navigate] = useLocation();
  const [form, setForm] = useState<InviteForm>({ ...empty, language });
  const [tried, setTried] = useState(false);
  const [step, setStep] = useState<SecondStep>();
  // Values that a server refused: they stay invalid until they change.
  const [refused, setRefused] = useState<{ email?: string; password?: string }>({});
  const refs: InviteRefs = {
    email: useRef(null),
    name: useRef(null),
    password: useRef(null),
    repeated: useRef(null),
    privacy: useRef(null),
    terms: useRef(null),
  };
  const { busy, problem, run } = useSubmission('accept an invite', (error): InviteProblem => {
    const refused = inviteProblem(error);
    const field = { wrongEmail: 'email', commonPassword: 'password' } as const;
    if (refused.key === 'wrongEmail' || refused.key === 'commonPassword') {
      const wrong = field[refused.key];
      setRefused((before) => ({ ...before, [wrong]: form[wrong] }));
      refs[wrong].current?.focus();
    }
    return refused;
  });

  const errors: InviteFormErrors = { ...inviteFormErrors(form, consents) };
  if (form.email === refused.email) errors.email = 'wrongEmail';
  if (form.password === refused.password) errors.password = 'common';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = fields.find((field) => errors[field] !== undefined);
    if (wrong) return refs[wrong].current?.focus();
    void run(async () => {
      const nextStep = await acceptInvite(app, bodyOf(code, form, consents));
      setStep(nextStep);
      if (!nextStep) welcome();
    });
  }
  function welcome() {
    app.notices.tell({ kind: 'success', key: 'accept.created' });
    navigate(routes.topic.address(firstLoginTopic), { replace: true });
  }
  /** Where the organisation requires a second factor, the new user sets one up first. */
  const required = step && {
    challenge: step.challenge,
    onBack: () => navigate(routes.signIn.address(), { replace: true }),
    onEntered: (user: User) => void tellMain(app, user).then(welcome),
  };
  return { form, setForm, errors: tried ? errors : {}, refs, busy, problem, handleSubmit, required };
}

function bodyOf(inviteCode: string, form: InviteForm, consents: Consents) {
  const { email, name, title, language, password } = form;
  return {
    inviteCode,
    email,
    name,
    password,
    preferredLanguage: language,
    ...(consents.privacy ? { privacyAccepted: form.privacy } : {}),
    ...(consents.terms ? { termsAccepted: form.terms } : {}),
    ...(title === '' ? {} : { title }),
  };
}
