import { ChevronDown } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { MenuButton } from '#widgets/ui/MenuButton.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import * as styles from './picker.css.ts';

const MenuPopup = lazyComponent(async () => (await import('#widgets/ui/MenuPopup.tsx')).MenuPopup);

type LanguagePickerProps<Code extends LanguageCode> = {
  label: string;
  /** More than the label: what is chosen here, and what elsewhere. */
  hint?: string;
  /** The languages to choose from. */
  offered: readonly Code[];
  value: Code;
  /** Codes of all displayed languages, if there are several. */
  beside?: string | undefined;
  onChange: (language: Code) => void;
};

/** More languages have no room beside each other in the header. */
const maxInRow = 5;

/**
 * The languages in the header of every page: all of them where there is room, otherwise the current one, which opens
 * a menu of the others.
 */
export function LanguagePicker<Code extends LanguageCode>(props: LanguagePickerProps<Code>) {
  if (props.offered.length > maxInRow) return <LanguageMenu {...props} />;
  return (
    <>
      <div className={styles.inRow}>
        <Tooltip text={props.hint ?? props.label}>
          <LanguageRow {...props} />
        </Tooltip>
      </div>
      <div className={styles.inMenu}>
        <LanguageMenu {...props} />
      </div>
    </>
  );
}

function LanguageRow<Code extends LanguageCode>(props: LanguagePickerProps<Code>) {
  const { label, offered, value, beside, onChange } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would appear in the bar
    <div role="group" aria-label={label} className={styles.group}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.option}
          lang={code.toLowerCase()}
          aria-label={`${code}, ${ownLanguageName(code)}`}
          aria-pressed={beside ? beside.includes(code) : code === value}
          onClick={() => onChange(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

function LanguageMenu<Code extends LanguageCode>(props: LanguagePickerProps<Code>) {
  const { label, offered, value, onChange } = props;
  const items = offered.map((code) => ({
    id: code,
    label: ownLanguageName(code),
    note: code,
    checked: code === value,
    onSelect: () => onChange(code),
  }));
  return (
    <MenuButton
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.current}
          aria-label={`${label}: ${value}, ${ownLanguageName(value)}`}
        >
          {value}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
      menu={(menu) => <MenuPopup {...menu} label={label} items={items} align="end" />}
    />
  );
}
