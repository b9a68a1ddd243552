import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { movePopup } from './move-popup.ts';
import * as styles from './tooltip.css.ts';

type TooltipProps = {
  text: string;
  shortcut?: string | undefined;
  children: ReactNode;
};

/**
 * Shows a text beside what it surrounds, on hover and on focus by keyboard. It repeats for the eye what
 * is already said to assistive technology, so it is hidden from it.
 */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  const show = () => {
    if (!bubble.current || !around.current) return;
    bubble.current.showPopover();
    movePopup(bubble.current, around.current, 'center', 6);
  };
  const hide = () => bubble.current?.hidePopover();
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for hover and focus of what it surrounds and does nothing itself
    <span
      ref={around}
      className={styles.around}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      <span ref={bubble} popover="manual" className={styles.bubble} aria-hidden="true">
        {text}
        {shortcut ? <kbd className={styles.key}>{shortcut}</kbd> : null}
      </span>
    </span>
  );
}
