import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import type { Related } from '../rank/expansion.ts';
import { bilingualBridge } from './bilingual.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type Bridge, joinBridges, thesaurusBridge } from './expansion-sources.ts';
import { namedBridge } from './named-synonyms.ts';
import type { Readings } from './readings.ts';

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

const prefixes =
  `zusammen zurueck weiter wieder nieder statt teil fort frei fest bei ein auf aus ab an her hin los
  mit nach vor weg zu`.split(/\s+/);
const weight = 0.45;
/** A sentence is about as long. */
const distance = 25;
const shortestVerb = 5;

/** "aufbewahren" is written as "bewahrt die Belege zehn Jahre auf" too. */
export const separableVerbs: Bridge = {
  of: ([word, ...more]) => {
    if (word === undefined || more.length > 0 || !/(?:en|eln|ern)$/.test(word)) return [];
    const prefix = prefixes.find((one) => word.startsWith(one));
    const verb = prefix === undefined ? '' : word.slice(prefix.length);
    if (prefix === undefined || verb.length < shortestVerb) return [];
    return [{ words: [verb, prefix], kind: 'stem', weight, distance }];
  },
  longest: 1,
};
