import { AtSign } from 'lucide';
import { commentActions } from '#core/comments/actions.ts';
import type { Colleague } from '#core/comments/mentions.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';

/** Who is mentioned, and of the user's own mention whether it is resolved; only its person ends a mention. */
export function Tags({ comment, people }: { comment: Comment; people: readonly Colleague[] }) {
  const { me, act } = useComments();
  const { resolveTagging } = useApp().part(commentActions);
  const text = useLoadedText<typeof commentTexts>();
  const own = comment.tags.find(({ userId }) => userId === me?.id);
  const others = comment.tags.filter((tag) => tag !== own);
  const nameOf = (id: string) => people.find((one) => one.id === id)?.fullName ?? text('comments.formerUser');
  return (
    <>
      {own ? (
        <div className={own.open ? styles.called : styles.line}>
          <Icon of={AtSign} size={12} />
          {text(own.open ? 'comments.mentionsYou' : 'comments.mentionEnded')}
          <button
            type="button"
            className={styles.actButton}
            onClick={() => act(resolveTagging(comment.icid, own.open))}
          >
            {text(own.open ? 'comments.resolveTag' : 'comments.reopenTag')}
          </button>
        </div>
      ) : null}
      {others.length > 0 && people.length > 0 ? (
        <ul className={styles.line} aria-label={text('comments.mentioned')}>
          {others.map(({ userId, open }) => (
            <li key={userId}>
              {text(open ? 'comments.openMention' : 'comments.endedMention', { name: nameOf(userId) })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
