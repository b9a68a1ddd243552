import { type RefObject, useEffect, useRef } from 'react';
import { movePopup } from './move-popup.ts';
import * as styles from './tooltip-bubble.css.ts';

type TooltipBubbleProps = {
  around: RefObject<HTMLElement | null>;
  shown: boolean;
  text: string;
  shortcut: string | undefined;
};

/** The bubble of a tooltip, in the top layer. */
export function TooltipBubble({ around, shown, text, shortcut }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current: box } = bubble;
    if (!box) return;
    if (!shown) return void box.togglePopover(false);
    // In the next frame: the focus may come back from a popup that is closing, and none can open during that.
    const frame = requestAnimationFrame(() => {
      if (!around.current) return;
      box.togglePopover(true);
      movePopup(box, around.current, 'center', 6);
    });
    return () => cancelAnimationFrame(frame);
  }, [around, shown]);
  return (
    <span ref={bubble} popover="manual" className={styles.bubble} aria-hidden="true">
      {text}
      {shortcut ? <kbd className={styles.key}>{shortcut}</kbd> : null}
    </span>
  );
}
