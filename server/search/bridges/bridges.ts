import type { LanguageCode } from '#core/contract/languages.ts';
import type { Dictionaries } from '../answer/dictionaries.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { Related } from '../rank/expansion.ts';
import { bilingualBridge } from './bilingual.ts';
import { joinBridges, thesaurusBridge } from './related.ts';

/** What else may answer the words of a language's queries, by all that is known. */
export function createBridges(dictionaries: Dictionaries | undefined) {
  return (language: LanguageCode, vocabulary: Vocabulary): Related => {
    const learnt = dictionaries === undefined ? [] : [bilingualBridge(dictionaries, language, vocabulary)];
    return joinBridges([thesaurusBridge(language), ...learnt], () => dictionaries?.edition() ?? 0);
  };
}
