import { ListFilter as FilterIcon, X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '#widgets/ui/Icon.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './list-filter.css.ts';

type ListFilterProps = {
  label: string;
  clearLabel: string;
  term: string;
  onTerm: (term: string) => void;
  /** Called when the Down key moves from the field to the list. */
  onLeave: () => void;
};

/** Filters the list below during typing; Escape clears it. */
export function ListFilter({ label, clearLabel, term, onTerm, onLeave }: ListFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && term !== '') onTerm('');
    else if (event.key === 'ArrowDown') onLeave();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.filter}>
      <Icon of={FilterIcon} className={styles.filterIcon} />
      <input
        ref={input}
        type="search"
        className={styles.filterInput}
        aria-label={label}
        placeholder={label}
        value={term}
        onChange={(event) => onTerm(event.target.value)}
        onKeyDown={handleKey}
      />
      {term === '' ? null : (
        <div className={styles.clear}>
          <IconButton
            icon={X}
            label={clearLabel}
            onClick={() => {
              onTerm('');
              input.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
