import { LoaderCircle, Search, X } from 'lucide';
import type { ComponentProps, RefObject } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import * as styles from './box.css.ts';

type BoxFieldProps = ComponentProps<'input'> & {
  field: RefObject<HTMLInputElement | null>;
  label: string | undefined;
  value: string;
  'aria-expanded': boolean;
  running: boolean;
  shortcut: string | undefined;
  onClear: () => void;
  onSubmit: () => void;
};

/** The input field, with a search icon before it and a clear button after it. */
export function BoxField({
  field,
  label,
  running,
  shortcut,
  onClear,
  onSubmit,
  'aria-expanded': open,
  ...input
}: BoxFieldProps) {
  const text = useLoadedText<typeof searchTexts>();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <span className={classes(styles.icon, running && styles.busy)}>
        <Icon of={running ? LoaderCircle : Search} />
      </span>
      <input
        {...input}
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={open}
        inputMode="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label ?? text('search.box')}
        aria-autocomplete="list"
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={10_000}
        placeholder={text('search.placeholder')}
      />
      <span className={styles.end}>
        {input.value === '' ? (
          <ShortcutCap shortcut={shortcut} />
        ) : (
          <IconButton icon={X} label={text('search.clear')} onClick={onClear} />
        )}
      </span>
    </form>
  );
}

/** Only visual; assistive technology gets the shortcut from the field. */
function ShortcutCap({ shortcut }: { shortcut: string | undefined }) {
  if (shortcut === undefined) return null;
  return (
    <span className={classes(styles.keyCap, styles.shortcut)} aria-hidden="true">
      {shortcut}
    </span>
  );
}
