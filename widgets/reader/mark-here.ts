import { type RefObject, useEffect, useRef } from 'react';
import type { ReaderScene } from './reader-scene.ts';

const stopsOf = (element: Element) => element.querySelectorAll<HTMLElement>('[data-stop]');

/**
 * Marks the paragraph the person is at and makes it the one stop of the tab key in the text; notes and
 * links of its unit can be reached from it. Until there is one, the tab key stops at the unit that is
 * read. Set on the elements, so that no text is drawn again.
 */
export function markHere(sheet: HTMLElement, path: string | undefined, unit?: string): void {
  for (const old of sheet.querySelectorAll<HTMLElement>('[data-here]')) {
    old.removeAttribute('data-here');
    old.tabIndex = -1;
    const around = old.closest('[data-index]');
    if (around) for (const stop of stopsOf(around)) stop.tabIndex = -1;
  }
  const target = path === undefined ? undefined : at(sheet, path);
  const entry = target ?? firstOf(sheet, unit);
  if (!entry) return;
  for (const old of sheet.querySelectorAll<HTMLElement>('[data-path][tabindex="0"]')) old.tabIndex = -1;
  entry.tabIndex = 0;
  if (!target) return;
  target.dataset.here = '';
  const around = target.closest('[data-index]');
  if (around) for (const stop of stopsOf(around)) stop.tabIndex = 0;
}

const firstOf = (sheet: HTMLElement, unit: string | undefined) =>
  (unit === undefined ? undefined : at(sheet, unit)) ??
  sheet.querySelector<HTMLElement>('[data-path]') ??
  undefined;

const at = (sheet: HTMLElement, path: string) =>
  sheet.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`) ?? undefined;

/** The paragraph before or after; all that has an address counts, in the order of the text. */
export function beside(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...sheet.querySelectorAll<HTMLElement>('[data-path]')];
  return all[all.indexOf(from) + step];
}

/** Focus in the text becomes the place; arrows lead from paragraph to paragraph. */
export function useTextFocus(
  scene: ReaderScene,
  sheet: RefObject<HTMLElement | null>,
  onFocused: (path: string, index: number) => void,
): void {
  const { $here } = scene;
  const tell = useRef(onFocused);
  tell.current = onFocused;

  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    const handleFocus = (event: FocusEvent) => {
      const place = (event.target as HTMLElement).closest<HTMLElement>('[data-path]');
      const path = place?.dataset.path;
      if (!place || path === undefined || path === $here.get()) return;
      $here.set(path);
      tell.current(path, Number(place.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0));
    };
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
      const target = event.target as HTMLElement;
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target.dataset.path === undefined) return;
      const next = beside(around, target, step);
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    around.addEventListener('focusin', handleFocus);
    around.addEventListener('keydown', handleKey);
    return () => {
      around.removeEventListener('focusin', handleFocus);
      around.removeEventListener('keydown', handleKey);
    };
  }, [sheet, $here]);
}
