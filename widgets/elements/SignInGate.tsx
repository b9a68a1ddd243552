import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const AskToSignIn = lazyComponent(async () => (await import('./AskToSignIn.tsx')).AskToSignIn, 'throw');

type SignInGateProps = { host: ElementHost; mode: string; children: ReactNode };

/** Displays its children to signed-in users; the part for others loads when it is needed. */
export function SignInGate({ host, mode, children }: SignInGateProps) {
  const { session } = useApp();
  const { signedIn } = useStore(session.$session);
  if (signedIn) return children;
  return <AskToSignIn host={host} mode={mode} />;
}
