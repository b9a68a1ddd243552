import type { LanguageCode } from '#core/contract/languages.ts';
import type { KnownWords } from '../index/vocabulary.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Expansion, RelatedWords } from './expansion.ts';
import { createWordForms, type WordForms, type WordKnowledge } from './word-forms.ts';

export type Expander = {
  /** All expansions of a word, the best first. */
  ofWord: (word: string) => readonly Expansion[];
  /** Expansions of several words of a query taken together, by the position of each word. */
  ofWords: (words: readonly string[]) => ReadonlyMap<number, readonly Expansion[]>;
  /** The word and its other spellings, as a phrase may have them. */
  spellings: (word: string) => readonly string[];
  /** The word, its other spellings and inflections. */
  inflections: (word: string) => readonly string[];
  /** The inflections; for a word without any, the likely corrections. */
  guesses: (word: string) => readonly string[];
};

const weightOf = {
  spelling: 0.9,
  stem: 0.9,
  compound: 0.55,
  together: 0.6,
  sameParagraph: 0.35,
  typo: 0.6,
  /** For a word that the texts lack and that has only one correction: that is as sure as the word itself. */
  clearTypo: 1,
  family: 0.3,
};
/** A word that occurs at most this often may well be misspelt. */
const rare = 1;
const partsDistance = 8;
const paragraphDistance = 60;
const wordsDistance = 6;
const maxCached = 5000;

/** `known`: how often the texts have the word or its inflections. */
type OwnExpansions = { known: number; expansions: readonly Expansion[] };

/** The language's words and what is known about them. */
type ExpanderContext = {
  forms: WordForms;
  frequencies: KnownWords['frequencies'];
  language: LanguageCode;
  knowledge: WordKnowledge;
};

/** Tells which words of the texts match a word of the query. */
export function createExpander(
  vocabulary: KnownWords,
  language: LanguageCode,
  knowledge: WordKnowledge = {},
): Expander {
  const forms = createWordForms(vocabulary, language, knowledge);
  const { frequencies } = vocabulary;
  const context = { forms, frequencies, language, knowledge };
  // The expansions of a word change with the vocabulary and with the knowledge about related words.
  const cache = new Map<string, readonly Expansion[]>();
  let cachedState = '';
  return {
    ofWord: (word) => {
      const state = [frequencies.size, knowledge.edition?.(), knowledge.related?.edition()].join(' ');
      if (cachedState !== state || cache.size > maxCached) cache.clear();
      cachedState = state;
      const expansions = cache.get(word) ?? expansionsOf(context, word);
      cache.set(word, expansions);
      return expansions;
    },
    ofWords: (words) => {
      const expansions = new Map<number, Expansion[]>();
      for (const { places, related } of relatedTogether(context, words))
        for (const place of places)
          expansions.set(place, [...(expansions.get(place) ?? []), ...expansionsOfRelated(forms, related)]);
      return expansions;
    },
    spellings: forms.spellings,
    inflections: forms.inflections,
    guesses: (word) => {
      const inflections = forms.inflections(word);
      return inflections.length > 0
        ? inflections
        : forms.corrections(word).map((correction) => correction.word);
    },
  };
}

/** All expansions of a word but those by its corrections. */
function ownExpansions(context: ExpanderContext, word: string): OwnExpansions {
  const { forms, frequencies, language, knowledge } = context;
  const byWord = new Map<string, Expansion>();
  const together: Expansion[] = [];
  const add = (expansion: Expansion) => {
    if (!('word' in expansion)) together.push(expansion);
    else if (!byWord.has(expansion.word)) byWord.set(expansion.word, expansion);
  };
  for (const form of forms.spellings(word))
    add({ kind: 'word', weight: form === word ? 1 : weightOf.spelling, word: form });
  for (const form of forms.sameStem(word)) add({ kind: 'stem', weight: weightOf.stem, word: form });
  const known = [...byWord.keys()].reduce((sum, form) => sum + (frequencies.get(form) ?? 0), 0);
  if (!isStopWord(word, language) && !/\d/.test(word)) {
    for (const one of knowledge.related?.ofWord(word) ?? [])
      for (const expansion of expansionsOfRelated(forms, one)) add(expansion);
    for (const form of forms.compounds(word))
      add({ kind: 'compound', weight: weightOf.compound, word: form });
    for (const expansion of byParts(forms, knowledge, word, byWord)) add(expansion);
    for (const form of forms.family(word)) add({ kind: 'related', weight: weightOf.family, word: form });
  }
  return { known, expansions: [...byWord.values(), ...together] };
}

function isInTexts({ forms, frequencies }: ExpanderContext, word: string): boolean {
  return frequencies.has(word) || forms.sameStem(word).length > 0;
}

function expansionsOf(context: ExpanderContext, word: string): readonly Expansion[] {
  const { forms, language } = context;
  const { known, expansions } = ownExpansions(context, word);
  if (isStopWord(word, language) || /\d/.test(word)) return byWeight(expansions);
  // The stem of another spelling may differ from that of the word, so its inflections are added.
  const respelt = isInTexts(context, word)
    ? []
    : forms.spellings(word).flatMap((form) => ownExpansions(context, form).expansions);
  const corrected = typosOf(forms, word, known).flatMap(({ meant, ...typo }) =>
    ownExpansions(context, meant).expansions.map((expansion) => asTypo(expansion, typo)),
  );
  const others = [...respelt.map((expansion) => scaled(expansion, weightOf.spelling)), ...corrected];
  return byWeight(eachOnce([...expansions, ...byWeight(others)]));
}

/** Related words of runs of the query, also of the runs with words corrected that the texts lack. */
function relatedTogether(context: ExpanderContext, words: readonly string[]) {
  const { related } = context.knowledge;
  const asTyped = related?.ofWords(words) ?? [];
  if (words.length < 2) return asTyped;
  const meant = words.map((word) =>
    word === '' || isInTexts(context, word) ? word : likeliestForm(context.forms, word),
  );
  if (meant.every((word, at) => word === words[at])) return asTyped;
  const isCorrected = ({ places }: { places: readonly number[] }) =>
    places.some((place) => meant[place] !== words[place]);
  return [...asTyped, ...(related?.ofWords(meant) ?? []).filter(isCorrected)];
}

const byWeight = (expansions: readonly Expansion[]) => [...expansions].sort((a, b) => b.weight - a.weight);

/** Of several expansions to the same word only the first counts. */
function eachOnce(expansions: readonly Expansion[]): Expansion[] {
  const words = new Set<string>();
  return expansions.filter((expansion) => {
    if (!('word' in expansion)) return true;
    const isNew = !words.has(expansion.word);
    words.add(expansion.word);
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

/** A word that texts hardly contain may be a typo; one that they contain inflected, only an obvious one. */
function typosOf(forms: WordForms, word: string, known: number): (Typo & { meant: string })[] {
  if (known > rare && forms.spellings(word).length > 0) return [];
  return forms.corrections(word).flatMap(({ word: meant, certainty, isOnly }) => {
    if (known > rare && certainty !== 'obvious') return [];
    const isClear = known === 0 && isOnly && certainty !== 'possible';
    const weight = isClear ? weightOf.clearTypo : weightOf.typo;
    return [{ meant, weight, unsure: certainty === 'possible' }];
  });
}

/** The expansions of the correction are those of the misspelt word; only the correction itself is spelt alike. */
const asTypo = (expansion: Expansion, { weight, unsure }: Typo): Expansion => ({
  ...scaled(expansion, weight),
  kind: expansion.kind === 'word' || expansion.kind === 'stem' ? 'typo' : 'corrected',
  unsure,
});

/** Whether a word was found by another that is spelt alike. */
export const isByTypo = ({ kind }: { kind: string }): boolean => kind === 'typo' || kind === 'corrected';

function scaled(expansion: Expansion, factor: number): Expansion {
  const weight = expansion.weight * factor;
  if (!('farther' in expansion) || expansion.farther === undefined) return { ...expansion, weight };
  const { distance, weight: farWeight } = expansion.farther;
  return { ...expansion, weight, farther: { distance, weight: farWeight * factor } };
}

function expansionsOfRelated(
  forms: WordForms,
  { words, kind, weight, distance = wordsDistance }: RelatedWords,
): Expansion[] {
  const [only, ...more] = words;
  if (only === undefined) return [];
  if (more.length === 0) return forms.inflections(only).map((form) => ({ kind, weight, word: form }));
  const slots = words.map((word) => [...new Set([...forms.inflections(word), ...forms.family(word)])]);
  if (slots.some(({ length }) => length === 0)) return [];
  return [{ kind, weight, slots, distance, inOrder: false }];
}

/** Expands "Bearbeitungsverzeichnis" to "Verzeichnis der Bearbeitungstätigkeiten". */
function byParts(
  forms: WordForms,
  { compounds }: WordKnowledge,
  word: string,
  known: ReadonlyMap<string, Expansion>,
): Expansion[] {
  const parts = compounds?.partsOf(word) ?? [];
  if (parts.length < 2) return [];
  const slots = parts.map((part) =>
    // A word that is an expansion by itself must not count once more as two of its parts.
    [...forms.sameStem(part), ...forms.compounds(part)].filter((form) => !known.has(form)),
  );
  const farther = { distance: paragraphDistance, weight: weightOf.sameParagraph };
  const weight = weightOf.together;
  return [{ kind: 'parts', weight, slots, distance: partsDistance, farther, inOrder: false }];
}
