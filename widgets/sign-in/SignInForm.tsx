import { Eye, EyeOff } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SecondStep as Step } from '#core/contract/domain/second-factor.ts';
import type { sessionTexts } from '#core/i18n/session.ts';
import { type SignInProblem, signIn, signInProblem } from '#core/session/sign-in.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import * as styles from './sign-in.css.ts';
import { Waiting } from './Waiting.tsx';

/** Loads only where a second step is asked for. */
const SecondStep = lazyComponent(async () => (await import('./SecondStep.tsx')).SecondStep, 'throw');

/** Time for which a failed sign-in is displayed, in milliseconds (specification of access, section 9). */
const errorDisplay = 5000;

type SignInFormProps = {
  /** The heading. */
  children: ReactNode;
  /** A link for setting a new password. */
  forgot?: ReactNode;
  /** Other ways in, below the first step; without them, who has to wait finds the link by mail in the portal. */
  after?: ReactNode;
  /** The heading of a second step. */
  stepHead?: (title: string) => ReactNode;
  /** Sets up a second factor where the organisation requires one; without it, people are sent to the portal. */
  enrolment?: (challenge: string, onBack: () => void) => ReactNode;
};

/** E-mail and password below the given heading; the entries stay after a failure. */
export function SignInForm({ children, forgot, after, stepHead, enrolment }: SignInFormProps) {
  const app = useApp();
  const text = useLoadedText<typeof sessionTexts>();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [held, setHeld] = useState(false);
  const [shown, setShown] = useState(false);
  const [step, setStep] = useState<Step>();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A wait is displayed until it is over.
    if (!problem || held || 'seconds' in problem) return;
    const timer = setTimeout(() => setProblem(undefined), errorDisplay);
    return () => clearTimeout(timer);
  }, [problem, held]);

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
      setStep(await signIn(app, email, password));
    } catch (error) {
      app.notices.report(error, 'sign in');
      setProblem(signInProblem(error));
    } finally {
      setBusy(false);
    }
  }

  if (step) {
    const back = () => setStep(undefined);
    return <SecondStep step={step} onBack={back} head={stepHead} enrolment={enrolment} />;
  }
  return (
    <>
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
          aside={forgot}
        />
        <Failure problem={problem} onHold={setHeld} offersLink={!after} />
        <Button kind="primary" size="large" type="submit" wide busy={busy}>
          {text('session.signIn')}
        </Button>
      </form>
      {after}
    </>
  );
}

type FailureProps = {
  problem: SignInProblem | undefined;
  onHold: (held: boolean) => void;
  /** Whether a link by mail is not offered elsewhere on the page. */
  offersLink: boolean;
};

/** Why the sign-in failed, and what helps whoever has to wait. */
function Failure({ problem, onHold, offersLink }: FailureProps) {
  const text = useLoadedText<typeof sessionTexts>();
  const isWait = problem !== undefined && 'seconds' in problem;
  return (
    <FormProblem
      message={problem && ('key' in problem ? text(`session.${problem.key}`) : problem.message)}
      away={problem && 'away' in problem ? problem.away : undefined}
      onHold={onHold}
      action={
        isWait ? <Waiting seconds={problem.seconds}>{offersLink ? <LinkByMail /> : null}</Waiting> : null
      }
    />
  );
}

/** The page of the portal that mails a link, in a window of its own: a link is never blocked. */
function LinkByMail() {
  const { mainUrl } = useApp();
  const text = useLoadedText<typeof sessionTexts>();
  return (
    <a className={styles.link} href={`${mainUrl}/loginbyemail`} target="_blank" rel="noreferrer">
      {text('session.byEmail')}
    </a>
  );
}
