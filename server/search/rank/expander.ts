import type { LanguageCode } from '#core/contract/languages.ts';
import type { Vocabulary } from '../index/vocabulary.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Expansion, RelatedWords } from './expansion.ts';
import { createWordForms, type WordForms, type WordKnowledge } from './word-forms.ts';

export type Expander = {
  /** All that may answer a word, the best first. */
  ofWord: (word: string) => readonly Expansion[];
  /** What answers several words of a query at once, for each of them by its place. */
  ofWords: (words: readonly string[]) => ReadonlyMap<number, readonly Expansion[]>;
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
  /** Where the texts have no such word and nothing else can be meant: its inflections are as sure as it. */
  clearTypo: 1,
  family: 0.4,
};
/** A word in so few places may well be misspelt. */
const rare = 1;
const partsDistance = 8;
const paragraphDistance = 60;
const wordsDistance = 6;
const maxCached = 5000;

/** `known`: how often the texts have the word or its inflections. */
type OwnExpansions = { known: number; finds: readonly Expansion[] };

/** Knows which words of the texts may answer a word of the query. */
export function createExpander(
  vocabulary: Vocabulary,
  language: LanguageCode,
  knowledge: WordKnowledge = {},
): Expander {
  const forms = createWordForms(vocabulary, language, knowledge);
  const { frequencies } = vocabulary;
  /** All but what it may be a slip of. */
  const ownFinds = (word: string): OwnExpansions => {
    const finds = new Map<string, Expansion>();
    const together: Expansion[] = [];
    const add = (find: Expansion) => {
      if (!('word' in find)) together.push(find);
      else if (!finds.has(find.word)) finds.set(find.word, find);
    };
    for (const found of forms.spellings(word))
      add({ kind: 'word', weight: found === word ? 1 : weightOf.spelling, word: found });
    for (const found of forms.sameStem(word)) add({ kind: 'stem', weight: weightOf.stem, word: found });
    const known = [...finds.keys()].reduce((sum, found) => sum + (frequencies.get(found) ?? 0), 0);
    if (!isStopWord(word, language) && !/\d/.test(word)) {
      for (const one of knowledge.related?.ofWord(word) ?? [])
        for (const find of expansionsOfRelated(forms, one)) add(find);
      for (const found of forms.compounds(word))
        add({ kind: 'compound', weight: weightOf.compound, word: found });
      for (const find of byParts(forms, knowledge, word, finds)) add(find);
      for (const found of forms.family(word)) add({ kind: 'stem', weight: weightOf.family, word: found });
    }
    return { known, finds: [...finds.values(), ...together] };
  };
  const isItself = (word: string) => frequencies.has(word) || forms.sameStem(word).length > 0;
  const findsOf = (word: string): readonly Expansion[] => {
    const { known, finds } = ownFinds(word);
    if (isStopWord(word, language) || /\d/.test(word)) return byWeight(finds);
    // Of another spelling alone the inflections are not known.
    const respelt = isItself(word) ? [] : forms.spellings(word).flatMap((found) => ownFinds(found).finds);
    const slips = typosOf(forms, word, known).flatMap(({ meant, ...slip }) =>
      ownFinds(meant).finds.map((find) => asTypo(find, slip)),
    );
    const others = [...respelt.map((find) => scaled(find, weightOf.spelling)), ...slips];
    return byWeight(eachOnce([...finds, ...byWeight(others)]));
  };

  /** Of the words as they stand, and with those put right that the texts do not have. */
  const relatedTogether = (words: readonly string[]) => {
    const found = knowledge.related?.ofWords(words) ?? [];
    if (words.length < 2) return found;
    const meant = words.map((word) => (word === '' || isItself(word) ? word : likeliestForm(forms, word)));
    if (meant.every((word, at) => word === words[at])) return found;
    const isMended = ({ places }: { places: readonly number[] }) =>
      places.some((place) => meant[place] !== words[place]);
    return [...found, ...(knowledge.related?.ofWords(meant) ?? []).filter(isMended)];
  };

  // What a word finds changes with the vocabulary and with what is known to be related.
  const remembered = new Map<string, readonly Expansion[]>();
  let state = '';
  return {
    ofWord: (word) => {
      const now = [frequencies.size, knowledge.edition?.(), knowledge.related?.edition()].join(' ');
      if (state !== now || remembered.size > maxCached) remembered.clear();
      state = now;
      const known = remembered.get(word) ?? findsOf(word);
      remembered.set(word, known);
      return known;
    },
    ofWords: (words) => {
      const finds = new Map<number, Expansion[]>();
      for (const { places, related } of relatedTogether(words))
        for (const place of places)
          finds.set(place, [...(finds.get(place) ?? []), ...expansionsOfRelated(forms, related)]);
      return finds;
    },
    spellings: forms.spellings,
    inflections: forms.inflections,
    guesses: (word) => {
      const found = forms.inflections(word);
      return found.length > 0 ? found : forms.corrections(word).map(({ word: meant }) => meant);
    },
  };
}

const byWeight = (finds: readonly Expansion[]) => [...finds].sort((a, b) => b.weight - a.weight);

/** A word that is found in several ways counts by the first. */
function eachOnce(finds: readonly Expansion[]): Expansion[] {
  const words = new Set<string>();
  return finds.filter((find) => {
    if (!('word' in find)) return true;
    const isNew = !words.has(find.word);
    words.add(find.word);
    return isNew;
  });
}

function likeliestForm(forms: WordForms, word: string): string {
  const [respelt] = forms.spellings(word);
  if (respelt !== undefined) return respelt;
  const [best] = forms.corrections(word);
  return best === undefined || best.certainty === 'possible' ? word : best.word;
}

type Typo = { weight: number; unsure: boolean };

/** A word that the texts hardly have may be a slip; one that they have only inflected, an obvious one. */
function typosOf(forms: WordForms, word: string, known: number): (Typo & { meant: string })[] {
  if (known > rare && forms.spellings(word).length > 0) return [];
  return forms.corrections(word).flatMap(({ word: meant, certainty, isOnly }) => {
    if (known > rare && certainty !== 'obvious') return [];
    const isClear = known === 0 && isOnly && certainty !== 'possible';
    const weight = isClear ? weightOf.clearTypo : weightOf.typo;
    return [{ meant, weight, unsure: certainty === 'possible' }];
  });
}

/** What answers the word that was meant answers the slip. */
const asTypo = (find: Expansion, { weight, unsure }: Typo): Expansion => ({
  ...scaled(find, weight),
  kind: 'typo',
  unsure,
});

function scaled(find: Expansion, factor: number): Expansion {
  const weight = find.weight * factor;
  if (!('farther' in find) || find.farther === undefined) return { ...find, weight };
  return { ...find, weight, farther: { ...find.farther, weight: find.farther.weight * factor } };
}

function expansionsOfRelated(
  forms: WordForms,
  { words, kind, weight, distance = wordsDistance }: RelatedWords,
): Expansion[] {
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
  known: ReadonlyMap<string, Expansion>,
): Expansion[] {
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
