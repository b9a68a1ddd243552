import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { signOutTexts } from '#core/i18n/signout.ts';
import { idleSession } from '#core/session/idle-session.ts';
import { themeRoot } from '#styles/theme.css.ts';
import { useApp, useText } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { Button } from '../ui/Button.tsx';
import * as styles from './own-session.css.ts';

/** Tells other copies of the suite on the page that somebody signed out. */
const signedOutEvent = 'regesta-signed-out';

/**
 * What a stored session needs in an element: it ends without use and when it was ended elsewhere, and in an element
 * that offers a sign-in (`isOffered`) it names the person and has a way out.
 */
export function OwnSession({ host, isOffered }: { host: ElementHost; isOffered: boolean }) {
  const { part, session, storage } = useApp();
  const { user } = useStore(session.$session);
  const text = useText(signOutTexts);
  useEffect(() => part(idleSession).watch(), [part]);
  useEffect(() => {
    const look = () => {
      if (session.$session.get().signedIn && !storage.read('token')) session.handleUnauthorised();
    };
    const stopTelling = session.$session.listen(({ signedIn }) => {
      if (!signedIn) document.dispatchEvent(new CustomEvent(signedOutEvent));
    });
    document.addEventListener(signedOutEvent, look);
    window.addEventListener('storage', look);
    return () => {
      stopTelling();
      document.removeEventListener(signedOutEvent, look);
      window.removeEventListener('storage', look);
    };
  }, [session, storage]);

  function leave() {
    session.signOut();
    // The button goes; from here the next stop is the sign-in.
    const frame = host.element.shadowRoot?.querySelector<HTMLElement>(`.${themeRoot}`);
    frame?.setAttribute('tabindex', '-1');
    frame?.focus({ preventScroll: true });
  }
  if (!isOffered || !text) return null;
  return (
    <>
      {user ? (
        <span className={styles.person}>{text('signout.signedInAs', { name: user.fullName })}</span>
      ) : null}
      <Button size="small" onClick={leave}>
        {text('signout.signOut')}
      </Button>
    </>
  );
}
