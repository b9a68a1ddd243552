import type { KeyboardEvent } from 'react';
import { useReaderActions } from './reader-actions.ts';
import { useScene } from './reader-scene.ts';

/** Where letters are typed, they are letters. */
const typing = 'input, textarea, select, [contenteditable], dialog, [popover], [role="menu"]';

/** Single keys of the reader: they act with the focus in it only, and can be switched off. */
export function useKeys(onHelp: () => void): (event: KeyboardEvent) => void {
  const { preferences, $here, $current, entries } = useScene();
  const actions = useReaderActions();
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!preferences.$preferences.get().keys || (event.target as HTMLElement).closest(typing)) return;
    const path = $here.get() ?? entries[$current.get()]?.id;
    const onPath = (act: (path: string) => void) => () => path === undefined || act(path);
    const acts: Record<string, () => void> = {
      j: () => actions.step(1),
      k: () => actions.step(-1),
      l: onPath(actions.copyLink),
      // One place on Swiss and English keyboards.
      z: onPath(actions.copyCitation),
      y: onPath(actions.copyCitation),
      c: onPath(actions.comment),
      '?': onHelp,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
