import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type InviteProblem, inviteProblem } from '#core/access/access-error.ts';
import { acceptTexts } from '#core/i18n/accept.ts';
import { accessTexts } from '#core/i18n/access.ts';
import { passwordTexts } from '#core/i18n/password.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FormProblem } from '#widgets/FormProblem.tsx';
import { routes } from '../../routes.ts';
import { CardHead } from '../../shell/CardFrame.tsx';
import { useSubmission } from '../../use-submission.ts';
import { Loading } from '../../WithTexts.tsx';
import * as plain from '../plain.css.ts';
import { AcceptInvite, type Offer } from './AcceptInvite.tsx';
import { AccessFrame } from './AccessFrame.tsx';
import * as styles from './access.css.ts';
import { KnownServer } from './KnownServer.tsx';

export function AcceptInvitePage() {
  return (
    <AccessFrame texts={[acceptTexts, accessTexts, passwordTexts]}>
      <WithoutSession>
        <KnownServer>{(code) => <Invite code={code} />}</KnownServer>
      </WithoutSession>
    </AccessFrame>
  );
}

/** Ends an existing session, since the invited person is somebody else. */
function WithoutSession({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const [cleared, setCleared] = useState(false);
  useEffect(() => {
    if (session.$session.get().signedIn) session.signOut();
    setCleared(true);
  }, [session]);
  return cleared ? children : <Loading />;
}

/** Checks the invite, then displays the form to accept it. */
function Invite({ code }: { code: string }) {
  const { domain } = useApp();
  const text = useLoadedText<typeof accessTexts>();
  const [offer, setOffer] = useState<Offer>();
  const { problem, run } = useSubmission('look up an invite', inviteProblem);
  const look = () => run(async () => setOffer(await domain.validateInvite({ code })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one check per invite
  useEffect(() => {
    void look();
  }, [code]);

  if (offer) return <AcceptInvite code={code} offer={offer} />;
  if (!problem) return <Loading />;
  if (problem.key !== 'unavailable') return <DeadInvite problem={problem} />;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void look();
  }
  return (
    <form onSubmit={handleSubmit}>
      <FormProblem message={text('access.unavailable')} away={problem.away ?? 'domain'} />
    </form>
  );
}

function DeadInvite({ problem: { key } }: { problem: InviteProblem }) {
  const text = useLoadedText<typeof acceptTexts | typeof accessTexts>();
  const isExplained = key === 'expired' || key === 'consumed';
  const words =
    key === 'tooManyAttempts' ? text(`access.${key}`) : text(`accept.${isExplained ? key : 'invalid'}`);
  return (
    <div className={styles.done}>
      <CardHead title={text('accept.deadTitle')} focused />
      <p className={styles.words}>{words}</p>
      <Link href={routes.signIn.address()} className={plain.link}>
        {text('access.toSignIn')}
      </Link>
    </div>
  );
}
