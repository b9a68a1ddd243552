import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type InterfaceLanguage, interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import { ownLanguageName } from '#core/lib/language-names.ts';
import { interfaceLanguages } from '#core/session/interface-languages.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Segmented } from '#widgets/ui/Segmented.tsx';
import { chooseInterfaceLanguage } from '../preferences.ts';

/** Language codes where there is little room, with the names for assistive technology. */
const languageOptions = (codes: readonly InterfaceLanguage[]) =>
  codes.map((code) => ({ value: code, label: code, name: `${code}, ${ownLanguageName(code)}` }));

/** The interface languages that the organisation allows, and the current one. */
export function InterfaceLanguageChoice() {
  const app = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const { $offered, load } = app.part(interfaceLanguages);
  const offered = useStore($offered);
  const spoken = useInterfaceLanguage();
  useEffect(() => void load(), [load]);
  return (
    <Segmented
      label={text('shell.interfaceLanguage')}
      options={languageOptions(
        interfaceLanguageCodes.filter((code) => offered.includes(code) || code === spoken),
      )}
      value={spoken}
      onChange={(language) => void chooseInterfaceLanguage(app, language)}
      wide
    />
  );
}
