import { type RefObject, useLayoutEffect } from 'react';
import { breakpoints } from '#styles/breakpoints.ts';

const margin = 8;
/** Distance between the row of the box and the drop-down of a phone. */
const sheetGap = 12;

/**
 * Keeps the drop-down below its box while it is open: as wide as the box, on a phone as wide as the screen.
 */
export function useDropDown(
  popup: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  open: boolean,
  sheetOnPhone: boolean,
): void {
  useLayoutEffect(() => {
    const { current: list } = popup;
    const { current: anchor } = box;
    if (!list || !anchor || !open) return;
    const place = () => putUnder(list, anchor, sheetOnPhone);
    list.showPopover();
    place();
    const observer = new ResizeObserver(place);
    observer.observe(anchor);
    // Captured, since containers of a host page scroll too and their scroll events do not bubble.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      // React may have removed it already.
      if (list.isConnected) list.hidePopover();
    };
  }, [popup, box, open, sheetOnPhone]);
}

function putUnder(list: HTMLElement, anchor: HTMLElement, sheetOnPhone: boolean) {
  const edge = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  // The visual viewport excludes the keyboard of a phone.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const isSheet = sheetOnPhone && width < breakpoints.small;
  list.toggleAttribute('data-sheet', isSheet);
  const top = edge.bottom + (isSheet ? sheetGap : 0);
  list.style.top = `${top}px`;
  list.style.left = isSheet ? '0' : `${Math.max(0, Math.min(edge.left, width - edge.width))}px`;
  list.style.width = isSheet ? '100%' : `${edge.width}px`;
  list.style.maxHeight = `${Math.max(160, height - top - (isSheet ? 0 : margin))}px`;
  list.style.height = isSheet ? `${height - top}px` : '';
}
