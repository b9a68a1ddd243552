import type { LanguageCode } from '#core/contract/languages.ts';
import { looseKey } from '../words/fold.ts';
import { hasFamilies, stem, wordFamily } from '../words/stems.ts';
import type { IndexPart } from './index-part.ts';

/** All words of a language's texts, with the number of paragraphs and headings that have them. */
export type Vocabulary = KnownWords & {
  frequencies: ReadonlyMap<string, number>;
  /** In the order in which they were added. */
  words: readonly string[];
};

/** The words by which queries are expanded; they cannot be listed. */
export type KnownWords = {
  frequencies: Pick<ReadonlyMap<string, number>, 'get' | 'has' | 'size'>;
  /** The sum of the frequencies. */
  occurrences: () => number;
  withStem: (stem: string) => readonly string[];
  /** Coarser than a stem: a noun and its verb. */
  withFamily: (family: string) => readonly string[];
  withLooseKey: (key: string) => readonly string[];
};

/** The words of public texts and of an organisation's own. Both may grow. */
export function joinVocabularies(shared: Vocabulary, own: Vocabulary): KnownWords {
  const both = (list: (vocabulary: Vocabulary) => readonly string[]): readonly string[] => {
    const added = list(own);
    return added.length === 0 ? list(shared) : [...new Set([...list(shared), ...added])];
  };
  return {
    frequencies: {
      get: (word) => {
        const [before, internal] = [shared.frequencies.get(word), own.frequencies.get(word)];
        return before === undefined ? internal : before + (internal ?? 0);
      },
      has: (word) => shared.frequencies.has(word) || own.frequencies.has(word),
      // Changes whenever either grows; words of both count twice.
      get size() {
        return shared.frequencies.size + own.frequencies.size;
      },
    },
    occurrences: () => shared.occurrences() + own.occurrences(),
    withStem: (key) => both(({ withStem }) => withStem(key)),
    withFamily: (key) => both(({ withFamily }) => withFamily(key)),
    withLooseKey: (key) => both(({ withLooseKey }) => withLooseKey(key)),
  };
}

/** The words of each key (stem, family, loose key); a word that equals its key is not listed. */
type Kin = Map<string, string | string[]>;

export function createVocabulary(language: LanguageCode): Vocabulary & { add: (part: IndexPart) => void } {
  const frequencies = new Map<string, number>();
  const words: string[] = [];
  let occurrences = 0;
  const stems: Kin = new Map();
  const families: Kin = new Map();
  const looseKeys: Kin = new Map();
  const kinOf = (kin: Kin, key: string): readonly string[] => {
    const others = kin.get(key) ?? [];
    const listed = typeof others === 'string' ? [others] : others;
    return frequencies.has(key) ? [key, ...listed] : listed;
  };
  const include = (kin: Kin, key: string, word: string): void => {
    if (key === word) return;
    const listed = kin.get(key);
    if (listed === undefined) kin.set(key, word);
    else if (typeof listed === 'string') kin.set(key, [listed, word]);
    else listed.push(word);
  };
  return {
    frequencies,
    occurrences: () => occurrences,
    words,
    withStem: (key) => kinOf(stems, key).filter((word) => stem(word, language) === key),
    withFamily: (key) => kinOf(families, key).filter((word) => wordFamily(word, language) === key),
    withLooseKey: (key) => kinOf(looseKeys, key).filter((word) => looseKey(word) === key),
    add: (part) => {
      for (const [number, word] of part.words.entries()) {
        const more = (part.postingStart[number + 1] ?? 0) - (part.postingStart[number] ?? 0);
        const known = frequencies.get(word);
        frequencies.set(word, (known ?? 0) + more);
        occurrences += more;
        if (known !== undefined) continue;
        words.push(word);
        include(stems, stem(word, language), word);
        // In other languages the family is the stem.
        if (hasFamilies(language)) include(families, wordFamily(word, language), word);
        include(looseKeys, looseKey(word), word);
      }
    },
  };
}
