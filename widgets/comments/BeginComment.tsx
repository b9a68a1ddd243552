import { changeOfPlace } from '#core/comments/commented-change.ts';
import { isAlone } from '#core/comments/me.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';

/** What looks like a field: it opens the editor of a new comment, or of a reply to one. */
export function BeginComment({ to }: { to?: Comment }) {
  const { place, me, writing } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const { completeParagraphID: regArt, versionDate, language, name } = place;
  if (to) {
    const hint = text('comments.replyHint');
    return (
      <button
        type="button"
        className={styles.begin}
        aria-label={`${hint}: ${to.author.fullName ?? text('comments.formerUser')}`}
        onClick={() => writing.begin({ kind: 'reply', to })}
      >
        {hint}
      </button>
    );
  }
  const hint = text(me && isAlone(me) ? 'comments.newHintAlone' : 'comments.newHint');
  return (
    <div className={styles.pad}>
      <button
        type="button"
        className={styles.begin}
        aria-label={`${hint}: ${name}`}
        onClick={() => writing.begin({ kind: 'new', regArt, versionDate, language })}
      >
        {hint}
        {changeOfPlace(regArt) ? null : <span className={styles.key} data-key="c" />}
      </button>
    </div>
  );
}
