import { wordsOf } from '#core/comment-list/place.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import * as styles from './comments.css.ts';

/** The words of a comment in the language of the interface, or as they were written. */
export function CommentText({ comment, language }: { comment: Comment; language: InterfaceLanguage }) {
  const words = wordsOf(comment, language);
  const isTranslated = comment.language === language || words !== comment.text;
  return (
    <div className={styles.words} lang={(isTranslated ? language : comment.language).toLowerCase()}>
      {words}
    </div>
  );
}
