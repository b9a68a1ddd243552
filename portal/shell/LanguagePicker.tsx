import { useStore } from '@nanostores/react';
import { ChevronDown } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import { languages } from '#core/session/languages.ts';
import { useApp } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';
import { MenuButton } from '#widgets/ui/MenuButton.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import * as styles from './picker.css.ts';

const MenuPopup = lazyComponent(async () => (await import('#widgets/ui/MenuPopup.tsx')).MenuPopup);

/** Each language's own name. */
export const languageNames: Record<LanguageCode, string> = {
  DE: 'Deutsch',
  FR: 'Français',
  IT: 'Italiano',
  EN: 'English',
};

type LanguagePickerProps = {
  label: string;
  value: LanguageCode;
  /** Codes of all displayed languages, if there are several. */
  beside?: string | undefined;
  onChange: (language: LanguageCode) => void;
};

/**
 * The languages in the header of every page: all of them where there is room, otherwise the current one, which opens
 * a menu of the others.
 */
export function LanguagePicker(props: LanguagePickerProps) {
  return (
    <>
      <div className={styles.inRow}>
        <Tooltip text={props.label}>
          <LanguageRow {...props} />
        </Tooltip>
      </div>
      <div className={styles.inMenu}>
        <LanguageMenu {...props} />
      </div>
    </>
  );
}

function LanguageRow({ label, value, beside, onChange }: LanguagePickerProps) {
  const offered = useStore(useApp().part(languages).$languages);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would appear in the bar
    <div role="group" aria-label={label} className={styles.group}>
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.option}
          lang={code.toLowerCase()}
          aria-label={`${code}, ${languageNames[code]}`}
          aria-pressed={beside ? beside.includes(code) : code === value}
          onClick={() => onChange(code)}
        >
          {code}
        </button>
      ))}
    </div>
  );
}

function LanguageMenu({ label, value, onChange }: LanguagePickerProps) {
  const offered = useStore(useApp().part(languages).$languages);
  const items = offered.map((code) => ({
    id: code,
    label: languageNames[code],
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
          aria-label={`${label}: ${value}, ${languageNames[value]}`}
        >
          {value}
          <Icon of={ChevronDown} size={14} />
        </button>
      )}
      menu={(menu) => <MenuPopup {...menu} label={label} items={items} align="end" />}
    />
  );
}
