import { useMemo } from 'react';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { RowControls, SelectAll } from '../../server-table/RowControls.tsx';
import type { useIdSet } from '../../server-table/use-id-set.ts';
import type { ReviewWords } from './review-words.ts';

type IdSet = ReturnType<typeof useIdSet>;
type ControlsOptions = {
  words: ReviewWords;
  items: readonly CarriedItem[] | undefined;
  selection: IdSet;
  opened: IdSet;
};

/** The id of the button that opens a row. */
export const toggleId = (caid: string): string => `review-${caid}`;

/** What stands before each row, and above: only what waits, for somebody who may work on it, is selected. */
export function useReviewControls({ words, items, selection, opened }: ControlsOptions) {
  const { text, cite } = words;
  return useMemo(() => {
    const selectable = (items ?? []).filter(isSelectable).map(({ caid }) => caid);
    const works = selectable.length > 0;
    return {
      label: text('review.detail'),
      head: works ? (
        <SelectAll
          label={text('review.selectAll')}
          ids={selectable}
          selected={selection.ids}
          onSelect={selection.set}
        />
      ) : (
        // Wider than what stands below it.
        <VisuallyHidden>{text('review.detail')}</VisuallyHidden>
      ),
      cell: (item: CarriedItem) => {
        const { caid, from } = item;
        const place = cite(from.regArt);
        return (
          <RowControls
            labels={{
              select: text('review.select', { place }),
              showDetail: text('review.showDetail', { place }),
            }}
            open={opened.ids.has(caid)}
            onToggle={() => opened.set([caid], !opened.ids.has(caid))}
            toggleId={toggleId(caid)}
            selected={works ? selection.ids.has(caid) : undefined}
            selectable={isSelectable(item)}
            onSelect={(selected) => selection.set([caid], selected)}
          />
        );
      },
    };
  }, [text, cite, items, selection, opened]);
}

const isSelectable = ({ open, rights }: CarriedItem) => open && rights.work;
