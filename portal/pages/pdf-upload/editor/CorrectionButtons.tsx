import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import type { PdfCorrection, PdfElement } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { moveByLine, placeInWords } from '#core/pdf-uploads/unit-places.ts';
import { type WhyNot, whyNot, whyNotByLine } from '#core/pdf-uploads/why-not.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';

type CorrectionButtonsProps = {
  editing: Pick<Editing, 'state' | 'correct'>;
  unit: PdfElement;
  /** The words of the unit, in which the cursor stands. */
  words: RefObject<HTMLTextAreaElement | null>;
};

/** What moves where the unit begins and ends. A button that can do nothing is not enabled, and below them stands why. */
export function CorrectionButtons({ editing: { state, correct }, unit, words }: CorrectionButtonsProps) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { structure } = state;
  const { id: element } = unit;
  const id = useId();
  const cursor = useCursor(words);
  const lines = useMemo(() => {
    const join: PdfCorrection = { do: 'merge', element };
    const [up, down] = [moveByLine(structure, unit, 'up'), moveByLine(structure, unit, 'down')];
    return [
      { key: 'join', correction: join, why: whyNot(structure, unit, join) },
      { key: 'up', correction: up, why: whyNotByLine(structure, unit, 'up', up) },
      { key: 'down', correction: down, why: whyNotByLine(structure, unit, 'down', down) },
    ] as const;
  }, [structure, unit, element]);
  const atCursor = useMemo(() => {
    const place = placeInWords(unit, cursor);
    const made = (what: 'split' | 'moveBoundary') => {
      const correction: PdfCorrection | undefined = place && { do: what, element, ...place };
      return { correction, why: correction ? whyNot(structure, unit, correction) : ('noPlace' as const) };
    };
    return [
      { key: 'split', ...made('split') },
      { key: 'beginHere', ...made('moveBoundary') },
    ] as const;
  }, [structure, unit, element, cursor]);
  const all = [...atCursor, ...lines];
  const reasons = [...new Set(all.flatMap(({ why }) => why ?? []))];
  const idOf = (why: WhyNot) => `${id}-${why}`;
  return (
    <>
      <div className={styles.buttons}>
        {all.map(({ key, correction, why }) => (
          <Button
            key={key}
            size="small"
            aria-disabled={why !== undefined || undefined}
            aria-describedby={why && idOf(why)}
            onClick={({ currentTarget: button }) => {
              if (why !== undefined) return;
              const form = button.closest('section');
              correct(correction);
              focusWords(button, form);
            }}
          >
            {text(`pdfuploads.${key}`)}
          </Button>
        ))}
      </div>
      {reasons.length === 0 ? null : (
        <ul className={styles.whyNots}>
          {reasons.map((why) => (
            <li key={why} id={idOf(why)}>
              {text(`pdfuploads.why-${why}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The words of the unit that is chosen now take the focus, if the button went with the unit before it. */
function focusWords(button: HTMLElement, form: HTMLElement | null) {
  requestAnimationFrame(() => {
    if (!button.isConnected) form?.querySelector('textarea')?.focus();
  });
}

/** Where the cursor stands in a field, by keys, pointer and whatever else moves it. */
function useCursor(field: RefObject<HTMLTextAreaElement | null>): number {
  const [cursor, setCursor] = useState(0);
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const follow = () => setCursor(area.selectionStart);
    follow();
    const events = ['select', 'selectionchange', 'keyup', 'click', 'focus'] as const;
    for (const event of events) area.addEventListener(event, follow);
    return () => {
      for (const event of events) area.removeEventListener(event, follow);
    };
  }, [field]);
  return cursor;
}
