import { type KeyboardEvent, useRef, useState } from 'react';
import { maxPdfNumber, type PdfElement, pdfElementKinds } from '#core/contract/main/pdf-structure.ts';
import type { pdfUploadTexts } from '#core/i18n/pdfuploads.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Field } from '#widgets/ui/Field.tsx';
import { Select } from '#widgets/ui/Select.tsx';
import { kindTexts, levelledKinds, numberedKinds } from '../kinds.ts';
import { CorrectionButtons } from './CorrectionButtons.tsx';
import * as styles from './editor.css.ts';
import type { Editing } from './use-editing.ts';
import { WordsField } from './WordsField.tsx';

const levels = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** What can be corrected of the chosen unit: what it is, its number and level, and where it begins and ends. */
export function UnitForm({ editing }: { editing: Editing }) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const { unit, correct } = editing;
  if (unit === undefined) return <p className={styles.faint}>{text('pdfuploads.noUnit')}</p>;
  const { id: element, kind, level = 1 } = unit;
  return (
    <div className={styles.fields}>
      <Select
        label={text('pdfuploads.kind')}
        size="normal"
        value={kind}
        options={pdfElementKinds.map((value) => ({ value, label: text(kindTexts[value]) }))}
        onChange={(value) => correct({ do: 'setKind', element, kind: value })}
      />
      {numberedKinds.has(kind) ? <NumberField unit={unit} correct={correct} /> : null}
      {levelledKinds.has(kind) ? (
        <Select
          label={text('pdfuploads.level')}
          size="normal"
          value={levels[Math.min(level, levels.length) - 1] ?? '1'}
          options={levels.map((value) => ({ value, label: value }))}
          onChange={(value) => correct({ do: 'setLevel', element, level: Number(value) })}
        />
      ) : null}
      <Extent editing={editing} unit={unit} />
    </div>
  );
}

type UnitProps = { unit: PdfElement };

/** Saving takes what is being typed with it; the focus stays in the field. */
const isSaving = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';

function NumberField({ unit, correct }: UnitProps & Pick<Editing, 'correct'>) {
  const text = useLoadedText<typeof pdfUploadTexts>();
  const [typed, setTyped] = useState<string>();
  const { id: element, number = '', picture } = unit;
  const take = () => {
    const given = typed?.trim();
    setTyped(undefined);
    if (given === undefined || given === number) return;
    correct({ do: 'setNumber', element, ...(given === '' ? {} : { number: given }) });
  };
  return (
    <Field
      label={text('pdfuploads.unitNumber')}
      size="normal"
      autoComplete="off"
      maxLength={maxPdfNumber}
      hint={picture ? text('pdfuploads.picture') : undefined}
      value={typed ?? number}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => (event.key === 'Enter' || isSaving(event)) && take()}
    />
  );
}

/** The words of the unit with a cursor at which it is divided, and what moves where it begins. */
function Extent({ editing, unit }: UnitProps & { editing: Editing }) {
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <WordsField ref={area} editing={editing} unit={unit} />
      <CorrectionButtons editing={editing} unit={unit} words={area} />
    </>
  );
}
