import { type RefObject, useEffect } from 'react';

/** Who only moves the pointer across the text is shown nothing, in milliseconds. */
const resting = 350;
/** Time to move the pointer from a link onto its preview. */
const crossing = 300;

/** Tells which link of the text is pointed at or focused; it stays while its preview is pointed at (WCAG 1.4.13). */
export function usePointedLink(
  sheet: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  tell: (link: HTMLElement | undefined) => void,
): void {
  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const linkAt = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>('a[data-target]');
    const after = (time: number, act: () => void) => {
      clearTimeout(waiting);
      waiting = setTimeout(act, time);
    };
    const hide = () => tell(undefined);
    const handleOver = (event: PointerEvent) => {
      // A finger follows the link.
      if (event.pointerType === 'touch') return;
      const link = linkAt(event);
      if (link) after(resting, () => tell(link));
      else if (popup.current?.contains(event.target as Node)) clearTimeout(waiting);
    };
    const handleOut = (event: PointerEvent) => {
      if (linkAt(event) || popup.current?.contains(event.target as Node)) after(crossing, hide);
    };
    const handleFocus = (event: FocusEvent) => {
      const link = linkAt(event);
      if (link?.matches(':focus-visible')) after(0, () => tell(link));
    };
    const handleBlur = (event: FocusEvent) => {
      if (linkAt(event)) after(0, hide);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(waiting);
      hide();
    };
    // One that was pointed at or focused before the preview arrived.
    const early = around.querySelector<HTMLElement>(
      ':where(a[data-target]:hover, a[data-target]:focus-visible)',
    );
    if (early && matchMedia('(hover: hover)').matches) after(resting, () => tell(early));
    const { ownerDocument } = around;
    around.addEventListener('pointerover', handleOver);
    around.addEventListener('pointerout', handleOut);
    around.addEventListener('focusin', handleFocus);
    around.addEventListener('focusout', handleBlur);
    // Somebody who clicks goes there.
    around.addEventListener('click', hide);
    // Who only points at a link has the focus elsewhere.
    ownerDocument.addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(waiting);
      around.removeEventListener('pointerover', handleOver);
      around.removeEventListener('pointerout', handleOut);
      around.removeEventListener('focusin', handleFocus);
      around.removeEventListener('focusout', handleBlur);
      around.removeEventListener('click', hide);
      ownerDocument.removeEventListener('keydown', handleKey);
    };
  }, [sheet, popup, tell]);
}
