import { type RefObject, useEffect } from 'react';
import type { ReaderModel } from './reader-scene.ts';

/** A key pressed before the tools that handle it have loaded. */
export type EarlyKey = { key: string; target: HTMLElement };

const signs = ['pointerover', 'pointerdown', 'wheel', 'focusin', 'keydown'];

/** Sets `$used` when the user first uses the reader by mouse, finger or key; then its tools load (tools/). */
export function useFirstUse(
  view: RefObject<HTMLElement | null>,
  { $used, $pointing, $landing }: Pick<ReaderModel, '$used' | '$pointing' | '$landing'>,
): void {
  useEffect(() => {
    const { current: element } = view;
    if (!element || $used.get()) return;
    const begin = (event: Event) => {
      // The focus that the view gives the target of a link is no use of it.
      if ($landing.get()) return;
      stop();
      $pointing.set(event instanceof PointerEvent);
      $used.set(true);
    };
    const stop = () => {
      for (const sign of signs) element.removeEventListener(sign, begin);
    };
    for (const sign of signs) element.addEventListener(sign, begin, { passive: true });
    return stop;
  }, [view, $used, $pointing, $landing]);
}
