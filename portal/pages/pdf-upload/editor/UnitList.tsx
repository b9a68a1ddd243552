import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { PdfElement, PdfStructure } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { textOfElement } from '#core/law/pdf-structure/text-of-element.ts';
import { cut } from '#core/lib/cut.ts';
import { moveByLine, unitsOn } from '#core/pdf-uploads/unit-places.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { kindTexts } from '../kinds.ts';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';

/** Characters of a unit that its line shows. */
const longest = 160;

/**
 * The units of the page in the order of reading. Arrow keys go from one to the next, over the end of the page too; with Alt
 * they move where the unit begins. Enter goes to what can be corrected of it.
 */
export function UnitList({ editing, onEnter }: { editing: Editing; onEnter: () => void }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const list = useRef<HTMLDivElement>(null);
  const own = useId();
  const { state, page, unit, choose, correct } = editing;
  const { structure } = state;
  const units = unitsOn(structure, page);
  const active = unit && units.includes(unit) ? `${own}-${unit.id}` : undefined;
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const handleKeys = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (event.altKey && unit && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      correct(moveByLine(structure, unit, event.key === 'ArrowUp' ? 'up' : 'down'));
    else if (step !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      choose(neighbour(structure, { unit, units }, step));
    else if (event.key === 'Enter' && unit) onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={text('pdfuploads.units')}
        aria-describedby={`${own}-keys`}
        aria-activedescendant={active}
        className={styles.list}
        onKeyDown={handleKeys}
      >
        {units.map((one) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and its keys
          <div
            key={one.id}
            id={`${own}-${one.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={one === unit}
            className={styles.option}
            data-kind={one.kind}
            onClick={() => {
              choose(one);
              list.current?.focus();
            }}
          >
            <span className={styles.tag}>
              {text(kindTexts[one.kind])}
              {one.number === undefined ? null : ` ${one.number}`}
            </span>
            <span className={styles.words}>{cut(textOfElement(structure.pages, one), longest)}</span>
          </div>
        ))}
        {units.length === 0 ? <p className={styles.faint}>{text('pdfuploads.noUnits')}</p> : null}
      </div>
      <p id={`${own}-keys`} className={styles.keys}>
        {text('pdfuploads.keys')}
      </p>
    </>
  );
}

type Step = 'first' | 'last' | 1 | -1;

function stepOf(key: string): Step | undefined {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : undefined;
}

type Where = { unit: PdfElement | undefined; units: readonly PdfElement[] };

function neighbour({ elements }: PdfStructure, { unit, units }: Where, step: Step): PdfElement | undefined {
  if (step === 'first' || unit === undefined) return units[0];
  if (step === 'last') return units.at(-1);
  const at = elements.indexOf(unit) + step;
  return elements[Math.min(Math.max(0, at), elements.length - 1)];
}
