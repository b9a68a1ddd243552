import type { ReactNode } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import * as filterStyles from './filters.css.ts';

export type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Number of hits with these filters. */
  total: number | undefined;
  children: ReactNode;
};

/** The filters of a narrow view, with a button at the foot that goes back to the hits. */
export function FilterSheet({ open, onClose, total, children }: FilterSheetProps) {
  const text = useLoadedText<typeof searchTexts | typeof commonTexts>();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('search.filters')}
      closeLabel={text('common.close')}
      flush
    >
      <div className={filterStyles.filters}>{children}</div>
      <div className={filterStyles.foot}>
        <Button kind="primary" size="large" wide onClick={onClose}>
          {total === undefined ? text('common.close') : text('search.showHits', { count: total })}
        </Button>
      </div>
    </Sheet>
  );
}
