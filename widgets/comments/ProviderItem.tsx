import { wordsIn } from '#core/comments/threads.ts';
import type { ProviderComment } from '#core/contract/main/provider-comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Avatar } from './Avatar.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';
import { PlaceLink } from './PlaceName.tsx';
import { useVocabulary } from './use-comment-words.ts';

/** A comment of the provider, which nobody changes here. */
export function ProviderItem({ comment }: { comment: ProviderComment }) {
  const { place, inside } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const { typeName } = useVocabulary();
  const { words, language } = wordsIn(comment, spoken);
  const name = text('comments.provider');
  const date = formatDate(comment.date, localeOf(spoken), 'long');
  const target = comment.completeParagraphID;
  return (
    <article className={styles.item} aria-label={`${name}, ${date}`}>
      <Avatar name={name} kind="provider" />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <time className={styles.date} dateTime={comment.date}>
            {date}
          </time>
        </div>
        {inside && target !== place.completeParagraphID ? (
          <PlaceLink target={target} place={place} className={styles.place} />
        ) : null}
        <CommentText words={words} language={language} mentioned={[]} />
        <div className={styles.meta}>
          <span className={styles.state}>{typeName(comment.commentType)}</span>
          <span className={styles.end}>{text('comments.regesta')}</span>
        </div>
      </div>
    </article>
  );
}
