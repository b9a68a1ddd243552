import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#core/http/api-error.ts';
import { fullAddress, type InviteDraft, inviteDraftProblems, inviteUser } from '#core/users/invite-draft.ts';
import { type Refusal, refusal } from '#core/users/refusal.ts';
import { minimalRoles, type RoleOption } from '#core/users/role-choice.ts';
import { useApp } from '#widgets/app-context.tsx';
import { useSubmission } from '../../use-submission.ts';
import type { MailOutcomeOf } from './MailOutcome.tsx';

const empty: InviteDraft = { email: '', roles: [] };
/** Refusals that concern the e-mail address are displayed at its field. */
const ofEmail = ['emailInvalid', 'emailUsed', 'domainMismatch'] as const;
type OfEmail = (typeof ofEmail)[number];
const emailKey = (problem: Refusal): OfEmail | undefined => ofEmail.find((key) => key === problem.key);

/** The entries of the invite form, their errors, and sending them to both servers. */
export function useInvite(emailDomain: string, options: readonly RoleOption[]) {
  const app = useApp();
  const [draft, setDraft] = useState(empty);
  const [left, setLeft] = useState(false);
  const [outcome, setOutcome] = useState<MailOutcomeOf>();
  const [refused, setRefused] = useState<{ email: string; key: OfEmail }>();
  /** The failed step, of two (specification, section 8). */
  const [failed, setFailed] = useState<'createFailed' | 'inviteFailed'>('inviteFailed');
  const field = useRef<HTMLInputElement>(null);
  const email = fullAddress(draft.email, emailDomain).toLowerCase();
  const { busy, problem, run } = useSubmission('invite a user', (error): Refusal => {
    const refused = refusal(error);
    setFailed(error instanceof ApiError && error.server === 'main' ? 'createFailed' : 'inviteFailed');
    const key = emailKey(refused);
    if (key) {
      setRefused({ email, key });
      field.current?.focus();
    }
    return refused;
  });

  const problems = inviteDraftProblems(draft, emailDomain);
  const invited = outcome?.email === email ? email : undefined;
  const isFilled = draft.email.trim() !== '' || draft.roles.length > 0;
  const visible = left && problems.email !== 'emailRequired' ? problems.email : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(problems).length > 0 || invited !== undefined) return field.current?.focus();
    void run(async () => {
      setOutcome(undefined);
      const mail = await inviteUser(app, { email, roles: minimalRoles(options, draft.roles) });
      setOutcome({ email, ...mail });
    });
  }
  return {
    draft,
    problems,
    /** The address that was invited with this draft. */
    invited,
    /** Whether there are entries that were not sent as an invite. */
    isUnsent: isFilled && invited === undefined,
    outcome,
    busy,
    problem: problem && emailKey(problem) ? undefined : problem,
    failed,
    emailError: refused?.email === email ? refused.key : visible,
    field,
    change: (part: Partial<InviteDraft>) => setDraft({ ...draft, ...part }),
    leaveEmail: () => setLeft(true),
    clear() {
      setDraft(empty);
      setLeft(false);
      setOutcome(undefined);
      field.current?.focus();
    },
    handleSubmit,
  };
}
