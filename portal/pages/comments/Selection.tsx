import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { type BulkChange, type BulkOutcome, commentList } from '#core/comment-list/store.ts';
import { commentStatusIds } from '#core/contract/domain/comments.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { MenuButton } from '#widgets/ui/MenuButton.tsx';
import { MenuPopup } from '#widgets/ui/MenuPopup.tsx';
import * as bar from '../../server-table/row-controls.css.ts';

type SelectionProps = {
  selected: ReadonlySet<string>;
  onClear: () => void;
};

/** What is done with the selected comments together: their status, resolved or open again. */
export function Selection({ selected, onClear }: SelectionProps) {
  const text = useLoadedText<typeof commentListTexts>();
  const { busy, change } = useBulkChange(selected, onClear);
  return (
    <div className={bar.selection}>
      <p role="status" className={bar.selected}>
        {text('commentlist.selected', { count: selected.size })}
      </p>
      <MenuButton
        trigger={(props) => (
          <Button {...props} icon={ChevronDown} busy={busy}>
            {text('commentlist.setStatus')}
          </Button>
        )}
        menu={(menu) => (
          <MenuPopup
            {...menu}
            label={text('commentlist.status')}
            items={commentStatusIds.map((status) => ({
              id: String(status),
              label: text(`commentlist.status${status}`),
              onSelect: () => void change({ status }),
            }))}
          />
        )}
      />
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

/** Changes the selected comments and says how many were changed, and how many were not; what was changed can be undone. */
function useBulkChange(selected: ReadonlySet<string>, onDone: () => void) {
  const { part, notices } = useApp();
  const [busy, setBusy] = useState(false);

  async function tellOf(work: Promise<BulkOutcome>) {
    try {
      const { changed, refused, undo } = await work;
      if (changed > 0)
        notices.tell({
          kind: 'success',
          key: 'commentlist.changed',
          values: { count: changed },
          ...(undo && { action: { key: 'commentlist.undo', run: () => void tellOf(undo()) } }),
        });
      if (refused > 0)
        notices.tell({ kind: 'error', key: 'commentlist.refused', values: { count: refused } });
      return true;
    } catch (error) {
      notices.report(error, 'change comments');
      notices.tell({ kind: 'error', key: 'commentlist.changeFailed' });
      return false;
    }
  }

  return {
    busy,
    async change(fields: BulkChange) {
      setBusy(true);
      const isDone = await tellOf(part(commentList).change([...selected], fields));
      setBusy(false);
      if (isDone) onDone();
    },
  };
}
