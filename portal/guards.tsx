import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useApp } from '#widgets/app-context.tsx';
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

/** A page for signed-in users; others sign in first. What a page needs beyond that is the matter of its gate. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { signedIn } = useStore(useApp().session.$session);
  return signedIn ? children : <ToSignIn />;
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
