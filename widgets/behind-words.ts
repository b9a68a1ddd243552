import type { Behind } from '#core/contract/main/behind.ts';
import type { behindTexts } from '#core/i18n/behind.ts';
import { formatDate } from '#core/lib/dates.ts';
import { textInLanguage } from '#core/lib/language-names.ts';
import type { TextOf } from './app-context.tsx';

type BehindText = TextOf<typeof behindTexts>;

/** "Translation as of 1 January 2020": what the text on screen is. */
export function olderTextWords({ textDate, translation }: Behind, text: BehindText, locale: string): string {
  const date = formatDate(textDate, locale, 'long');
  return text(translation ? 'behind.translation' : 'behind.text', { date });
}

/** The same, and that the text in other languages has changed since; or that it has not, where that is known. */
export function behindWords(
  behind: Behind,
  text: BehindText,
  locale: string,
  { isSame = false }: { isSame?: boolean } = {},
): string {
  const { languages, versionDate } = behind;
  const said = isSame ? 'same' : 'changed';
  return text(languages.length > 1 ? `behind.${said}More` : `behind.${said}`, {
    text: olderTextWords(behind, text, locale),
    languages: new Intl.ListFormat(locale).format(languages.map((code) => textInLanguage(code, locale))),
    date: formatDate(versionDate, locale, 'long'),
  });
}
