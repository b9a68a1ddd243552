import { Check, type IconNode } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { MenuOfButton } from './MenuButton.tsx';
import * as styles from './menu.css.ts';
import { movePopup } from './move-popup.ts';
import type { Align } from './place-beside.ts';
import { nextIndex } from './roving.ts';

export type MenuItem = {
  id: string;
  label: string;
  /** The label as it is drawn, where it has raised letters or words that stay together. */
  drawn?: ReactNode;
  /** Displayed after the label: a date, a key, or why it is not available. */
  note?: string | undefined;
  /** A line below the label: what the choice is due to. */
  detail?: string | undefined;
  icon?: IconNode | undefined;
  /** Stands in the place of an icon: a shape, a picture of a person. */
  sign?: ReactNode;
  /** A key that chooses it, displayed at its end. */
  shortcut?: string | undefined;
  /** Whether a line stands above it. */
  apart?: boolean | undefined;
  /** Whether the choice is selected; a menu of choices sets it on every item. */
  checked?: boolean | undefined;
  /** Whether it is switched on and off by itself, not chosen among others. */
  toggles?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

type MenuPopupProps = MenuOfButton & { label: string; items: readonly MenuItem[]; align?: Align };

/** A native popover below its button; closes on Escape, on a click elsewhere and on a choice. */
export function MenuPopup({
  id,
  button,
  open,
  onToggle,
  early,
  label,
  items,
  align = 'start',
}: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const checked = useRef(0);
  checked.current = items.findIndex((item) => item.checked);

  const entries = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are read when it opens
  useEffect(() => {
    const { current: box } = popup;
    if (!box || !button.current || box.matches(':popover-open') === open) return;
    box.togglePopover(open);
    if (!open) return;
    movePopup(box, button.current, align);
    entries()[Math.max(checked.current, 0)]?.focus();
    for (const key of early.current.splice(0)) pressAgain(box, key);
  }, [open]);
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    popup.current?.hidePopover();
    button.current?.focus();
    item.onSelect();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') popup.current?.hidePopover();
    const pressed = items.find(({ shortcut }) => shortcut === event.key.toUpperCase());
    if (pressed && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      return choose(pressed);
    }
    const all = entries();
    const current = all.indexOf(event.target as HTMLElement);
    const next = nextIndex(event.key, current, all.length, 'column') ?? startingWith(all, event.key, current);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={popup}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      className={styles.popup}
      onToggle={(event) => event.newState === 'closed' && onToggle(false)}
      onKeyDown={handleKey}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          {...roleOf(item)}
          aria-disabled={item.disabled || undefined}
          tabIndex={-1}
          className={classes(styles.item, item.apart && styles.apart)}
          aria-keyshortcuts={item.shortcut}
          onClick={() => choose(item)}
        >
          {item.icon ? <Icon of={item.icon} size={14} /> : item.sign}
          <span className={styles.label}>
            {item.drawn ?? item.label}
            {item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
          </span>
          {item.note ? <span className={styles.note}>{item.note}</span> : null}
          {item.shortcut ? (
            <span className={styles.shortcut} aria-hidden="true">
              {item.shortcut}
            </span>
          ) : item.checked ? (
            <Icon of={Check} size={14} />
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** Repeats a key that was pressed before the menu had loaded. */
function pressAgain(popup: HTMLElement, key: string): void {
  const at = popup.querySelector<HTMLElement>(':focus');
  if (key === 'Enter' || key === ' ') at?.click();
  else at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

const roleOf = ({ checked, toggles }: MenuItem) =>
  checked === undefined
    ? { role: 'menuitem' }
    : { role: toggles ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': checked };

/** The next entry that begins with a typed letter. */
function startingWith(entries: readonly HTMLElement[], key: string, current: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = entries.map((_, index) => (current + 1 + index) % entries.length);
  return order.find((index) => entries[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
