import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useApp } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';

const AskToSignIn = lazy(() => import('./AskToSignIn.tsx').then((part) => ({ default: part.AskToSignIn })));

type SignInGateProps = { host: ElementHost; mode: string; children: ReactNode };

/** Shows its children to whoever is signed in; what others see loads when it is needed. */
export function SignInGate({ host, mode, children }: SignInGateProps) {
  const { session } = useApp();
  const { signedIn } = useStore(session.$session);
  if (signedIn) return children;
  return (
    <Suspense fallback={null}>
      <AskToSignIn host={host} mode={mode} />
    </Suspense>
  );
}
