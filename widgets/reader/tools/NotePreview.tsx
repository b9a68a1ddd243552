import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Note } from '#core/contract/main/regulation-text.ts';
import { drawInlines } from '../../law/inlines.ts';
import { movePopup } from '../../ui/move-popup.ts';
import { useDrawing, useScene } from '../reader-scene.ts';
import * as styles from './text-tools.css.ts';

type VisibleNote = { note: Note; mark: HTMLElement };

/** Milliseconds to move the pointer from a mark to the preview of its note. */
const crossing = 300;

/** A preview of a note beside its mark, on hover, focus and touch. One for the whole text. */
export function NotePreview({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { reading } = useScene();
  const units = useStore(reading.$units);
  const drawing = useDrawing();
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<VisibleNote | undefined>(undefined);
  const noteAt = useEffectEvent((index: number, number: number) =>
    units.get(index)?.notes.find((each) => each.number === number),
  );

  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const showOf = (target: Element | null) => {
      const mark = target?.closest<HTMLElement>('[data-note]');
      const index = Number(mark?.closest<HTMLElement>('[data-index]')?.dataset.index);
      const note = noteAt(index, Number(mark?.dataset.note));
      if (!mark || !note) return;
      clearTimeout(leaving);
      setShown({ note, mark });
    };
    const show = (event: Event) => showOf(event.target as HTMLElement);
    // A mark may have been hovered or focused before this code loaded.
    showOf(around.querySelector('[data-note]:hover, [data-note]:focus'));
    // The preview stays while the pointer is on it, so that it can be read with a magnifier (WCAG 1.4.13).
    const hide = (event: Event) => {
      if (!(event.target as HTMLElement).closest('[data-note], [role="tooltip"]')) return;
      clearTimeout(leaving);
      leaving = setTimeout(() => {
        if (!popup.current?.matches(':hover')) setShown(undefined);
      }, crossing);
    };
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(undefined);
    };
    const { ownerDocument } = around;
    for (const begin of ['pointerover', 'focusin', 'click']) around.addEventListener(begin, show);
    for (const end of ['pointerout', 'focusout']) around.addEventListener(end, hide);
    // On the document, since during hovering the focus is elsewhere.
    ownerDocument.addEventListener('keydown', hideOnEscape);
    return () => {
      for (const begin of ['pointerover', 'focusin', 'click']) around.removeEventListener(begin, show);
      for (const end of ['pointerout', 'focusout']) around.removeEventListener(end, hide);
      ownerDocument.removeEventListener('keydown', hideOnEscape);
      clearTimeout(leaving);
    };
  }, [sheet]);

  useEffect(() => {
    const { current: box } = popup;
    if (!box || !shown) return;
    shown.mark.setAttribute('aria-describedby', id);
    box.showPopover();
    movePopup(box, shown.mark, 'start');
    return () => {
      shown.mark.removeAttribute('aria-describedby');
      box.hidePopover();
    };
  }, [shown, id]);

  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className={styles.preview}>
      {shown ? drawInlines(shown.note.content, drawing) : null}
    </div>
  );
}
