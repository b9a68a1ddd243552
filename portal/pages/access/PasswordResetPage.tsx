import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type AccessProblem, accessProblem } from '#core/access/access-error.ts';
import { accessTexts } from '#core/i18n/access.ts';
import { passwordTexts } from '#core/i18n/password.ts';
import { newPasswordErrors } from '#core/password/new-password.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { NewPasswordFields } from '#widgets/password/NewPasswordFields.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as plain from '../plain.css.ts';
import { AccessFrame } from './AccessFrame.tsx';
import * as styles from './access.css.ts';
import { KnownServer } from './KnownServer.tsx';

export function PasswordResetPage() {
  return (
    <AccessFrame texts={[accessTexts, passwordTexts]}>
      <KnownServer>{(code) => <Reset code={code} />}</KnownServer>
    </AccessFrame>
  );
}

function Reset({ code }: { code: string }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof accessTexts>();
  const [value, setValue] = useState({ password: '', repeated: '' });
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();
  const passwordField = useRef<HTMLInputElement>(null);
  const repeatedField = useRef<HTMLInputElement>(null);
  const { busy, problem, run } = useSubmission('reset a password', (error) => {
    const refused = accessProblem(error);
    if (refused.key === 'commonPassword') {
      setRefused(value.password);
      passwordField.current?.focus();
    }
    return refused;
  });

  const errors = newPasswordErrors(value);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (errors.password) return passwordField.current?.focus();
    if (errors.repeated) return repeatedField.current?.focus();
    void run(async () => {
      await domain.resetPassword({ body: { code, newPassword: value.password } });
      setDone(true);
    });
  }

  if (done) return <Done />;
  const visible = value.password === refused ? { ...errors, password: 'common' as const } : errors;
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <CardHead title={text('access.resetTitle')} subtitle={text('access.resetSubtitle')} />
      <NewPasswordFields
        value={value}
        onChange={setValue}
        errors={tried ? visible : {}}
        passwordField={passwordField}
        repeatedField={repeatedField}
      />
      <ResetProblem problem={problem} />
      <Button kind="primary" size="large" type="submit" wide busy={busy}>
        {text('access.setPassword')}
      </Button>
    </form>
  );
}

/**
 * A link that no longer works offers to request a new one; a refused password is reported beside its field.
 */
function ResetProblem({ problem }: { problem: AccessProblem | undefined }) {
  const text = useLoadedText<typeof accessTexts>();
  if (!problem || problem.key === 'commonPassword') return <FormProblem message={undefined} />;
  const { key, away } = problem;
  const isDead = key === 'linkExpired' || key === 'linkUsed' || key === 'linkInvalid';
  return (
    <FormProblem
      message={text(`access.${key === 'failed' ? 'resetFailed' : key}`)}
      away={away}
      action={
        isDead ? (
          <Link href={routes.passwordResetRequest.address()} className={plain.link}>
            {text('access.askAgain')}
          </Link>
        ) : null
      }
    />
  );
}

function Done() {
  const text = useLoadedText<typeof accessTexts>();
  return (
    <div className={styles.done}>
      <CardHead title={text('access.resetDoneTitle')} focused />
      <p className={styles.words}>{text('access.resetDone')}</p>
      <Link href={routes.signIn.address()} className={plain.link}>
        {text('access.toSignIn')}
      </Link>
    </div>
  );
}
