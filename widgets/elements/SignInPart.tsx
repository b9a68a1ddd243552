import { type sessionTexts as SessionTexts, sessionTexts } from '#core/i18n/session.ts';
import { useText, useTexts } from '../app-context.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import * as styles from './sign-in-gate.css.ts';

/** The element's own sign-in: form and texts load only when they are needed. */
export function SignInPart() {
  const hasTexts = useTexts(sessionTexts);
  const text = useText<typeof SessionTexts>();
  if (!hasTexts) return null;
  return (
    <SignInForm>
      <h2 className={styles.title}>{text('session.title')}</h2>
    </SignInForm>
  );
}
