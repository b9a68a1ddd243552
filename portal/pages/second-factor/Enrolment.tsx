import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Enrolment as Made } from '#core/contract/domain/second-factor.ts';
import type { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import type { secondStepTexts } from '#core/i18n/secondstep.ts';
import { codeProblem, isOfCode } from '#core/session/second-step.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { CodeField } from '#widgets/sign-in/CodeField.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { useSubmission } from '../../use-submission.ts';
import { CopiedText } from './CopiedText.tsx';
import { QrCode } from './QrCode.tsx';
import * as styles from './second-factor.css.ts';

type EnrolmentProps = {
  made: Made;
  /** Confirms the secret by a code of it. */
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** Shows a new secret, as QR code and as text, and asks for a code that the authenticator makes of it. */
export function Enrolment({ made: { secret, uri }, onConfirm, onCancel }: EnrolmentProps) {
  const text = useLoadedText<typeof secondFactorTexts | typeof secondStepTexts>();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { busy, problem, run } = useSubmission('set up a second factor', (error) => {
    const refusal = codeProblem(error);
    if (isOfCode(refusal)) field.current?.focus();
    return refusal;
  });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (code.trim() === '') return field.current?.focus();
    void run(() => onConfirm(code));
  }
  const missing = tried && code.trim() === '' ? text('secondstep.codeRequired') : undefined;
  const atField = problem && isOfCode(problem) ? text(`secondstep.${problem.key}`) : undefined;
  return (
    <form className={styles.column} onSubmit={handleSubmit} noValidate>
      <p ref={first} tabIndex={-1} className={styles.words}>
        {text('secondfactor.scan')}
      </p>
      <QrCode value={uri} label={text('secondfactor.qr')} />
      <a href={uri} className={styles.onThisDevice}>
        {text('secondfactor.openApp')}
      </a>
      <p className={styles.words}>{text('secondfactor.byHand')}</p>
      <CopiedText label={text('secondfactor.key')} value={secret} shown={inGroups(secret)} />
      <p className={styles.words}>{text('secondfactor.enterShown')}</p>
      <CodeField
        ref={field}
        label={text('secondstep.code')}
        value={code}
        onChange={setCode}
        error={missing ?? atField}
      />
      <FormProblem
        message={problem && !isOfCode(problem) ? text(`secondstep.${problem.key}`) : undefined}
        away={problem?.away}
      />
      <div className={styles.row}>
        <Button kind="primary" size="large" type="submit" busy={busy}>
          {text('secondfactor.confirm')}
        </Button>
        <Button kind="quiet" size="large" onClick={onCancel}>
          {text('secondfactor.cancelPlain')}
        </Button>
      </div>
    </form>
  );
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
