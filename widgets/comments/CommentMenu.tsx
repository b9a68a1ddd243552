import { Check, ChevronDown, Ellipsis, History, Pencil, RotateCcw, Trash2 } from 'lucide';
import { commentActions } from '#core/comments/actions.ts';
import type { Comment, CommentStatusId } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../ui/MenuPopup.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';
import { StatusSign } from './StatusSign.tsx';
import { useVocabulary } from './use-comment-words.ts';

/** What can be done with a comment, as far as the server says that the user may. */
export function CommentMenu({ comment }: { comment: Comment }) {
  const { writing, act, onDelete, onHistory } = useComments();
  const { setState } = useApp().part(commentActions);
  const text = useLoadedText<typeof commentTexts>();
  const { rights, resolved, author } = comment;
  const items: MenuItem[] = [
    ...(rights.edit
      ? [
          {
            id: 'edit',
            icon: Pencil,
            label: text('comments.edit'),
            onSelect: () => writing.begin({ kind: 'edit', comment }),
          },
        ]
      : []),
    ...(rights.setStatus
      ? [
          {
            id: 'resolve',
            icon: resolved ? RotateCcw : Check,
            label: text(resolved ? 'comments.reopen' : 'comments.resolve'),
            onSelect: () => act(setState(comment, { resolved: !resolved })),
          },
        ]
      : []),
    { id: 'history', icon: History, label: text('comments.history'), onSelect: () => onHistory(comment) },
    ...(rights.remove
      ? [{ id: 'delete', icon: Trash2, label: text('comments.delete'), onSelect: () => onDelete(comment) }]
      : []),
  ];
  const label = text('comments.actions', { name: author.fullName ?? text('comments.formerUser') });
  return (
    <MenuButton
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.menuButton} aria-label={label} title={label}>
          <Icon of={Ellipsis} size={14} />
        </button>
      )}
      menu={(menu) => <MenuPopup {...menu} label={label} items={items} align="end" />}
    />
  );
}

/** The status of a comment; a menu for those who set it. */
export function StatusMenu({ comment }: { comment: Comment }) {
  const { act } = useComments();
  const { setState } = useApp().part(commentActions);
  const text = useLoadedText<typeof commentTexts>();
  const { statuses, statusName } = useVocabulary();
  const { status, rights, parent } = comment;
  const name = statusName(status);
  if (!rights.setStatus || statuses.length === 0)
    return status === 0 ? null : (
      <span className={styles.sign}>
        <StatusSign status={status} />
        {name}
      </span>
    );
  // Replies seldom have a status of their own; it is set in their editor.
  if (parent !== undefined && status === 0) return null;
  const label = text('comments.statusOf', { status: name });
  return (
    <MenuButton
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.wordButton} aria-label={label}>
          <StatusSign status={status} />
          {name}
          <Icon of={ChevronDown} size={12} />
        </button>
      )}
      menu={(menu) => (
        <MenuPopup
          {...menu}
          label={text('comments.status')}
          items={statuses.map((one) => ({
            id: String(one.id),
            label: statusName(one.id),
            checked: one.id === status,
            onSelect: () => act(setState(comment, { status: one.id as CommentStatusId })),
          }))}
        />
      )}
    />
  );
}
