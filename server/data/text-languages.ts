import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from './open-main.ts';
import { publicViewer, visibleTexts } from './visible-texts.ts';

/** The languages that public texts are in. */
export async function languagesOfTexts(db: MainDb): Promise<LanguageCode[]> {
  const rows = await visibleTexts(db, publicViewer).select('text.language').distinct().execute();
  const there = new Set(rows.map(({ language }) => language));
  return languageCodes.filter((code) => there.has(code));
}
