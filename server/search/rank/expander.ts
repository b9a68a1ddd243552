import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Find, RelatedWords } from './expansion.ts';
import { createWordForms, type WordForms, type WordKnowledge } from './word-forms.ts';

export type Expander = {
  /** All that may answer a word, the best first. */
  ofWord: (word: string) => readonly Find[];
  /** What answers several words of a query at once, for each of them by its place. */
  ofWords: (words: readonly string[]) => ReadonlyMap<number, readonly Find[]>;
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** The word, its other spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** The same; where there are none, what may have been meant. */
  guesses: (word: string) => readonly string[];
};

const weightOf = {
  spelling: 0.9,
  stem: 0.9,
  compound: 0.55,
  together: 0.6,
  sameParagraph: 0.35,
  typo: 0.6,
  family: 0.4,
};
/** A word in so few places may well be misspelt. */
const rare = 1;
const partsDistance = 8;
const paragraphDistance = 60;
const wordsDistance = 6;
const mostRemembered = 5000;

/** Knows which words of the texts may answer a word of the query. */
export function createExpander(
  vocabulary: Vocabulary,
  language: LanguageCode,
  knowledge: WordKnowledge = {},
): Expander {
  const forms = createWordForms(vocabulary, language, knowledge);
  const { frequencies } = vocabulary;
  /** All but what it may be a slip of. */
  const ownFinds = (word: string): Found => {
    const found = new Found();
    for (const one of forms.spellings(word))
      found.add({ kind: 'word', weight: one === word ? 1 : weightOf.spelling, word: one });
    for (const one of forms.sameStem(word)) found.add({ kind: 'stem', weight: weightOf.stem, word: one });
    found.known = [...found.words.keys()].reduce((sum, one) => sum + (frequencies.get(one) ?? 0), 0);
    if (isStopWord(word, language) || /\d/.test(word)) return found;
    for (const one of knowledge.related?.ofWord(word) ?? [])
      for (const find of findsOfRelated(forms, one)) found.add(find);
    for (const one of forms.compounds(word))
      found.add({ kind: 'compound', weight: weightOf.compound, word: one });
    for (const find of byParts(forms, knowledge, word, found.words)) found.add(find);
    for (const one of forms.family(word)) found.add({ kind: 'stem', weight: weightOf.family, word: one });
    return found;
  };
  // What a word finds changes with the vocabulary and with what is known to be related.
  const remembered = new Map<string, readonly Find[]>();
  let state = '';
  return {
    ofWord: (word) => {
      const now = [frequencies.size, knowledge.edition?.(), knowledge.related?.edition()].join(' ');
      if (state !== now || remembered.size > mostRemembered) remembered.clear();
      state = now;
      const known = remembered.get(word) ?? findsOf(word);
      remembered.set(word, known);
      return known;
    },
    ofWords: (words) => {
      const finds = new Map<number, Find[]>();
      for (const { places, related } of knowledge.related?.ofWords(words) ?? [])
        for (const place of places)
          finds.set(place, [...(finds.get(place) ?? []), ...findsOfRelated(forms, related)]);
      return finds;
    },
    spellings: forms.spellings,
    inflections: forms.inflections,
    guesses: (word) => {
      const found = forms.inflections(word);
      return found.length > 0 ? found : forms.likelyMeant(word).map(({ word: meant }) => meant);
    },
  };
}

/** A word that the texts hardly have may be a slip; one that they have only inflected, an obvious one. */
function slips(forms: WordForms, word: string, known: number): Find[] {
  if (known > rare && forms.spellings(word).length > 0) return [];
  return forms.likelyMeant(word).flatMap(({ word: found, certainty }): Find[] => {
    if (known > rare && certainty !== 'obvious') return [];
    return [{ kind: 'typo', weight: weightOf.typo, word: found, unsure: certainty === 'possible' }];
  });
}

function findsOfRelated(
  forms: WordForms,
  { words, kind, weight, distance = wordsDistance }: RelatedWords,
): Find[] {
  const [only, ...more] = words;
  if (only === undefined) return [];
  if (more.length === 0) return forms.inflections(only).map((found) => ({ kind, weight, word: found }));
  const slots = words.map((word) => [...new Set([...forms.inflections(word), ...forms.family(word)])]);
  if (slots.some(({ length }) => length === 0)) return [];
  return [{ kind, weight, slots, distance, inOrder: false }];
}

/** "Bearbeitungsverzeichnis" answers by "Verzeichnis der Bearbeitungstätigkeiten". */
function byParts(
  forms: WordForms,
  { compounds }: WordKnowledge,
  word: string,
  known: ReadonlyMap<string, Find>,
): Find[] {
  const parts = compounds?.partsOf(word) ?? [];
  if (parts.length < 2) return [];
  const slots = parts.map((part) =>
    // A word that answers by itself is not to answer once more as two of its parts.
    [...forms.sameStem(part), ...forms.compounds(part)].filter((found) => !known.has(found)),
  );
  const farther = { distance: paragraphDistance, weight: weightOf.sameParagraph };
  const weight = weightOf.together;
  return [{ kind: 'compound', weight, slots, distance: partsDistance, farther, inOrder: false }];
}
