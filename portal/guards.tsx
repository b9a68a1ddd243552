import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import type { Capability } from '#core/contract/domain/user.ts';
import { ApiError } from '#core/http/api-error.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { admission } from '#core/session/gates.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from './routes.ts';
import { rememberPath, takeStoredPath } from './stored-path.ts';

/**
 * A page for users without a session; others are redirected to the page they came from, or to the dashboard.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { session, storage } = useApp();
  const { signedIn } = useStore(session.$session);
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (signedIn) setTarget(takeStoredPath(storage));
  }, [signedIn, storage]);
  if (!signedIn) return children;
  return target === undefined ? null : <Redirect to={target} replace />;
}

/** A page for signed-in users, who may also need a capability. */
export function SignedInOnly({
  capability,
  children,
}: {
  capability?: Capability | undefined;
  children: ReactNode;
}) {
  const { session } = useApp();
  const state = useStore(session.$session);
  const [loaded, setLoaded] = useState(false);
  switch (admission(state, capability, loaded)) {
    case 'show':
      return children;
    case 'signIn':
      return <ToSignIn />;
    case 'loadCapabilities':
      return <LoadCapabilities onLoaded={() => setLoaded(true)} />;
    case 'refuse':
      return <Redirect to={routes.signIn.address()} replace />;
  }
}

function ToSignIn() {
  const { storage } = useApp();
  const [remembered, setRemembered] = useState(false);
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    rememberPath(storage, `${pathname}${search}${hash}`);
    setRemembered(true);
  }, [storage]);
  return remembered ? <Redirect to={routes.signIn.address()} replace /> : null;
}

function LoadCapabilities({ onLoaded }: { onLoaded: () => void }) {
  const { session, notices } = useApp();
  const text = useLoadedText<typeof commonTexts>();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<ApiError>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one load per attempt
  useEffect(() => {
    session.loadCapabilities().then(onLoaded, (reason: unknown) => {
      notices.report(reason, 'load the capabilities');
      if (reason instanceof ApiError) setError(reason);
    });
  }, [attempt]);
  if (!error) return <Skeleton lines={3} label={text('common.loading')} />;
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return <FailedState error={error} onRetry={retry} />;
}
