import { type CommentWords, nameOf } from '#core/comment-list/columns.ts';
import { wordsOf } from '#core/comment-list/place.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import { CommentText as Words } from '#widgets/comments/CommentText.tsx';
import * as styles from './comments.css.ts';

/** The words of a comment in the language of the interface, or as they were written. */
export function CommentText({ comment, words }: { comment: Comment; words: CommentWords }) {
  const { interfaceLanguage } = words;
  const text = wordsOf(comment, interfaceLanguage);
  const isTranslated = comment.language === interfaceLanguage || text !== comment.text;
  return (
    <div className={styles.words}>
      <Words
        words={text}
        language={isTranslated ? interfaceLanguage : comment.language}
        mentioned={comment.tags.map(({ userId }) => nameOf({ id: userId }, words))}
      />
    </div>
  );
}
