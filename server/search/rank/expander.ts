import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { looseKey } from '../words/fold.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Find, Related } from './expansion.ts';

/** What the words of a language tell about each other; made of its vocabulary. */
export type WordKnowledge = {
  compounds?: {
    partsOf: (word: string) => readonly string[];
    containing: (stem: string) => readonly string[];
  };
  spelling?: { correct: (word: string, limit: number) => readonly { word: string; score: number }[] };
  related?: Related;
};
export type Expander = {
  /** All that may answer a word, the best first. */
  ofWord: (word: string) => readonly Find[];
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** The word, its other spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** The same; where there are none, what may have been meant. */
  guesses: (word: string) => readonly string[];
};

const weightOf = { spelling: 0.9, stem: 0.9, compound: 0.55, together: 0.6, sameParagraph: 0.35, typo: 0.6 };
/** A word in so few places may well be misspelt. */
const rare = 1;
const mostCompounds = 200;
const mostTypos = 3;
const shortestTypo = 5;
/** As the spelling scores it. */
const leastLikely = 0.045;
const partsDistance = 8;
const paragraphDistance = 60;
const wordsDistance = 3;

/** Knows which words of the texts may answer a word of the query. */
export function createExpander(
  vocabulary: Vocabulary,
  language: LanguageCode,
  knowledge: WordKnowledge = {},
): Expander {
  const { frequencies } = vocabulary;
  const frequency = (word: string) => frequencies.get(word) ?? 0;
  const spellings = (word: string) => [
    ...new Set([...(frequencies.has(word) ? [word] : []), ...vocabulary.withLooseKey(looseKey(word))]),
  ];
  const inflectionsOnly = (word: string) =>
    isStopWord(word, language) ? [] : vocabulary.withStem(stem(word, language));
  const inflections = (word: string) => [...new Set([...spellings(word), ...inflectionsOnly(word)])];

  const ofWord = (word: string): readonly Find[] => {
    const finds = new Map<string, Find>();
    const add = (find: Find & { word: string }) => {
      if (!finds.has(find.word)) finds.set(find.word, find);
    };
    for (const found of spellings(word))
      add({ kind: 'word', weight: found === word ? 1 : weightOf.spelling, word: found });
    for (const found of inflectionsOnly(word)) add({ kind: 'stem', weight: weightOf.stem, word: found });
    const known = [...finds.keys()].reduce((sum, found) => sum + frequency(found), 0);
    const isWord = !isStopWord(word, language) && !/\d/.test(word);
    const together: Find[] = [];
    if (isWord) {
      for (const find of relatedFinds(word))
        if ('word' in find) add(find);
        else together.push(find);
      for (const found of compoundsOf(word))
        add({ kind: 'compound', weight: weightOf.compound, word: found });
      together.push(...byParts(word, finds));
      if (known <= rare)
        for (const found of likelyMeant(word)) add({ kind: 'typo', weight: weightOf.typo, word: found });
    }
    return [...finds.values(), ...together].sort((a, b) => b.weight - a.weight);
  };

  /** An unlikely correction hides that a word is missing. */
  const likelyMeant = (word: string): string[] => {
    if (word.length < shortestTypo) return [];
    const meant = knowledge.spelling?.correct(word, mostTypos) ?? [];
    const least = Math.max(leastLikely, (meant[0]?.score ?? 0) / 2);
    return meant
      .filter(({ word: found, score }) => score >= least && !isStopWord(found, language))
      .map(({ word: found }) => found);
  };

  const relatedFinds = (word: string) =>
    (knowledge.related?.(word) ?? []).flatMap(({ words, kind, weight }): Find[] => {
      const [only, ...more] = words;
      if (only === undefined) return [];
      if (more.length === 0) return inflections(only).map((found) => ({ kind, weight, word: found }));
      return [{ kind, weight, slots: words.map(inflections), distance: wordsDistance, inOrder: false }];
    });

  /** "Bearbeitungsverzeichnis" answers by "Verzeichnis der Bearbeitungstätigkeiten". */
  const byParts = (word: string, known: ReadonlyMap<string, Find>): Find[] => {
    const parts = knowledge.compounds?.partsOf(word) ?? [];
    if (parts.length < 2) return [];
    const slots = parts.map((part) =>
      // A word that answers by itself is not to answer once more as two of its parts.
      [...inflectionsOnly(part), ...compoundsOf(part)].filter((found) => !known.has(found)),
    );
    const together = { kind: 'compound' as const, slots, inOrder: false };
    return [
      { ...together, weight: weightOf.together, distance: partsDistance },
      { ...together, weight: weightOf.sameParagraph, distance: paragraphDistance },
    ];
  };

  const compoundsOf = (word: string) =>
    [...(knowledge.compounds?.containing(stem(word, language)) ?? [])]
      .sort((a, b) => frequency(b) - frequency(a))
      .slice(0, mostCompounds);

  const guesses = (word: string) => {
    const found = inflections(word);
    return found.length > 0 ? found : likelyMeant(word);
  };

  return { ofWord, spellings, inflections, guesses };
}
