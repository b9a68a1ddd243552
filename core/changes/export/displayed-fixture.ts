import { queryAtFirst } from '../../change-filter/change-address.ts';
import type { Change } from '../../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../../contract/languages.ts';
import { changeExportTexts } from '../../i18n/changeexport.ts';
import { changesTexts } from '../../i18n/changes.ts';
import { createI18nextPhrasing } from '../../i18n/i18next-phrasing.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { localeOf } from '../../lib/locales.ts';
import type { ExportWords } from './cell-value.ts';
import type { DisplayedChanges } from './changes-file.ts';

/** Words as the product says them in a language. */
export async function wordsIn(language: InterfaceLanguage): Promise<ExportWords> {
  const translator = createTranslator([changesTexts, changeExportTexts], createI18nextPhrasing());
  await translator.setLanguage(language);
  return {
    text: translator.text,
    language,
    locale: localeOf(language),
    today: '2026-06-01',
    people: new Map([
      ['8', 'Bea Brun'],
      ['9', 'Carl Chapuis'],
    ]),
  };
}

/** What is on screen, by default as it is at first. */
export const displayedOf = (
  rows: readonly Change[],
  words: ExportWords,
  more: Partial<DisplayedChanges> = {},
): DisplayedChanges => ({
  rows,
  total: rows.length,
  query: queryAtFirst,
  isOne: false,
  columns: ['status', 'key', 'topic', 'source', 'deadline', 'ownerId', 'comments'],
  words,
  addressOf: ({ slug }) => `https://regesta.example/changes/${encodeURIComponent(slug)}?a=1&b=2`,
  madeAt: Date.parse('2026-06-01T08:30:00Z'),
  ...more,
});
