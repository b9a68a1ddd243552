import { useStore } from '@nanostores/react';
import type { questionTexts } from '#core/i18n/questions.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import * as styles from './questions.css.ts';

/** The address for the answer, if the user is signed in; keeps the buttons beside it at the end. */
export function AnswerTo() {
  const { user } = useStore(useApp().session.$session);
  const text = useLoadedText<typeof questionTexts>();
  return (
    <span className={styles.answerTo}>{user ? text('questions.answerTo', { email: user.email }) : null}</span>
  );
}
