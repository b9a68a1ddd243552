import { type RefObject, useEffect, useRef } from 'react';
import { movePopup } from './move-popup.ts';
import * as styles from './tooltip-bubble.css.ts';

type TooltipBubbleProps = {
  around: RefObject<HTMLElement | null>;
  shown: boolean;
  text: string;
  shortcut: string | undefined;
};

/** What a tooltip says, in the top layer. */
export function TooltipBubble({ around, shown, text, shortcut }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current: box } = bubble;
    if (!box || !around.current) return;
    box.togglePopover(shown);
    if (shown) movePopup(box, around.current, 'center', 6);
  }, [around, shown]);
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} aria-hidden="true">
      {text}
      {shortcut ? <kbd className={styles.key}>{shortcut}</kbd> : null}
    </span>
  );
}
