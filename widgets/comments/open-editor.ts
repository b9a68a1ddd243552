import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { Editor } from '#core/comments/editor.ts';
import type { Commenter } from '#core/comments/me.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import type { PanelPlace } from '../panel-slot.ts';
import type { Settling } from '../use-named-place.ts';

/** The editor that is open, and where it was opened. There is one at a time. */
export type OpenEditor = {
  editor: Editor;
  at: Pick<PanelPlace, 'completeParagraphID' | 'name' | 'versionDate' | 'language'>;
  /** Who writes. */
  by: string;
  /** A new object each time that the editor is to take the focus; absent where it was restored by itself. */
  focus: object | undefined;
  /** Whether it was tried to save, so that errors are shown. */
  tried: boolean;
  /** What is typed into a field and not taken yet. */
  settling: Settling;
};

/** What outlives the tab of comments, so that another tab can be looked at while somebody writes. */
export type HeldWriting = {
  $open: WritableAtom<OpenEditor | undefined>;
  /** The complete identifier of the place where something is not saved. */
  $unsaved: WritableAtom<string | undefined>;
};

/** The editor that is open or was when another tab was chosen, in the open document and of the same person. */
export function useOpenEditor(
  { $open, $unsaved }: HeldWriting,
  place: PanelPlace,
  me: Commenter | undefined,
): OpenEditor | undefined {
  const held = useStore($open);
  const isHere =
    held !== undefined &&
    splitParagraphId(held.at.completeParagraphID).regTextId ===
      splitParagraphId(place.completeParagraphID).regTextId;
  const open = isHere && (me === undefined || me.id === held.by) ? held : undefined;
  useEffect(() => {
    if (held && !open) $open.set(undefined);
  }, [$open, held, open]);
  const leave = useEffectEvent(() => {
    const left = $open.get();
    // Nothing is held of an editor without changes; the other does not take the focus from the tab.
    $open.set(left?.editor.isChanged() ? { ...left, focus: undefined } : undefined);
  });
  useLayoutEffect(() => () => leave(), []);
  const unsaved = open?.editor.isChanged() ? open.at.completeParagraphID : undefined;
  useLayoutEffect(() => $unsaved.set(unsaved), [$unsaved, unsaved]);
  return open;
}
