import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type InviteProblem, inviteProblem } from '#core/access/access-error.ts';
import { acceptTexts } from '#core/i18n/accept.ts';
import { accessTexts } from '#core/i18n/access.ts';
import { leavingTexts } from '#core/i18n/leaving.ts';
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
import { Leaving } from './Leaving.tsx';

export function AcceptInvitePage() {
  return (
    <AccessFrame texts={[acceptTexts, accessTexts, passwordTexts, leavingTexts]}>
      <KnownServer>{(code) => <Invite code={code} />}</KnownServer>
    </AccessFrame>
  );
}

/** The form of a valid invite; whoever is signed in, who is somebody else, first chooses whether to leave. */
function WithoutSession({ organisation, children }: { organisation: string; children: ReactNode }) {
  const { session } = useApp();
  const text = useLoadedText<typeof leavingTexts>();
  const { signedIn } = useStore(session.$session);
  // Accepting signs in: who has been asked is not asked again.
  const [isFree, setIsFree] = useState(!signedIn);
  if (!signedIn && !isFree) setIsFree(true);
  if (isFree || !signedIn) return children;
  return (
    <Leaving
      title={text('leaving.inviteTitle')}
      reason={text('leaving.invite', { organisation })}
      submit={text('leaving.leaveAndGoOn')}
    />
  );
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

  if (offer)
    return (
      <WithoutSession organisation={offer.organisation}>
        <AcceptInvite code={code} offer={offer} />
      </WithoutSession>
    );
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
  const { session } = useApp();
  const text = useLoadedText<typeof acceptTexts | typeof accessTexts | typeof leavingTexts>();
  const { signedIn } = useStore(session.$session);
  const isExplained = key === 'expired' || key === 'consumed';
  const words =
    key === 'tooManyAttempts' ? text(`access.${key}`) : text(`accept.${isExplained ? key : 'invalid'}`);
  return (
    <div className={styles.done}>
      <CardHead title={text('accept.deadTitle')} focused />
      <p className={styles.words}>{words}</p>
      <Link href={routes.signIn.address()} className={plain.link}>
        {signedIn ? text('leaving.stay') : text('access.toSignIn')}
      </Link>
    </div>
  );
}
