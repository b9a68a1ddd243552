import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type AccessProblem, accessProblem } from '#core/access/access-error.ts';
import { type LoginLink, parseLoginLink } from '#core/access/links.ts';
import type { SecondStep as Step } from '#core/contract/domain/second-factor.ts';
import { accessTexts } from '#core/i18n/access.ts';
import { signInByLink } from '#core/session/enter.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import { useSubmission } from '../../use-submission.ts';
import { requiredEnrolment, stepHead } from '../second-factor/steps.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import { AskForLink } from './AskForLink.tsx';
import * as styles from './access.css.ts';

const SecondStep = lazyComponent(
  async () => (await import('#widgets/sign-in/SecondStep.tsx')).SecondStep,
  'throw',
);

export function LoginByEmailPage() {
  return (
    <AccessFrame texts={[accessTexts]}>
      <LoginByEmail />
    </AccessFrame>
  );
}

/** Signs in by the link in the address; without one, or after it failed, offers to request one. */
function LoginByEmail() {
  const text = useLoadedText<typeof accessTexts>();
  const [, navigate] = useLocation();
  const link = parseLoginLink(useSearch());
  const [failure, setFailure] = useState<AccessProblem['key']>();
  if (link)
    return (
      <Arriving
        link={link}
        onDead={(key) => {
          setFailure(key);
          navigate(routes.loginByEmail.address(), { replace: true });
        }}
      />
    );
  const isExplained = failure === 'linkExpired' || failure === 'linkUsed' || failure === 'tooManyAttempts';
  return (
    <AskForLink
      purpose="login"
      title={text('access.loginTitle')}
      subtitle={text('access.loginSubtitle')}
      sent="loginSent"
      failure={failure && text(`access.${isExplained ? failure : 'loginFailed'}`)}
    />
  );
}

type ArrivingProps = { link: LoginLink; onDead: (key: AccessProblem['key']) => void };

/** A link works only once: if no server was reached, it is stored for another try. */
function Arriving({ link, onDead }: ArrivingProps) {
  const app = useApp();
  const text = useLoadedText<typeof accessTexts>();
  const { email, temporaryToken } = link;
  const [step, setStep] = useState<Step>();
  const { problem, run } = useSubmission('sign in by a link', (error) => {
    const refused = accessProblem(error);
    if (refused.key !== 'unavailable') onDead(refused.key);
    return refused;
  });
  const enter = () => run(async () => setStep(await signInByLink(app, { email, temporaryToken })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one try per link
  useEffect(() => {
    void enter();
  }, [email, temporaryToken]);

  if (step) {
    // The link is used up: whoever goes back asks for another.
    const back = () => onDead('linkUsed');
    return <SecondStep step={step} onBack={back} head={stepHead} enrolment={requiredEnrolment} />;
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void enter();
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <CardHead title={text('access.loginTitle')} />
      {problem ? (
        <FormProblem message={text('access.unavailable')} away={problem.away ?? 'domain'} />
      ) : (
        <Skeleton lines={2} label={text('access.signingIn')} />
      )}
    </form>
  );
}
