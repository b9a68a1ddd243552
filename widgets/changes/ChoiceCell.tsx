import type { ReactNode } from 'react';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import type { MenuItem } from '../ui/MenuPopup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './cells.css.ts';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

type ChoiceCellProps = {
  /** What is chosen and of which change; the value follows. */
  label: string;
  /** What the menu is called. */
  menuLabel: string;
  children: ReactNode;
  /** Called when the menu opens, since a table has many of them. */
  items: () => readonly MenuItem[];
};

/** A value that is chosen from a menu below its cell. */
export function ChoiceCell({ label, menuLabel, children, items }: ChoiceCellProps) {
  return (
    <MenuButton
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.choice}>
          <VisuallyHidden>{label} </VisuallyHidden>
          {children}
        </button>
      )}
      menu={(menu) => <MenuPopup {...menu} label={menuLabel} items={menu.open ? items() : []} />}
    />
  );
}
