import type { QueryExpansion, RelatedWords } from '../rank/expansion.ts';
import type { Thesaurus } from './thesaurus/thesaurus.ts';

/** A source of related words, for one word or a run of several. */
export type ExpansionSource = {
  of: (words: readonly string[]) => readonly RelatedWords[];
  /** The length of the longest run that it knows. */
  maxWords: number;
};

/** More related words would slow down every search and find little. */
const maxRelated = 12;
const minRunLength = 2;

/** Joins several sources; of equal related words the surest remains. */
export function joinSources(
  currentSources: () => readonly ExpansionSource[],
  edition: () => number,
): QueryExpansion {
  const of = (words: readonly string[], sources = currentSources()): readonly RelatedWords[] => {
    const surest = new Map<string, RelatedWords>();
    for (const { of } of sources)
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
      const sources = currentSources();
      const longest = Math.max(0, ...sources.map((source) => source.maxWords));
      const matches: { places: readonly number[]; related: RelatedWords }[] = [];
      for (let from = 0; from < words.length; from++)
        for (let to = from + minRunLength; to <= Math.min(words.length, from + longest); to++) {
          const own = words.slice(from, to);
          // An empty entry is not a plain word and ends a run.
          if (own.includes('')) break;
          const places = own.map((_, at) => from + at);
          for (const related of of(own, sources)) matches.push({ places, related });
        }
      return matches;
    },
    edition,
  };
}

export function thesaurusSource({ of, maxWords }: Thesaurus): ExpansionSource {
  return { of: (words) => of(words).map((one) => ({ ...one, kind: 'synonym' })), maxWords };
}
