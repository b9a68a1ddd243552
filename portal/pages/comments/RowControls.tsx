import { ChevronDown, ChevronRight } from 'lucide';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { rowTool } from '#widgets/table/table.css.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './comments.css.ts';

type RowControlsProps = {
  place: string;
  open: boolean;
  onToggle: () => void;
  /** Whether the comment is selected; without it nothing can be done with it together with others. */
  selected?: boolean | undefined;
  /** Whether the caller may change it. */
  selectable: boolean;
  onSelect: (selected: boolean) => void;
};

/** Before a row: its selection, and its detail. */
export function RowControls({ place, open, onToggle, selected, selectable, onSelect }: RowControlsProps) {
  const text = useLoadedText<typeof commentListTexts>();
  return (
    <span className={styles.controls}>
      {selected === undefined ? null : (
        <label className={styles.selectRoom}>
          <input
            type="checkbox"
            className={styles.select}
            aria-label={text('commentlist.select', { place })}
            checked={selected}
            disabled={!selectable}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </label>
      )}
      <IconButton
        icon={open ? ChevronDown : ChevronRight}
        label={text('commentlist.showDetail', { place })}
        className={rowTool}
        aria-expanded={open}
        onClick={onToggle}
      />
    </span>
  );
}
