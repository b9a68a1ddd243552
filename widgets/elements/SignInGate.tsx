import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import * as styles from './sign-in-gate.css.ts';

const AskToSignIn = lazyComponent(async () => (await import('./AskToSignIn.tsx')).AskToSignIn, 'throw');
const OwnSession = lazyComponent(async () => (await import('./OwnSession.tsx')).OwnSession, 'throw');

type GateProps = { host: ElementHost; mode: string };

/** Displays its children to signed-in users; the part for others loads when it is needed. */
export function SignInGate({ host, mode, children }: GateProps & { children: ReactNode }) {
  const { session } = useApp();
  const { signedIn } = useStore(session.$session);
  if (!signedIn) return <AskToSignIn host={host} mode={mode} />;
  if (session.isHosted()) return children;
  return (
    <div className={styles.own}>
      {children}
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
