import { useState } from 'react';
import { type BulkChange, commentList } from '#core/comment-list/store.ts';
import { type CommentStatusId, commentStatusIds } from '#core/contract/domain/comments.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { SelectBox } from '#widgets/ui/SelectBox.tsx';
import * as styles from './comments.css.ts';

type SelectionProps = {
  selected: ReadonlySet<string>;
  onClear: () => void;
};

/** What is done with the selected comments together: their status, resolved or open again. */
export function Selection({ selected, onClear }: SelectionProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { busy, change } = useBulkChange(selected, onClear);
  return (
    <div className={styles.selection}>
      <p role="status" className={styles.selected}>
        {text('commentlist.selected', { count: selected.size })}
      </p>
      <SelectBox
        className={styles.setStatus}
        aria-label={text('commentlist.status')}
        disabled={busy}
        value=""
        onChange={(event) => void change({ status: Number(event.target.value) as CommentStatusId })}
      >
        <option value="" disabled>
          {text('commentlist.setStatus')}
        </option>
        {commentStatusIds.map((id) => (
          <option key={id} value={id}>
            {text(`commentlist.status${id}`)}
          </option>
        ))}
      </SelectBox>
      <Button busy={busy} onClick={() => void change({ resolved: true })}>
        {text('commentlist.resolve')}
      </Button>
      <Button busy={busy} onClick={() => void change({ resolved: false })}>
        {text('commentlist.reopen')}
      </Button>
      <Button kind="quiet" onClick={onClear}>
        {text('commentlist.clearSelection')}
      </Button>
    </div>
  );
}

/** Changes the selected comments and says how many were changed, and how many were not. */
function useBulkChange(selected: ReadonlySet<string>, onDone: () => void) {
  const { part, notices } = useApp();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async change(fields: BulkChange) {
      setBusy(true);
      try {
        const { changed, refused } = await part(commentList).change([...selected], fields);
        if (changed > 0)
          notices.tell({ kind: 'success', key: 'commentlist.changed', values: { count: changed } });
        if (refused > 0)
          notices.tell({ kind: 'error', key: 'commentlist.refused', values: { count: refused } });
        onDone();
      } catch (error) {
        notices.report(error, 'change comments');
        notices.tell({ kind: 'error', key: 'commentlist.changeFailed' });
      } finally {
        setBusy(false);
      }
    },
  };
}
