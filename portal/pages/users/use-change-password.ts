import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import { renewToken } from '#core/session/start-session.ts';
import {
  type PasswordChange,
  type PasswordChangeErrors,
  passwordChangeErrors,
  refusedEntry,
} from '#core/users/password-change.ts';
import { type Refusal, refusal } from '#core/users/refusal.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { useIsMounted } from '../../use-is-mounted.ts';
import { useSubmission } from '../../use-submission.ts';

const entries = ['current', 'code', 'password', 'repeated'] as const;
type Entry = (typeof entries)[number];
const empty: PasswordChange = { current: '', password: '', repeated: '' };
type Refused = { errors: PasswordChangeErrors; of: PasswordChange };

/** Errors that are displayed during typing: the old password again, or a repetition that differs. */
const whileTyping = (errors: PasswordChangeErrors, change: PasswordChange): PasswordChangeErrors => ({
  password: errors.password === 'same' ? 'same' : undefined,
  repeated: change.password.startsWith(change.repeated) ? undefined : errors.repeated,
});

/** The entries for changing the password, their errors, and sending them. */
export function useChangePassword({ id }: User) {
  const { domain, session, storage, notices } = useApp();
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [change, setChange] = useState(empty);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [asksCode, setAsksCode] = useState(false);
  const refs: Record<Entry, RefObject<HTMLInputElement | null>> = {
    current: useRef(null),
    code: useRef(null),
    password: useRef(null),
    repeated: useRef(null),
  };
  const { busy, problem, run } = useSubmission('change a password', (error): Refusal | undefined => {
    const refusedErrors = refusedEntry(error);
    if (!refusedErrors) return refusal(error);
    setRefused({ errors: refusedErrors, of: change });
    // The field comes with the server's first word of it, and takes the focus itself.
    if (refusedErrors.code) setAsksCode(true);
    const first = entries.find((entry) => refusedErrors[entry] !== undefined);
    if (first) refs[first].current?.focus();
    return undefined;
  });

  const errors = passwordChangeErrors(change);
  const visible = tried ? errors : whileTyping(errors, change);
  // A refused entry stays invalid until it changes.
  const refusalOf = (entry: Entry) =>
    refused && refused.of[entry] === change[entry] ? refused.errors[entry] : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = entries.find((entry) => errors[entry] !== undefined);
    if (wrong) return refs[wrong].current?.focus();
    void run(async () => {
      const { current, password, code } = change;
      const { token } = await domain.changePassword({
        id,
        body: { currentPassword: current, newPassword: password, ...(code && { code }) },
      });
      renewToken({ session, storage }, token);
      notices.tell({ kind: 'success', key: 'people.passwordChanged' });
      if (isMounted.current) navigate(routes.users.address('own-account', id));
    });
  }
  return {
    change,
    setChange,
    refs,
    busy,
    problem,
    /** Whether a code of the second factor is asked for. */
    asksCode,
    errors: {
      ...visible,
      ...(refusalOf('code') ? { code: refused?.errors.code } : {}),
      ...(refusalOf('current') ? { current: refused?.errors.current } : {}),
      ...(refusalOf('password') ? { password: refused?.errors.password } : {}),
    } satisfies PasswordChangeErrors,
    /** What is missing before the button is enabled: a strong password, entered twice. */
    waitsFor: errors.password ?? errors.repeated,
    handleSubmit,
  };
}
