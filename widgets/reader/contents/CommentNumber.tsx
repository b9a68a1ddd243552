import { commentTexts } from '#core/i18n/comments.ts';
import { useText } from '../../app-context.tsx';
import { markId } from '../../document-view/contents/ContentsLine.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './comment-number.css.ts';

/** How many comments an article has, at the end of its line in the contents. */
export function CommentNumber({ of, count }: { of: string; count: number }) {
  const text = useText(commentTexts);
  return (
    <span className={styles.number}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden id={markId(of)}>{text?.('comments.count', { count }) ?? count}</VisuallyHidden>
    </span>
  );
}
