import { CircleAlert, Eye, EyeOff, RotateCw } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import { signIn } from '#core/session/sign-in.ts';
import { type SignInProblem, signInProblem } from '#core/session/sign-in-error.ts';
import { useApp, useText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './sign-in.css.ts';

/** How long a failed sign-in stays on screen, in milliseconds (specification of access, section 9). */
const errorDisplay = 5000;

/** E-mail and password, under the heading that is given; what was typed stays after a failure. */
export function SignInForm({ children }: { children: ReactNode }) {
  const app = useApp();
  const text = useText<typeof sessionTexts>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [shown, setShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), errorDisplay);
    return () => clearTimeout(timer);
  }, [problem]);

  const emailMissing = email.trim() === '';
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (emailMissing) return emailField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn(app, email, password);
    } catch (error) {
      app.notices.report(error, 'sign in');
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {children}
      <Field
        ref={emailField}
        label={text('session.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried && emailMissing ? text('session.emailRequired') : undefined}
      />
      <Field
        ref={passwordField}
        label={text('session.password')}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={tried && password === '' ? text('session.passwordRequired') : undefined}
        trailing={
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={text(shown ? 'session.hidePassword' : 'session.showPassword')}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <Problem problem={problem} />
      <Button kind="primary" size="large" type="submit" wide busy={busy}>
        {text('session.signIn')}
      </Button>
    </form>
  );
}

/** Why it failed; a server that cannot be reached is named, with a retry (specification of access, section 8). */
function Problem({ problem }: { problem: SignInProblem | undefined }) {
  const text = useText<typeof sessionTexts | typeof commonTexts>();
  const away = problem && 'away' in problem ? problem.away : undefined;
  return (
    <div className={styles.problems}>
      <div role="alert">
        {problem ? (
          <p className={styles.problem}>
            <Icon of={CircleAlert} className={styles.problemIcon} />
            <span>
              {away ? `${text(`common.${away}ServerAway`)} ` : null}
              {'key' in problem ? text(`session.${problem.key}`) : problem.message}
            </span>
          </p>
        ) : null}
      </div>
      {away ? (
        <Button type="submit" icon={RotateCw}>
          {text('common.retry')}
        </Button>
      ) : null}
    </div>
  );
}
