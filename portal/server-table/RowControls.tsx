import { ChevronDown, ChevronRight } from 'lucide';
import { rowTool } from '#widgets/table/table.css.ts';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './row-controls.css.ts';

type RowControlsProps = {
  /** What selecting the row and showing its detail is called. */
  labels: { select: string; showDetail: string };
  open: boolean;
  onToggle: () => void;
  /** The id of the button of the detail, for the focus. */
  toggleId?: string;
  /** Whether the row is selected; without it nothing can be done with it together with others. */
  selected?: boolean | undefined;
  /** Whether the caller may change it. */
  selectable: boolean;
  onSelect: (selected: boolean) => void;
};

/** Before a row: its selection, and its detail. */
export function RowControls(props: RowControlsProps) {
  const { labels, open, onToggle, toggleId, selected, selectable, onSelect } = props;
  return (
    <span className={styles.controls}>
      {selected === undefined ? null : (
        <SelectBox label={labels.select} checked={selected} disabled={!selectable} onChange={onSelect} />
      )}
      <IconButton
        id={toggleId}
        icon={open ? ChevronDown : ChevronRight}
        label={labels.showDetail}
        className={rowTool}
        aria-expanded={open}
        onClick={onToggle}
      />
    </span>
  );
}

type SelectAllProps = {
  label: string;
  /** The rows that can be selected. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], selected: boolean) => void;
};

/** Above the rows: the selection of all that can be selected. */
export function SelectAll({ label, ids, selected, onSelect }: SelectAllProps) {
  return (
    <span className={styles.selectHead}>
      <SelectBox
        label={label}
        checked={ids.length > 0 && ids.every((id) => selected.has(id))}
        disabled={ids.length === 0}
        onChange={(checked) => onSelect(ids, checked)}
      />
    </span>
  );
}

type SelectBoxProps = {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
};

function SelectBox({ label, checked, disabled, onChange }: SelectBoxProps) {
  return (
    <label className={styles.selectRoom}>
      <input
        type="checkbox"
        className={styles.select}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
