import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { Related } from '../rank/expansion.ts';
import { bilingualBridge } from './bilingual.ts';
import type { Dictionaries } from './dictionaries.ts';
import { namedBridge } from './named-synonyms.ts';
import type { Readings } from './readings.ts';
import { type Bridge, joinBridges, thesaurusBridge } from './related.ts';
import { separableVerbs } from './separable-verbs.ts';

/** What else may answer the words of a language's queries, by all that is known by now. */
export function createBridges(dictionaries: Dictionaries | undefined, readings: Readings | undefined) {
  return (language: LanguageCode, vocabulary: Vocabulary): Related => {
    const learnt = dictionaries === undefined ? [] : [bilingualBridge(dictionaries, language, vocabulary)];
    const named = readings === undefined ? () => [] : namedIn(readings, language);
    const edition = () => (dictionaries?.edition() ?? 0) + (readings?.edition() ?? 0);
    const fixed = [thesaurusBridge(language), ...(language === 'DE' ? [separableVerbs] : []), ...learnt];
    return joinBridges(() => [...fixed, ...named()], edition);
  };
}

/** Made anew when more was read. */
function namedIn(readings: Readings, language: LanguageCode): () => readonly Bridge[] {
  let last: { edition: number; bridge: Bridge } | undefined;
  return () => {
    const pairs = readings.pairs(language);
    const edition = readings.edition();
    if (last?.edition !== edition) last = { edition, bridge: namedBridge(pairs, language) };
    return [last.bridge];
  };
}
