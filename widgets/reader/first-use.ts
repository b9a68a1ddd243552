import type { WritableAtom } from 'nanostores';
import { type RefObject, useEffect } from 'react';

/** A key pressed before the tools that handle it have loaded. */
export type EarlyKey = { key: string; target: HTMLElement };

const signs = ['pointerover', 'pointerdown', 'wheel', 'focusin', 'keydown'];

/** Sets `$used` when the user first uses the reader by mouse, finger or key; then its tools load (tools/). */
export function useFirstUse(view: RefObject<HTMLElement | null>, $used: WritableAtom<boolean>): void {
  useEffect(() => {
    const { current: element } = view;
    if (!element || $used.get()) return;
    const begin = () => $used.set(true);
    const how = { once: true, passive: true };
    for (const sign of signs) element.addEventListener(sign, begin, how);
    return () => {
      for (const sign of signs) element.removeEventListener(sign, begin);
    };
  }, [view, $used]);
}
