import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SecondStep as Step } from '#core/contract/domain/second-factor.ts';
import type { User } from '#core/contract/domain/user.ts';
import { secondStepTexts } from '#core/i18n/secondstep.ts';
import { type CodeProblem, codeProblem, enterCode, isOfCode } from '#core/session/second-step.ts';
import { useApp, useLoadedText, useText } from '../app-context.tsx';
import { FormProblem } from '../FormProblem.tsx';
import { Button } from '../ui/Button.tsx';
import { CodeField } from './CodeField.tsx';
import * as styles from './sign-in.css.ts';
import { Waiting } from './Waiting.tsx';

type SecondStepProps = {
  step: Step;
  /** Goes back to the first step. */
  onBack: () => void;
  /** The heading; one of the second level if absent. */
  head?: ((title: string) => ReactNode) | undefined;
  /** Called when the session has begun. */
  onEntered?: ((user: User) => void) | undefined;
  /** Sets up a second factor where the organisation requires one; without it, people are sent to the portal. */
  enrolment?:
    | ((challenge: string, onBack: () => void, onEntered?: (user: User) => void) => ReactNode)
    | undefined;
};

/** The second step of a sign-in, in place of the first one. */
export function SecondStep({ step, enrolment, ...rest }: SecondStepProps) {
  const text = useText(secondStepTexts);
  if (!text) return null;
  if (step.secondStep === 'code') return <EnterCode challenge={step.challenge} {...rest} />;
  if (enrolment && step.challenge !== '') return enrolment(step.challenge, rest.onBack, rest.onEntered);
  return <InPortal {...rest} />;
}

type EnterCodeProps = Omit<SecondStepProps, 'step' | 'enrolment'> & { challenge: string };

function EnterCode({ challenge, onBack, onEntered, head }: EnterCodeProps) {
  const app = useApp();
  const text = useLoadedText<typeof secondStepTexts>();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CodeProblem>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (code.trim() === '') return field.current?.focus();
    setBusy(true);
    setProblem(undefined);
    try {
      const user = await enterCode(app, challenge, code);
      onEntered?.(user);
    } catch (error) {
      app.notices.report(error, 'enter a second factor');
      const refusal = codeProblem(error);
      setProblem(refusal);
      if (isOfCode(refusal)) field.current?.focus();
      field.current?.select();
    } finally {
      setBusy(false);
    }
  }

  const missing = tried && code.trim() === '' ? text('secondstep.codeRequired') : undefined;
  const atField = problem && isOfCode(problem) ? text(`secondstep.${problem.key}`) : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Head head={head} />
      <p className={styles.words}>{text(isRecovery ? 'secondstep.recoveryIntro' : 'secondstep.intro')}</p>
      <CodeField
        ref={field}
        isRecovery={isRecovery}
        label={text(isRecovery ? 'secondstep.recoveryCode' : 'secondstep.code')}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          // Whoever types while they wait still sees how long.
          if (problem?.seconds === undefined) setProblem(undefined);
        }}
        error={missing ?? atField}
      />
      {problem?.seconds === undefined ? null : <Waiting seconds={problem.seconds} />}
      <FormProblem
        message={problem && !isOfCode(problem) ? text(`secondstep.${problem.key}`) : undefined}
        away={problem?.away}
      />
      <Button kind="primary" size="large" type="submit" wide busy={busy}>
        {text('secondstep.enter')}
      </Button>
      <Button
        kind="quiet"
        wide
        onClick={() => {
          setRecovery(!isRecovery);
          setCode('');
          setTried(false);
          setProblem(undefined);
          field.current?.focus();
        }}
      >
        {text(isRecovery ? 'secondstep.toApp' : 'secondstep.toRecovery')}
      </Button>
      <Button kind="quiet" wide onClick={onBack}>
        {text(problem?.key === 'expired' ? 'secondstep.signInAgain' : 'secondstep.cancel')}
      </Button>
    </form>
  );
}

/** Says where a second factor is set up, as that is done in the portal only. */
function InPortal({ onBack, head }: Pick<SecondStepProps, 'onBack' | 'head'>) {
  const { mainUrl } = useApp();
  const text = useLoadedText<typeof secondStepTexts>();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className={styles.form}>
      <Head head={head} />
      <p className={styles.words}>{text('secondstep.inPortal')}</p>
      <div className={styles.ways}>
        <a ref={link} className={styles.link} href={`${mainUrl}/`} target="_blank" rel="noreferrer">
          {text('secondstep.toPortal')}
        </a>
        <Button kind="quiet" onClick={onBack}>
          {text('secondstep.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Head({ head }: Pick<SecondStepProps, 'head'>) {
  const text = useLoadedText<typeof secondStepTexts>();
  const title = text('secondstep.title');
  return head ? head(title) : <h2 className={styles.stepTitle}>{title}</h2>;
}
