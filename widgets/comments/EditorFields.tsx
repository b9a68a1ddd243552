import { X } from 'lucide';
import type { CommentForm } from '#core/comments/form.ts';
import { isAlone } from '#core/comments/me.ts';
import type { CommentStatusId, CommentTypeId } from '#core/contract/domain/comments.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Select } from '../ui/Select.tsx';
import { useComments } from './comments-scene.ts';
import * as styles from './editor.css.ts';
import { LinksField } from './LinksField.tsx';
import type { OpenEditor } from './open-editor.ts';
import { usePeople, useVocabulary } from './use-comment-words.ts';

/** All but the words: who is mentioned, links, type, status, and who sees it. A reply has those of its thread. */
export function EditorFields({ open, form }: { open: OpenEditor; form: CommentForm }) {
  const { me } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const { types, statuses, typeName, statusName } = useVocabulary();
  const { change, writing } = open.editor;
  const isReply =
    writing.kind === 'reply' || (writing.kind === 'edit' && writing.comment.parent !== undefined);
  const alone = me !== undefined && isAlone(me);
  return (
    <>
      <TagChips form={form} onChange={change} />
      <LinksField open={open} links={form.links} onChange={(links) => change({ links })} />
      {isReply ? null : (
        <>
          <div className={styles.pair}>
            <Select
              label={text('comments.type')}
              size="normal"
              value={String(form.commentType)}
              options={types.map(({ id }) => ({ value: String(id), label: typeName(id) }))}
              onChange={(value) => change({ commentType: Number(value) as CommentTypeId })}
            />
            <Select
              label={text('comments.status')}
              size="normal"
              value={String(form.status)}
              options={statuses.map(({ id }) => ({ value: String(id), label: statusName(id) }))}
              onChange={(value) => change({ status: Number(value) as CommentStatusId })}
            />
          </div>
          {alone ? (
            <p className={styles.hint}>{text('comments.testerHint')}</p>
          ) : (
            <Checkbox
              label={text('comments.private')}
              hint={text(form.private ? 'comments.privateHint' : 'comments.internalHint')}
              checked={form.private}
              onChange={(event) => change({ private: event.target.checked })}
            />
          )}
        </>
      )}
    </>
  );
}

type TagChipsProps = { form: CommentForm; onChange: (fields: Partial<CommentForm>) => void };

/** Who is mentioned; each can be taken out. */
function TagChips({ form, onChange }: TagChipsProps) {
  const text = useLoadedText<typeof commentTexts>();
  const people = usePeople(form.tags.length > 0);
  if (form.tags.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={text('comments.mentioned')}>
      {form.tags.map((id) => {
        const name = people.find((one) => one.id === id)?.fullName ?? text('comments.formerUser');
        return (
          <li key={id} className={styles.chip}>
            @{name}
            <button
              type="button"
              className={styles.chipButton}
              aria-label={text('comments.removeTag', { name })}
              onClick={() => onChange({ tags: form.tags.filter((each) => each !== id) })}
            >
              <Icon of={X} size={12} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
