import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { mayRead } from '#core/session/gates.ts';
import { useApp } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import * as styles from './sign-in-gate.css.ts';

const AskToSignIn = lazyComponent(async () => (await import('./AskToSignIn.tsx')).AskToSignIn, 'throw');
const NoReading = lazyComponent(async () => (await import('./NoReading.tsx')).NoReading, 'throw');
const OwnSession = lazyComponent(async () => (await import('./OwnSession.tsx')).OwnSession, 'throw');

type GateProps = { host: ElementHost; mode: string };

type SignInGateProps = GateProps & {
  /** Whether the children read regulations. */
  reads?: boolean;
  children: ReactNode;
};

/**
 * Displays its children to signed-in users, those that read to readers only; the parts for others load when they are
 * needed.
 */
export function SignInGate({ host, mode, reads = false, children }: SignInGateProps) {
  const { session } = useApp();
  const state = useStore(session.$session);
  if (!state.signedIn) return <AskToSignIn host={host} mode={mode} />;
  const content = reads && !mayRead(state) ? <NoReading host={host} /> : children;
  if (session.isHosted()) return content;
  return (
    <div className={styles.own}>
      {content}
      <SessionLine host={host} mode={mode} />
    </div>
  );
}

/** Attends to a stored session; where the element offers a sign-in, the line has a way out of it. */
export function SessionLine({ host, mode }: GateProps) {
  const isOffered = mode === 'own';
  const part = <OwnSession host={host} isOffered={isOffered} />;
  return isOffered ? (
    <div className={styles.line} data-session="">
      {part}
    </div>
  ) : (
    part
  );
}
