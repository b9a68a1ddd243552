import { type Align, placeBeside } from './place-beside.ts';

/** Moves an open popover beside its trigger; it is in the top layer, so that no container clips it. */
export function movePopup(popup: HTMLElement, trigger: Element, align: Align, gap?: number): void {
  const size = popup.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBeside(trigger.getBoundingClientRect(), size, screen, align, gap);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
}
