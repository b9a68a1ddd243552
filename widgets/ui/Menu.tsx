import { Check, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactElement, type Ref, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './menu.css.ts';
import { movePopup } from './move-popup.ts';
import type { Align } from './place-beside.ts';
import { nextIndex } from './roving.ts';

export type MenuItem = {
  id: string;
  label: string;
  /** Said behind the label: a date, a key, why it is not available. */
  note?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Set for choices; a menu of choices sets it on every item. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

/** What the button that opens the menu must carry. */
export type MenuTrigger = {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
};

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  align?: Align;
  trigger: (props: MenuTrigger) => ReactElement;
};

/** A native popover under its button: closes on Escape, on a click elsewhere and on a choice. */
export function Menu({ label, items, align = 'start', trigger }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const entries = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const handleToggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || !popup.current || !button.current) return;
    movePopup(popup.current, button.current, align);
    const checked = items.findIndex((item) => item.checked);
    entries()[Math.max(checked, 0)]?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') popup.current?.hidePopover();
    const all = entries();
    const current = all.indexOf(event.target as HTMLElement);
    const next = nextIndex(event.key, current, all.length, 'column') ?? startingWith(all, event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    popup.current?.hidePopover();
    button.current?.focus();
    item.onSelect();
  };

  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => popup.current?.togglePopover(),
      })}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.popup}
        onToggle={(event) => handleToggle(event.newState === 'open')}
        onKeyDown={handleKey}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            {...roleOf(item)}
            aria-disabled={item.disabled || undefined}
            tabIndex={-1}
            className={styles.item}
            onClick={() => choose(item)}
          >
            {item.icon ? <Icon of={item.icon} size={14} /> : null}
            <span className={styles.label}>{item.label}</span>
            {item.note ? <span className={styles.note}>{item.note}</span> : null}
            {item.checked ? <Icon of={Check} size={14} /> : null}
          </button>
        ))}
      </div>
    </>
  );
}

const roleOf = ({ checked }: MenuItem) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };

/** The next entry that begins with a typed letter. */
function startingWith(entries: readonly HTMLElement[], key: string, current: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = entries.map((_, index) => (current + 1 + index) % entries.length);
  return order.find((index) => entries[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
