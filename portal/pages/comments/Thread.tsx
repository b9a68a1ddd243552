import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { type CommentWords, nameOf } from '#core/comment-list/columns.ts';
import { threads } from '#core/comment-list/thread.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './comments.css.ts';

/** The other comments of a thread: the one that began it, and the replies. */
export function Thread({ comment, words }: { comment: Comment; words: CommentWords }) {
  const text = useLoadedText<typeof commentListTexts>();
  const { of, load } = useApp().part(threads);
  const loadable = useStore(of(comment.icid));
  useEffect(() => void load(comment), [load, comment]);
  const others = loadedValue(loadable)?.filter(({ icid }) => icid !== comment.icid);
  return (
    <section>
      <h2 className={styles.label}>{text('commentlist.thread')}</h2>
      {loadable.state === 'failed' ? (
        <FailedState
          error={loadable.error}
          title={text('commentlist.threadFailed')}
          onRetry={() => void load(comment)}
        />
      ) : others === undefined ? (
        <Skeleton lines={2} label={text('commentlist.threadLoading')} />
      ) : (
        <ul className={styles.list}>
          {others.map((one) => (
            <Reply key={one.icid} comment={one} words={words} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Reply({ comment, words }: { comment: Comment; words: CommentWords }) {
  const text = useLoadedText<typeof commentListTexts>();
  const locale = localeOf(words.interfaceLanguage);
  return (
    <li className={styles.reply}>
      <p className={styles.replyHead}>
        <span className={styles.name}>{nameOf(comment.author, words)}</span>
        <time dateTime={comment.createdAt}>{formatMinute(comment.createdAt, locale)}</time>
      </p>
      {comment.removed ? (
        <p className={styles.faint}>{text('commentlist.removed')}</p>
      ) : (
        <CommentText comment={comment} words={words} />
      )}
    </li>
  );
}
