import { useEffect, useState } from 'react';
import { type sessionTexts as SessionTexts, sessionTexts } from '#core/i18n/session.ts';
import { useApp, useText } from '../app-context.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import * as styles from './sign-in-gate.css.ts';

/** The element's own sign-in: form and texts load only when they are needed. */
export function SignInPart() {
  const { translator, notices } = useApp();
  const text = useText<typeof SessionTexts>();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    translator.addTexts(sessionTexts).then(
      () => setReady(true),
      (error: unknown) => notices.report(error, 'sign-in texts'),
    );
  }, [translator, notices]);
  if (!ready) return null;
  return (
    <>
      <h2 className={styles.title}>{text('session.title')}</h2>
      <SignInForm onSignedIn={() => undefined} />
    </>
  );
}
