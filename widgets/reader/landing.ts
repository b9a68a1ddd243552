import { elementOf, headOf } from '../document-view/marked-place.ts';
import type { ReaderModel } from './reader-scene.ts';

/** The target of a jump: its path, and the index of its unit. */
export type Landing = { path: string; index: number };

/**
 * Whether a jump may take the focus along: the focus is in the text, or on nothing but what surrounds it. A host page
 * that has the focus elsewhere keeps it, and so does a tool beside the text.
 */
function mayTakeFocus(column: HTMLElement): boolean {
  const root = column.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const { activeElement } = root;
  if (!activeElement) return root instanceof ShadowRoot ? root.host.matches(':focus') : true;
  return activeElement.contains(column) || column.contains(activeElement);
}

/** The element at which a jump ends: the path, otherwise the head of its unit; undefined until its text has come. */
function landingAt(sheet: HTMLElement, { path, index }: Landing): HTMLElement | undefined {
  return elementOf(sheet, path) ?? headOf(sheet.querySelector(`[data-index="${index}"]`));
}

/**
 * Ends a jump: the target, or the head of its article if the text does not have it, is the current place and gets the
 * focus where a jump may take it. False while its text has not come.
 */
export function land(
  model: Pick<ReaderModel, '$focusedPath' | '$landing' | '$takesFocus'>,
  column: HTMLElement,
  sheet: HTMLElement,
  to: Landing,
): boolean {
  const { $focusedPath, $landing, $takesFocus } = model;
  const target = landingAt(sheet, to);
  if (!target) return false;
  const isThere = target.dataset.path === to.path;
  const takesFocus = $takesFocus.get() || mayTakeFocus(column);
  $takesFocus.set(false);
  // Without the focus a paragraph is still the current place, as its address says; a whole article is not marked.
  const isInside = isThere && target !== headOf(target.closest('[data-index]'));
  $focusedPath.set(takesFocus || isInside ? target.dataset.path : undefined);
  if (!takesFocus) return true;
  $landing.set(true);
  target.focus({ preventScroll: true });
  $landing.set(false);
  return true;
}
