import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { sessionTexts } from '#core/i18n/session.ts';
import { type SignInProblem, signInProblem } from '#core/session/sign-in-error.ts';
import { text as type } from '#styles/type.css.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import { usePageTitle } from '../shell/page-title.tsx';
import * as styles from './login.css.ts';

/** Specification of access, section 9: errors of the sign-in are shown for 5 seconds. */
const errorTime = 5000;

export function LoginPage() {
  const { session, notices } = useApp();
  const text = useText<typeof sessionTexts>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [passwordShown, setPasswordShown] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  usePageTitle(text('session.title'));

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), errorTime);
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
      await session.signIn(email, password);
    } catch (error) {
      notices.report(error, 'sign in');
      setProblem(signInProblem(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.page}>
      <form className={styles.card} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <div className={styles.head}>
          <h1 className={type.display}>{text('session.title')}</h1>
          <p className={styles.subtitle}>{text('session.subtitle')}</p>
        </div>
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
          type={passwordShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tried && password === '' ? text('session.passwordRequired') : undefined}
          trailing={
            <IconButton
              icon={passwordShown ? EyeOff : Eye}
              label={text(passwordShown ? 'session.hidePassword' : 'session.showPassword')}
              onClick={() => setPasswordShown(!passwordShown)}
            />
          }
        />
        <div role="alert" className={styles.problems}>
          {problem ? (
            <p className={styles.problem}>
              <Icon of={CircleAlert} className={styles.problemIcon} />
              {'key' in problem ? text(`session.${problem.key}`) : problem.message}
            </p>
          ) : null}
        </div>
        <Button kind="primary" size="large" type="submit" wide busy={busy}>
          {text('session.signIn')}
        </Button>
      </form>
    </div>
  );
}
