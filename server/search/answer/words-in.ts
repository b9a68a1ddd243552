import type { LanguageCode } from '#core/contract/languages.ts';
import type { LanguageWords } from '../rank/language-ranker.ts';
import type { Situation } from './situation.ts';
import { inIndex } from './which-texts.ts';

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
