import { useStore } from '@nanostores/react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { languages } from '#core/session/languages.ts';
import { useApp } from '#widgets/app-context.tsx';
import * as styles from './picker.css.ts';

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

export function LanguagePicker({ label, value, beside, onChange }: LanguagePickerProps) {
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
