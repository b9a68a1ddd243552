import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { PreviewHead } from '#core/contract/main/text-preview.ts';
import { headOf, markPlace } from '../../document-view/marked-place.ts';
import { elementAt, jumpTo, onOwnScroll } from '../../document-view/scrolling.ts';

type Places = Pick<PreviewHead, 'entries'> & {
  loadRest: (index: number) => Promise<void>;
  view: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  /** The place in the address of the page. */
  place: string | undefined;
  units: ReadonlyMap<number, Unit>;
};

/** `focus`: whether the place gets it; not from a field in which somebody goes on by arrows. */
type Target = { id: string; index: number; focus: boolean };

/** Distance of a place from the top of the text to which somebody went. */
const clearance = 16;

/** The unit that is read, and the way to another one: it is scrolled to and, unless one goes on where one is, gets the focus once its text is there. */
export function usePlaces({ view, sheet, place, entries, units, loadRest }: Places) {
  const [current, setCurrent] = useState(entries[0]?.id);
  /** The target of a jump, until the user scrolls. */
  const held = useRef(false);
  const [target, setTarget] = useState<Target>();
  /** The last place to which somebody went: the address follows it. */
  const wentTo = useRef<string>(undefined);
  const goTo = useCallback(
    (id: string, { focus = true } = {}) => {
      const entry = entries.find((one) => one.id === id);
      if (!entry) return;
      held.current = true;
      wentTo.current = id;
      setCurrent(id);
      setTarget({ id, index: entry.index, focus });
      void loadRest(entry.index);
    },
    [entries, loadRest],
  );
  // An address that leads into the text, and the buttons of the browser.
  useEffect(() => {
    if (place === wentTo.current) return;
    const id = place ?? entries[0]?.id;
    if (id !== undefined) goTo(id);
    wentTo.current = place;
  }, [place, entries, goTo]);
  useEffect(() => {
    if (!target || !view.current || !sheet.current) return;
    const around = sheet.current;
    return jumpTo(view.current, around, () => elementAt(around, target.id, target.index), clearance);
  }, [target, view, sheet]);
  const isThere = target !== undefined && units.has(target.index);
  useLayoutEffect(() => {
    if (!isThere || !sheet.current) return;
    const head = headOf(sheet.current.querySelector(`[data-index="${target.index}"]`));
    markPlace(sheet.current, head?.dataset.path);
    if (target.focus) head?.focus({ preventScroll: true });
  }, [isThere, target, sheet]);
  useScrolledPlace({ view, sheet, entries, held }, setCurrent);
  return { current, goTo };
}

type Scrolled = Pick<Places, 'view' | 'sheet' | 'entries'> & { held: RefObject<boolean> };

/** Follows which unit crosses a line near the top while the user scrolls. */
function useScrolledPlace({ view, sheet, entries, held }: Scrolled, setCurrent: (id: string) => void): void {
  useEffect(() => {
    const { current: root } = view;
    const { current: around } = sheet;
    if (!root || !around) return;
    const free = onOwnScroll(root, () => {
      held.current = false;
    });
    const line = new IntersectionObserver(
      (changes) => {
        if (held.current) return;
        for (const { isIntersecting, target } of changes) {
          const entry = entries[Number((target as HTMLElement).dataset.index)];
          if (isIntersecting && entry) setCurrent(entry.id);
        }
      },
      { root, rootMargin: '-18% 0px -81.5% 0px' },
    );
    for (const section of around.querySelectorAll('[data-index]')) line.observe(section);
    return () => {
      free();
      line.disconnect();
    };
  }, [view, sheet, entries, held, setCurrent]);
}
