import { type RefObject, useEffect } from 'react';

type Box = RefObject<HTMLElement | null>;

/**
 * Puts the buttons of a preview behind its link in the order of Tab, although the preview stands at the end of the
 * text. Escape leads from them back to the link.
 */
export function usePreviewKeys(sheet: Box, popup: Box, link: HTMLElement | undefined): void {
  useEffect(() => {
    const { current: around } = sheet;
    if (!around || !link) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
      const buttons = [...(popup.current?.querySelectorAll('button') ?? [])];
      const first = buttons[0];
      const isInside = buttons.some((button) => button === target);
      if (key === 'Escape' && isInside) link.focus();
      if (key !== 'Tab' || altKey || ctrlKey || metaKey || !first) return;
      const next = shiftKey && target === first ? link : !shiftKey && target === link ? first : undefined;
      if (next) {
        event.preventDefault();
        next.focus();
      } else if (!shiftKey && target === buttons.at(-1)) {
        // The browser goes on from there, to what stands behind the link.
        link.focus();
      }
    };
    around.addEventListener('keydown', handleKey);
    return () => around.removeEventListener('keydown', handleKey);
  }, [sheet, popup, link]);
}
