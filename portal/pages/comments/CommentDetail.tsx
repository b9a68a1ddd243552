import { ArrowRight, BookOpen } from 'lucide';
import { Link } from 'wouter';
import { type CommentWords, nameOf, placeOf } from '#core/comment-list/columns.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { routes } from '../../routes.ts';
import { CommentText } from './CommentText.tsx';
import * as styles from './comments.css.ts';
import { Thread } from './Thread.tsx';

type CommentDetailProps = {
  comment: Comment;
  words: CommentWords;
};

/** All that a comment says, in place below its row: its words, whom it mentions, where it stands, the replies. */
export function CommentDetail({ comment, words }: CommentDetailProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { tags, links } = comment;
  return (
    <div className={styles.detail}>
      <div className={styles.stack}>
        <CommentText comment={comment} words={words} />
        <div className={styles.actions}>
          <PlaceLink comment={comment} words={words} />
        </div>
      </div>
      <div className={styles.stack}>
        {tags.length > 0 ? (
          <section>
            <h2 className={styles.label}>{text('commentlist.mentions')}</h2>
            <ul className={styles.list}>
              {tags.map(({ userId, open }) => (
                <li key={userId}>
                  {text('commentlist.mentionOf', {
                    name: nameOf({ id: userId }, words),
                    state: text(open ? 'commentlist.isOpen' : 'commentlist.isResolved'),
                  })}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {links.length > 0 ? (
          <section>
            <h2 className={styles.label}>{text('commentlist.links')}</h2>
            <ul className={styles.list}>
              {links.map((id) => (
                <li key={id}>
                  <Link href={addressOf(id)} className={styles.link}>
                    {citationOf(id, words.documents, words.documentLanguage)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {comment.replies > 0 || comment.parent !== undefined ? (
          <Thread comment={comment} words={words} />
        ) : null}
      </div>
    </div>
  );
}

export const addressOf = (completeParagraphID: string, versionDate?: string): string =>
  routes.read.address({ ...splitParagraphId(completeParagraphID), versionDate });

/** Leads to the change or the paragraph that a comment is about: in the law of today, or in the last version in which it stood there. */
export function PlaceLink({ comment, words }: CommentDetailProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { reference, changeLabel = '', changeSlug } = comment;
  if (reference.kind === 'change') {
    // A change that is gone leads nowhere.
    if (changeSlug === undefined) return null;
    return (
      <Link href={routes.changes.address({}, changeSlug)} className={styles.placeLink}>
        <Icon of={ArrowRight} size={14} />
        {text('commentlist.openChange', { label: changeLabel })}
      </Link>
    );
  }
  const href = addressOf(reference.completeParagraphID, comment.lastIn);
  return (
    <Link href={href} className={styles.placeLink}>
      <Icon of={BookOpen} size={14} />
      {text('commentlist.read', { place: placeOf(comment, words) })}
    </Link>
  );
}
