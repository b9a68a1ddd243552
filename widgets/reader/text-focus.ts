import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { markPlace, placeAround } from '../document-view/marked-place.ts';
import { type ReaderModel, useScene } from './reader-scene.ts';

type Box = RefObject<HTMLElement | null>;

const indexOf = (place: Element) => Number(place.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0);

/** The focused paragraph becomes the current place; arrow keys move from paragraph to paragraph. */
export function useTextFocus(
  scroller: Box,
  sheet: Box,
  onFocused: (path: string, index: number) => void,
): void {
  const { $focusedPath, $takesFocus, reading } = useScene();
  const report = useEffectEvent(onFocused);

  useEffect(() => {
    const { current: column } = scroller;
    const { current: around } = sheet;
    if (!column || !around) return;
    const handleFocus = (event: FocusEvent) => {
      const place = placeAround(event.target as HTMLElement);
      const path = place?.dataset.path;
      if (!place || path === undefined || path === $focusedPath.get()) return;
      $takesFocus.set(false);
      $focusedPath.set(path);
      report(path, indexOf(place));
    };
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
      const target = event.target as HTMLElement;
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = target === column ? undefined : placeAround(target);
      if (target !== column && !from) return;
      const next = from ? beside(around, from, step) : firstInSight(column, around);
      if (!next) return;
      event.preventDefault();
      // The text between has not come yet: the place stays until it is there.
      if (next.matches('[aria-busy]')) return void reading.ensure(Number(next.dataset.index));
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    around.addEventListener('focusin', handleFocus);
    column.addEventListener('keydown', handleKey);
    return () => {
      around.removeEventListener('focusin', handleFocus);
      column.removeEventListener('keydown', handleKey);
    };
  }, [scroller, sheet, $focusedPath, $takesFocus, reading]);
}

/** The next or previous place in text order, or the unit in between whose text has not come. */
function beside(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...sheet.querySelectorAll<HTMLElement>('[data-path], [aria-busy]')];
  return all[all.indexOf(from) + step];
}

/** The place at which arrow keys begin after the text was scrolled: the first one that is in sight. */
function firstInSight(column: HTMLElement, sheet: HTMLElement): HTMLElement | undefined {
  const { top } = column.getBoundingClientRect();
  const places = [...sheet.querySelectorAll<HTMLElement>('[data-path]')];
  return places.find((place) => place.getBoundingClientRect().top > top + clearance);
}

/** Height in px of the running title, which lies over the top of the text. */
const clearance = 38;

/** Whether a place is in sight, so that it stays the current one while the text scrolls. */
export function isInSight(place: HTMLElement, column: HTMLElement): boolean {
  const box = place.getBoundingClientRect();
  const around = column.getBoundingClientRect();
  return box.bottom > around.top + clearance && box.top < around.bottom;
}

/** Marks the focused place, or the current unit. */
export function useMarkedPlace(sheet: Box, units: ReadonlyMap<number, Unit>): void {
  const { $focusedPath, $current, entries } = useScene();
  const unit = entries[useStore($current)]?.id;
  // Reads the store itself: the end of a jump sets it before a component that has just been drawn listens to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that has just loaded may contain the marked place
  useLayoutEffect(() => {
    const mark = () => {
      if (sheet.current) markPlace(sheet.current, $focusedPath.get(), { unit, ownStops: true });
    };
    mark();
    return $focusedPath.listen(mark);
  }, [sheet, $focusedPath, unit, units]);
}

/** Gives the element of the text to the tools that print parts of it. */
export function useRoot($root: ReaderModel['$root'], sheet: Box) {
  useEffect(() => {
    $root.set(sheet.current);
    return () => $root.set(null);
  }, [$root, sheet]);
}
