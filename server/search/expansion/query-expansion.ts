import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { QueryExpansion } from '../rank/expansion.ts';
import { bilingualSource } from './bilingual.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type ExpansionSource, joinSources, thesaurusSource } from './expansion-sources.ts';
import { namedSource } from './named-synonyms.ts';
import type { Readings } from './readings.ts';

/** What else may answer the words of a language's queries, by all that is known by now. */
export function createQueryExpansion(dictionaries: Dictionaries | undefined, readings: Readings | undefined) {
  return (language: LanguageCode, vocabulary: Vocabulary): QueryExpansion => {
    const learnt = dictionaries === undefined ? [] : [bilingualSource(dictionaries, language, vocabulary)];
    const named = readings === undefined ? () => [] : namedIn(readings, language);
    const edition = () => (dictionaries?.edition() ?? 0) + (readings?.edition() ?? 0);
    const fixed = [thesaurusSource(language), ...(language === 'DE' ? [separableVerbs] : []), ...learnt];
    return joinSources(() => [...fixed, ...named()], edition);
  };
}

/** Made anew when more was read. */
function namedIn(readings: Readings, language: LanguageCode): () => readonly ExpansionSource[] {
  let last: { edition: number; bridge: ExpansionSource } | undefined;
  return () => {
    const pairs = readings.pairs(language);
    const edition = readings.edition();
    if (last?.edition !== edition) last = { edition, bridge: namedSource(pairs, language) };
    return [last.bridge];
  };
}

const prefixes =
  `zusammen zurueck weiter wieder nieder statt teil fort frei fest bei ein auf aus ab an her hin los
  mit nach vor weg zu`.split(/\s+/);
const weight = 0.45;
/** A sentence is about as long. */
const distance = 25;
const minVerbLength = 5;

/** "aufbewahren" is written as "bewahrt die Belege zehn Jahre auf" too. */
export const separableVerbs: ExpansionSource = {
  of: ([word, ...more]) => {
    if (word === undefined || more.length > 0 || !/(?:en|eln|ern)$/.test(word)) return [];
    const prefix = prefixes.find((one) => word.startsWith(one));
    const verb = prefix === undefined ? '' : word.slice(prefix.length);
    if (prefix === undefined || verb.length < minVerbLength) return [];
    return [{ words: [verb, prefix], kind: 'stem', weight, distance }];
  },
  maxWords: 1,
};
