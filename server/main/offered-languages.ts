import { interfaceLanguageCodes, type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../data/open-main.ts';
import { languagesOfTexts } from '../data/text-languages.ts';

/** The languages that readers may choose: those of the interface, and every other one that a public text is in. */
export async function offeredLanguages(db: MainDb): Promise<LanguageCode[]> {
  const offered = new Set<LanguageCode>([...interfaceLanguageCodes, ...(await languagesOfTexts(db))]);
  return languageCodes.filter((code) => offered.has(code));
}
