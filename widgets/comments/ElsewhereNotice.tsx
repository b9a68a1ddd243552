import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';

/** Says that the panel stays where somebody writes, though another place is read. */
export function ElsewhereNotice() {
  const { place, reading, writing } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  return (
    <div className={styles.notice} role="note">
      <Designation>{text('comments.writingOn', { name: place.name })}</Designation>
      <button type="button" className={styles.actButton} onClick={() => writing.leave(() => undefined)}>
        <Designation>{text('comments.toPlace', { name: reading.name })}</Designation>
      </button>
    </div>
  );
}
