import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { LanguageWords } from '../rank/language-ranker.ts';
import type { Situation } from './situation.ts';
import { inIndex } from './which-texts.ts';

/** The languages in which the caller may see texts. */
export function textLanguages({ texts }: Pick<Situation, 'texts'>): LanguageCode[] {
  const there = new Set(texts.map(({ language }) => language));
  return languageCodes.filter((code) => there.has(code));
}

/** The words of the texts of a language that the caller may see. */
export function wordsIn(
  { engine, documents, texts }: Pick<Situation, 'engine' | 'documents' | 'texts'>,
  language: LanguageCode,
): Promise<LanguageWords> {
  const { shared, own } = inIndex(
    documents.viewer,
    texts.filter((text) => text.language === language),
  );
  return engine.ranker.words(language, shared, own);
}
