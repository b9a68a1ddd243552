import { Check } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useFindPlace } from '../use-find-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './assurance.css.ts';

type CoverFieldProps = {
  /** The place that is answered. */
  place: PanelPlace;
  /** The place that is read: by reading on, somebody chooses what covers. */
  reading: PanelPlace;
  value: string | undefined;
  error: string | undefined;
  onChange: (complete: string | undefined) => void;
};

/** The paragraph that covers this one: by its citation, or by reading there. */
export function CoverField({ place, reading, value, error, onChange }: CoverFieldProps) {
  const text = useLoadedText<typeof assuranceTexts>();
  const find = useFindPlace(place.language);
  const name = usePlaceName(value ?? place.completeParagraphID, place);
  const [words, setWords] = useState('');
  const [unknown, setUnknown] = useState<string>();
  async function search() {
    const typed = words.trim();
    if (typed === '') return;
    const target = await find(typed);
    setUnknown(target === undefined ? typed : undefined);
    if (target === undefined) return;
    onChange(target);
    setWords('');
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter would save the answer.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void search();
  };
  const { completeParagraphID: read } = reading;
  return (
    <>
      <Field
        label={text('assurance.coveredBy')}
        size="normal"
        value={words}
        placeholder={value === undefined ? undefined : name}
        hint={text('assurance.coverHint')}
        error={unknown === undefined ? error : text('assurance.noPlace', { words: unknown })}
        onChange={(event) => {
          setWords(event.target.value);
          setUnknown(undefined);
        }}
        onKeyDown={handleKey}
        onBlur={() => void search()}
        trailing={
          <IconButton
            icon={Check}
            iconSize={14}
            label={text('assurance.setCover')}
            onClick={() => void search()}
          />
        }
      />
      {value === undefined ? null : (
        <p role="status" className={styles.answer}>
          <Designation>{name}</Designation>
        </p>
      )}
      {read === place.completeParagraphID || read === value ? null : (
        <button type="button" className={styles.wordButton} onClick={() => onChange(read)}>
          <Designation>{text('assurance.coverThis', { name: reading.name })}</Designation>
        </button>
      )}
    </>
  );
}
