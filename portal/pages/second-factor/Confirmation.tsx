import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#core/http/api-error.ts';
import type { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import type { secondStepTexts } from '#core/i18n/secondstep.ts';
import { codeProblem, isOfCode } from '#core/session/second-step.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { CodeField } from '#widgets/sign-in/CodeField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { useSubmission } from '../../use-submission.ts';
import * as styles from './second-factor.css.ts';

export type Proof = { password: string; code: string };
type ConfirmationProps = {
  task: 'begin' | 'move' | 'renew' | 'remove';
  asksPassword: boolean;
  asksCode: boolean;
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

const titles = { begin: 'setUpTitle', move: 'move', renew: 'renew', remove: 'removeTitle' } as const;

/** Asks for the password and, where there is a second factor, for a code, since somebody else may use an open session. */
export function Confirmation({ task, asksPassword, asksCode, onProof, onCancel }: ConfirmationProps) {
  const text = useLoadedText<typeof secondFactorTexts | typeof secondStepTexts>();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [tried, setTried] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => (passwordField.current ?? codeField.current)?.focus(), []);
  const { busy, problem, run } = useSubmission('change the second factor', (error) => {
    if (error instanceof ApiError && error.code === 'INVALID_CREDENTIALS') {
      passwordField.current?.focus();
      return { key: 'password' } as const;
    }
    const refusal = codeProblem(error);
    if (isOfCode(refusal)) codeField.current?.focus();
    return refusal;
  });
  const lacksPassword = asksPassword && proof.password === '';
  const lacksCode = asksCode && proof.code.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (lacksPassword) return passwordField.current?.focus();
    if (lacksCode) return codeField.current?.focus();
    void run(() => onProof(proof));
  }
  const ofCode = problem && problem.key !== 'password' && isOfCode(problem) ? problem.key : undefined;
  const general = problem && problem.key !== 'password' && !ofCode ? problem : undefined;
  const passwordError =
    tried && lacksPassword
      ? text('secondfactor.passwordRequired')
      : problem?.key === 'password'
        ? text('secondfactor.passwordWrong')
        : undefined;
  const codeError =
    tried && lacksCode
      ? text('secondstep.codeRequired')
      : ofCode === undefined
        ? undefined
        : text(`secondstep.${ofCode}`);
  return (
    <form className={styles.column} onSubmit={handleSubmit} noValidate>
      <h2 className={styles.title}>{text(`secondfactor.${titles[task]}`)}</h2>
      <p className={styles.words}>{text(`secondfactor.${task}Intro`)}</p>
      {asksPassword ? (
        <Field
          ref={passwordField}
          type="password"
          name="current-password"
          autoComplete="current-password"
          label={text('secondfactor.password')}
          value={proof.password}
          onChange={(event) => setProof({ ...proof, password: event.target.value })}
          error={passwordError}
        />
      ) : null}
      {asksCode ? (
        <CodeField
          ref={codeField}
          isRecovery
          label={text('secondfactor.codeOrRecovery')}
          value={proof.code}
          onChange={(code) => setProof({ ...proof, code })}
          error={codeError}
        />
      ) : null}
      <FormProblem message={general && text(`secondstep.${general.key}`)} away={general?.away} />
      <div className={styles.row}>
        <Button kind="primary" size="large" type="submit" busy={busy}>
          {text(task === 'remove' ? 'secondfactor.remove' : 'secondfactor.continue')}
        </Button>
        <Button kind="quiet" size="large" onClick={onCancel}>
          {text('secondfactor.cancelPlain')}
        </Button>
      </div>
    </form>
  );
}
