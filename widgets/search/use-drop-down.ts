import { type RefObject, useLayoutEffect } from 'react';
import { breakpoints } from '#styles/breakpoints.ts';

const margin = 8;
/** Below this width lines cannot be read: a drop-down of a narrower box is wider than the box. */
const minWidth = 340;
/** With less room below the box the drop-down opens above it, if there is more. */
const minHeight = 240;
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
  if (isSheet) {
    const top = edge.bottom + sheetGap;
    const room = `${Math.max(160, height - top)}px`;
    Object.assign(list.style, { top: `${top}px`, bottom: 'auto', left: '0', width: '100%' });
    Object.assign(list.style, { maxHeight: room, height: room });
    return;
  }
  const ownWidth = Math.min(Math.max(edge.width, minWidth), Math.max(edge.width, width - 2 * margin));
  const [below, above] = [height - edge.bottom - margin, edge.top - margin];
  const isAbove = below < minHeight && above > below;
  Object.assign(list.style, {
    top: isAbove ? 'auto' : `${edge.bottom}px`,
    bottom: isAbove ? `${window.innerHeight - edge.top}px` : 'auto',
    left: `${Math.max(0, Math.min(edge.left, width - ownWidth - (ownWidth > edge.width ? margin : 0)))}px`,
    width: `${ownWidth}px`,
    maxHeight: `${Math.max(160, isAbove ? above : below)}px`,
    height: '',
  });
}
