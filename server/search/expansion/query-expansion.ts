import type { LanguageCode } from '#core/contract/languages.ts';
import type { KnownWords } from '../index/vocabulary.ts';
import type { QueryExpansion } from '../rank/expansion.ts';
import { bilingualSource } from './bilingual.ts';
import type { Dictionaries } from './dictionaries.ts';
import { type ExpansionSource, joinSources, thesaurusSource } from './expansion-sources.ts';
import { namedSource } from './named-synonyms.ts';
import type { Readings } from './readings.ts';
import { everydayThesaurusOf } from './thesaurus/everyday.ts';
import { thesaurusOf } from './thesaurus/thesaurus.ts';

/** Joins all sources of related words of a language, with what has been learnt so far. */
export function createQueryExpansion(dictionaries: Dictionaries | undefined, readings: Readings | undefined) {
  return (language: LanguageCode, vocabulary: KnownWords): QueryExpansion => {
    const learnt = dictionaries === undefined ? [] : [bilingualSource(dictionaries, language, vocabulary)];
    const named = readings === undefined ? () => [] : namedIn(readings, language);
    const edition = () => (dictionaries?.edition() ?? 0) + (readings?.edition() ?? 0);
    const fixed = [
      thesaurusSource(thesaurusOf(language)),
      thesaurusSource(everydayThesaurusOf(language)),
      ...(language === 'DE' ? [separableVerbs] : []),
      ...learnt,
    ];
    return joinSources(() => [...fixed, ...named()], edition);
  };
}

/** The source of names, built again when more texts were read. */
function namedIn(readings: Readings, language: LanguageCode): () => readonly ExpansionSource[] {
  let last: { edition: number; source: ExpansionSource } | undefined;
  return () => {
    const pairs = readings.pairs(language);
    const edition = readings.edition();
    if (last?.edition !== edition) last = { edition, source: namedSource(pairs, language) };
    return [last.source];
  };
}

const prefixes =
  `zusammen zurueck weiter wieder nieder statt teil fort frei fest bei ein auf aus ab an her hin los
  mit nach vor weg zu`.split(/\s+/);
const weight = 0.45;
/** About the length of a sentence. */
const distance = 25;
const minVerbLength = 5;

/** Expands "aufbewahren" to its separated form, as in "bewahrt die Belege zehn Jahre auf". */
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
