import { Search, X } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { paletteTexts } from '#core/i18n/palette.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { IconButton } from '#widgets/ui/IconButton.tsx';
import * as styles from './palette.css.ts';

type PaletteFieldProps = {
  typed: string;
  listId: string;
  /** Id of the active line. */
  active: string | undefined;
  hasLines: boolean;
  isBusy: boolean;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The field of the palette; it keeps the focus and names the active line. */
export function PaletteField(props: PaletteFieldProps) {
  const { typed, listId, active, hasLines, isBusy, onType, onKeyDown, onClose } = props;
  const text = useLoadedText<typeof paletteTexts>();
  return (
    <div className={styles.field}>
      <span className={styles.fieldIcon}>
        <Icon of={Search} />
      </span>
      <input
        type="text"
        role="combobox"
        aria-label={text('palette.title')}
        aria-expanded={hasLines}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active}
        aria-busy={isBusy || undefined}
        className={styles.input}
        placeholder={text('palette.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={500}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={X} label={text('palette.close')} className={styles.close} onClick={onClose} />
    </div>
  );
}
