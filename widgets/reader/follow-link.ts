import type { MouseEvent } from 'react';
import type { ReaderScene } from './reader-scene.ts';

/** A plain click on a reference goes there inside the view; with a key held down the browser opens it. */
export function followLink(event: MouseEvent, { follow }: Pick<ReaderScene, 'follow'>): void {
  const { target } = (event.target as HTMLElement).closest<HTMLElement>('[data-target]')?.dataset ?? {};
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow(target);
}
