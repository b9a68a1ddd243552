import { commentTexts } from '#core/i18n/comments.ts';
import { useText } from '../../app-context.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './comment-number.css.ts';

/** How many comments an article has, at the end of its line in the contents. */
export function CommentNumber({ count }: { count: number }) {
  const text = useText(commentTexts);
  return (
    <span className={styles.number}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{text?.('comments.count', { count }) ?? count}</VisuallyHidden>
    </span>
  );
}
