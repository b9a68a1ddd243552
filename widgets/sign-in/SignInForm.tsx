import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { sessionTexts } from '#core/i18n/session.ts';
import { type SignInProblem, signInProblem } from '#core/session/sign-in-error.ts';
import { useApp, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './sign-in.css.ts';

/** How long a failed sign-in stays on screen, in milliseconds (specification of access, section 9). */
const errorDisplay = 5000;

type Missing = { email?: 'emailRequired'; password?: 'passwordRequired' };

/** E-mail and password; what was typed stays after a failure. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { session, notices } = useApp();
  const text = useText<typeof sessionTexts>();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [problem, setProblem] = useState<SignInProblem>();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), errorDisplay);
    return () => clearTimeout(timer);
  }, [problem]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const lacking: Missing = {
      ...(email === '' && { email: 'emailRequired' as const }),
      ...(password === '' && { password: 'passwordRequired' as const }),
    };
    setMissing(lacking);
    const first = Object.keys(lacking)[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      await session.signIn(email, password);
      onSignedIn();
    } catch (error) {
      notices.report(error, 'sign-in');
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        name="email"
        type="email"
        autoComplete="username"
        label={text('session.email')}
        error={missing.email && text(`session.${missing.email}`)}
      />
      <Field
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        label={text('session.password')}
        error={missing.password && text(`session.${missing.password}`)}
        trailing={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={text(shown ? 'session.hidePassword' : 'session.showPassword')}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {text('session.signIn')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem && ('key' in problem ? text(`session.${problem.key}`) : problem.message)}
      </p>
    </form>
  );
}
