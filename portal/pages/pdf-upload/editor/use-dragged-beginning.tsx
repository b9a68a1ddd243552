import { type PointerEvent, type ReactNode, type RefObject, useState } from 'react';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { lineNear } from '#core/pdf-uploads/unit-places.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';

type Target = { line: number; top: number };

/**
 * A handle at the beginning of the chosen unit. It is dragged to the line with which the unit is to begin; what stands
 * between goes to the unit before, or comes from there. Keys do the same in the list.
 */
export function useDraggedBeginning(
  { state: { structure }, page, unit, correct }: Editing,
  sheet: RefObject<HTMLElement | null>,
  scale: number,
): { handle: ReactNode; line: ReactNode } {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const [target, setTarget] = useState<Target>();
  const [first] = unit?.boxes ?? [];
  if (unit === undefined || first?.page !== page || scale === 0) return { handle: null, line: null };
  const lineAt = (event: PointerEvent): Target | undefined => {
    const place = sheet.current?.getBoundingClientRect();
    if (!place) return undefined;
    const point = { x: (event.clientX - place.left) / scale, y: (event.clientY - place.top) / scale };
    return lineNear(structure, page, point);
  };
  const handle = (
    <span
      className={styles.handle}
      title={text('pdfuploads.dragBeginning')}
      style={{ left: first.left * scale, top: first.top * scale }}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setTarget(lineAt(event));
      }}
      onPointerMove={(event) => {
        if (target) setTarget(lineAt(event) ?? target);
      }}
      onPointerUp={(event) => {
        const reached = target && (lineAt(event) ?? target);
        setTarget(undefined);
        const isOther = reached && reached.line !== unit.spans[0]?.line;
        if (isOther) correct({ do: 'moveBoundary', element: unit.id, page, line: reached.line, at: 0 });
      }}
      onPointerCancel={() => setTarget(undefined)}
    />
  );
  const line = target ? <span className={styles.dragLine} style={{ top: target.top * scale }} /> : null;
  return { handle, line };
}
