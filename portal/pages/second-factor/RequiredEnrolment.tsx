import { useEffect, useState } from 'react';
import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Enrolment as Made } from '#core/contract/domain/second-factor.ts';
import type { User } from '#core/contract/domain/user.ts';
import type { CallReply } from '#core/http/client.ts';
import { secondFactorTexts } from '#core/i18n/secondfactor.ts';
import { secondStepTexts } from '#core/i18n/secondstep.ts';
import { codeProblem } from '#core/session/second-step.ts';
import { startSession } from '#core/session/start-session.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { CardHead } from '../../shell/CardFrame.tsx';
import { useSubmission } from '../../use-submission.ts';
import { Loading } from '../../WithTexts.tsx';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as styles from './second-factor.css.ts';

type RequiredEnrolmentProps = {
  challenge: string;
  onBack: () => void;
  /** Called when the session has begun. */
  onEntered?: ((user: User) => void) | undefined;
};
type Entered = CallReply<typeof domainContract.confirmRequiredEnrolment>;

/** Sets up a second factor in the second step of a sign-in, where the organisation requires one. */
export function RequiredEnrolment(props: RequiredEnrolmentProps) {
  return useText(secondFactorTexts, secondStepTexts) ? <Steps {...props} /> : <Loading />;
}

function Steps({ challenge, onBack, onEntered }: RequiredEnrolmentProps) {
  const app = useApp();
  const text = useLoadedText<typeof secondFactorTexts | typeof secondStepTexts>();
  const [made, setMade] = useState<Made>();
  const [entered, setEntered] = useState<Entered>();
  const { problem, run } = useSubmission('begin to set up a second factor', codeProblem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one secret per challenge
  useEffect(() => {
    void run(async () => setMade(await app.domain.beginRequiredEnrolment({ body: { challenge } })));
  }, [challenge]);

  async function goOn() {
    if (!entered) return;
    // Only now: with the session the page changes, and the codes would be gone.
    await startSession(app, entered);
    onEntered?.(entered.user);
  }
  if (entered) return <RecoveryCodes codes={entered.recoveryCodes} onKept={() => void goOn()} />;
  return (
    <div className={styles.column}>
      <CardHead title={text('secondfactor.setUpTitle')} subtitle={text('secondfactor.requiredIntro')} />
      {made ? (
        <Enrolment
          made={made}
          onConfirm={async (code) =>
            setEntered(await app.domain.confirmRequiredEnrolment({ body: { challenge, code } }))
          }
          onCancel={onBack}
        />
      ) : problem ? (
        <>
          <FormProblem message={text(`secondstep.${problem.key}`)} />
          <Button onClick={onBack}>{text('secondstep.signInAgain')}</Button>
        </>
      ) : (
        <Loading />
      )}
    </div>
  );
}
