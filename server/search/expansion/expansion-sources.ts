import type { LanguageCode } from '#core/contract/languages.ts';
import type { QueryExpansion, RelatedWords } from '../rank/expansion.ts';
import { thesaurusOf } from './thesaurus/thesaurus.ts';

/** What one bridge knows of words that stand together, perhaps of one alone. */
export type ExpansionSource = {
  of: (words: readonly string[]) => readonly RelatedWords[];
  /** The most words that it knows together. */
  maxWords: number;
};

/** More would cost every search and find little. */
const maxRelated = 12;
const minRunLength = 2;

/** Joins what several bridges know, each word by the surest. */
export function joinSources(
  bridgesNow: () => readonly ExpansionSource[],
  edition: () => number,
): QueryExpansion {
  const of = (words: readonly string[], bridges = bridgesNow()): readonly RelatedWords[] => {
    const surest = new Map<string, RelatedWords>();
    for (const { of } of bridges)
      for (const one of of(words)) {
        const key = one.words.join(' ');
        const before = surest.get(key);
        if (key !== words.join(' ') && (before?.weight ?? 0) < one.weight) surest.set(key, one);
      }
    return [...surest.values()].sort((a, b) => b.weight - a.weight).slice(0, maxRelated);
  };
  return {
    ofWord: (word) => of([word]),
    ofWords: (words) => {
      const bridges = bridgesNow();
      const longest = Math.max(0, ...bridges.map((bridge) => bridge.maxWords));
      const found: { places: readonly number[]; related: RelatedWords }[] = [];
      for (let from = 0; from < words.length; from++)
        for (let to = from + minRunLength; to <= Math.min(words.length, from + longest); to++) {
          const own = words.slice(from, to);
          // What is no mere word parts those around it.
          if (own.includes('')) break;
          const places = own.map((_, at) => from + at);
          for (const related of of(own, bridges)) found.push({ places, related });
        }
      return found;
    },
    edition,
  };
}

export function thesaurusSource(language: LanguageCode): ExpansionSource {
  const { of, maxWords: longest } = thesaurusOf(language);
  return { of: (words) => of(words).map((one) => ({ ...one, kind: 'synonym' })), maxWords: longest };
}
