import { Check } from 'lucide';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type Settling, useNamedPlace } from '../use-named-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import * as styles from './assurance.css.ts';

type CoverFieldProps = {
  /** The place that is answered. */
  place: PanelPlace;
  /** The place that is read: by reading on, somebody chooses what covers. */
  reading: PanelPlace;
  value: string | undefined;
  settling: Settling;
  error: string | undefined;
  onChange: (complete: string | undefined) => void;
};

/** The paragraph that covers this one: by its citation, or by reading there. */
export function CoverField({ place, reading, value, settling, error, onChange }: CoverFieldProps) {
  const text = useLoadedText<typeof assuranceTexts>();
  const name = usePlaceName(value ?? place.completeParagraphID, place);
  const { words, unknown, ...named } = useNamedPlace({ place, settling, onFound: onChange });
  const { completeParagraphID: read } = reading;
  return (
    <>
      <Field
        label={text('assurance.coveredBy')}
        size="normal"
        value={words === '' && value !== undefined ? name : words}
        hint={text('assurance.coverHint')}
        error={unknown === undefined ? error : text('assurance.noPlace', { words: unknown })}
        onChange={({ target }) => {
          named.type(target.value);
          if (target.value === '') onChange(undefined);
        }}
        onKeyDown={named.handleKey}
        onBlur={named.settle}
        trailing={
          <IconButton icon={Check} iconSize={14} label={text('assurance.setCover')} onClick={named.settle} />
        }
      />
      <div role="status">
        {value === undefined ? null : (
          <VisuallyHidden>
            <Designation>{name}</Designation>
          </VisuallyHidden>
        )}
      </div>
      {read === place.completeParagraphID || read === value ? null : (
        <button
          type="button"
          className={styles.wordButton}
          onClick={() => {
            named.type('');
            onChange(read);
          }}
        >
          <Designation>{text('assurance.coverThis', { name: reading.name })}</Designation>
        </button>
      )}
    </>
  );
}
