import type { ReactNode } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import type { MenuItem } from '../ui/MenuPopup.tsx';
import * as styles from './cells.css.ts';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

type ChoiceCellProps = {
  /** What is chosen and of which change. */
  label: string;
  /** What is chosen now, in words. */
  value: string;
  /** What the menu is called. */
  menuLabel: string;
  children: ReactNode;
  /** Called when the menu opens, since a table has many of them. */
  items: () => readonly MenuItem[];
};

/** A value that is chosen from a menu below its cell. */
export function ChoiceCell({ label, value, menuLabel, children, items }: ChoiceCellProps) {
  return (
    <MenuButton
      trigger={(trigger) => (
        // As an attribute: hidden words would be a layer to paint in each cell of a long table.
        <button type="button" {...trigger} className={styles.choice} aria-label={`${label} ${value}`}>
          {children}
        </button>
      )}
      menu={(menu) => <MenuPopup {...menu} label={menuLabel} items={menu.open ? items() : []} />}
    />
  );
}
