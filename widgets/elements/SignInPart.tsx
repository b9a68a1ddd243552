import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { sessionTexts } from '#core/i18n/session.ts';
import type { Session } from '#core/session/session.ts';
import { signInPlaces } from '#core/session/sign-in-places.ts';
import { useApp, useText } from '../app-context.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './sign-in-gate.css.ts';

/** Tells elements of other copies of the suite that somebody signed in. */
const signedInEvent = 'regesta-signed-in';

/** Copies have sessions of their own; what one stored the others find, once they know that there is something. */
function shareSignIn({ $session, resume }: Session): () => void {
  const stopTelling = $session.listen(({ signedIn }) => {
    if (signedIn) document.dispatchEvent(new CustomEvent(signedInEvent));
  });
  document.addEventListener(signedInEvent, resume);
  return () => {
    stopTelling();
    document.removeEventListener(signedInEvent, resume);
  };
}

/**
 * The element's own sign-in; form and texts load when they are needed. Elements that share a session share
 * one form.
 */
export function SignInPart() {
  const { part, session } = useApp();
  const text = useText(sessionTexts);
  const around = useRef<HTMLDivElement>(null);
  const { $places, join } = part(signInPlaces);
  const [asking] = useStore($places);
  const own = useMemo(() => ({ focus: () => around.current?.querySelector('input')?.focus() }), []);
  useEffect(() => join(own), [join, own]);
  useEffect(() => shareSignIn(session), [session]);
  if (!text || !asking) return null;
  if (asking !== own) {
    return (
      <EmptyState
        text={text('session.needed')}
        action={<Button onClick={asking.focus}>{text('session.toForm')}</Button>}
      />
    );
  }
  return (
    <div ref={around}>
      <SignInForm>
        <h2 className={styles.title}>{text('session.title')}</h2>
      </SignInForm>
    </div>
  );
}
