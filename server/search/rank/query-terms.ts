import type { LanguageCode } from '#core/contract/languages.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { type Field, fieldNumber, fields } from '../index/fields.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wordList } from '../words/word-list.ts';
import { type Expander, isByTypo } from './expander.ts';
import type { Expansion } from './expansion.ts';
import type { Need, SimpleNeed } from './need.ts';

/** A word or phrase of the query with its expansions. */
export type QueryTerm = {
  text: string;
  /** Its position among the words of the query, including stop words. */
  place: number;
  /** Bit mask of the fields that it may occur in. */
  fieldMask: number;
  expansions: readonly Expansion[];
  /** Below a minus: it excludes articles and adds nothing to a score. */
  negative: boolean;
  /** Part of the frame of a question ("how long …"): it weighs little. */
  frame: boolean;
};
/** The query as a Boolean expression over the numbers of its terms. */
export type Condition =
  | { term: number }
  | { kind: 'and' | 'or'; conditions: readonly Condition[] }
  | { not: Condition };
/** A condition that every hit must meet; in soft matching a relaxable one (a plain word) may be missing. */
export type Clause = { condition: Condition; relaxable: boolean };

export type QueryTerms = {
  terms: readonly QueryTerm[];
  clauses: readonly Clause[];
  /** Stop words that were left out. */
  ignored: readonly string[];
};

/** Each term is a bit of a 32-bit number. */
const maxTerms = 30;
/** A query of at most this many words, including stop words, also uses unsure expansions. */
const wordsOfShort = 3;
/** The pieces of a longer hyphenated word are not corrected: each correction searches the whole vocabulary. */
const maxGuessedPieces = 8;
const asOneWeight = 0.95;
const nearWeight = 0.5;
const nearDistance = 6;
const allFields = (1 << fields.length) - 1;

/** Splits a query into its terms. Stop words do not restrict a search unless it has no other words. */
export function termsOfQuery(need: Need, expander: Expander, language: LanguageCode): QueryTerms {
  const isStop = (one: Need) =>
    one.kind === 'word' && (one.pieces ?? [one.word]).every((piece) => isStopWord(piece, language));
  const isFrame = (one: Need) => one.kind === 'word' && isFrameWord(one.word, language);
  const all = 'needs' in need && need.kind === 'and' ? need.needs : [need];
  const parts = all.map((one) => withoutPronouns(one, language));
  const isShort = parts.length <= wordsOfShort;
  const onlyStops = parts.every(isStop);
  const together = expansionsOfRuns(parts, isStop, expander);
  const terms: QueryTerm[] = [];
  const ignored: string[] = [];
  let place = 0;

  const add = (term: Omit<QueryTerm, 'place'>, words: number): Condition => {
    terms.push({ ...term, place });
    place += words;
    return { term: terms.length - 1 };
  };
  const conditionOf = (one: Need, negative: boolean): Condition | undefined => {
    if ('needs' in one) {
      const conditions = one.needs.flatMap((inner) => conditionOf(inner, negative) ?? []);
      return conditions.length === 0 ? undefined : { kind: one.kind, conditions };
    }
    if ('need' in one) {
      const condition = conditionOf(one.need, true);
      return condition && { not: condition };
    }
    if (terms.length === maxTerms) return undefined;
    const fieldMask = maskOf(one.fields);
    return add(
      {
        text: textOf(one),
        fieldMask,
        expansions: joined(expansionsOf(one, expander, negative, isShort), together.get(one)),
        negative,
        frame: isFrame(one),
      },
      wordsIn(one),
    );
  };

  const clauses = parts.flatMap((one): Clause[] => {
    if (isStop(one) && !onlyStops) {
      if (one.kind === 'word') ignored.push(one.word);
      place++;
      return [];
    }
    const condition = conditionOf(one, false);
    return condition ? [{ condition, relaxable: one.kind === 'word' }] : [];
  });
  return { terms, clauses, ignored };
}

/** Expansions of neighbouring words taken together (stop words between them are ignored), for each of the words. */
function expansionsOfRuns(
  parts: readonly Need[],
  isStop: (one: Need) => boolean,
  expander: Expander,
): ReadonlyMap<Need, readonly Expansion[]> {
  const needs = parts.filter((one) => !isStop(one));
  const words = needs.map((one) =>
    one.kind === 'word' && one.fields === undefined && one.asSpelt !== true ? one.word : '',
  );
  const finds = expander.ofWords(words);
  return new Map(needs.flatMap((one, place) => [[one, finds.get(place) ?? []] as const]));
}

/** Adds expansions of runs, without words that are expansions already. */
function joined(own: readonly Expansion[], together: readonly Expansion[] = []): readonly Expansion[] {
  if (together.length === 0) return own;
  const words = new Set(own.flatMap((find) => ('word' in find ? [find.word] : [])));
  const more = together.filter((find) => !('word' in find && words.has(find.word)));
  return [...own, ...more].sort((a, b) => b.weight - a.weight);
}

function wordsIn(need: SimpleNeed): number {
  if ('words' in need) return need.words.length;
  return 'pieces' in need ? (need.pieces?.length ?? 1) : 1;
}

/** Expansions of a hyphenated word like "Bail-in-Bonds": as written, as one word, or with its pieces near each other. */
function ofPieces(pieces: readonly string[], expander: Expander): readonly Expansion[] {
  const slots = pieces.map(pieces.length > maxGuessedPieces ? expander.inflections : expander.guesses);
  const asOne = expander
    .ofWord(pieces.join(''))
    .map((find) => ({ ...find, weight: find.weight * asOneWeight }));
  const isGuessed = pieces.some((piece) => expander.inflections(piece).length === 0);
  const asWritten: Expansion = {
    kind: isGuessed ? 'typo' : 'word',
    weight: 1,
    slots,
    distance: 0,
    inOrder: true,
  };
  const near: Expansion = {
    kind: isGuessed ? 'corrected' : 'parts',
    weight: nearWeight,
    slots,
    distance: nearDistance,
    inOrder: false,
  };
  return [asWritten, ...asOne, near].sort((a, b) => b.weight - a.weight);
}

function maskOf(requested: readonly Field[] | undefined): number {
  return requested?.reduce((mask, field) => mask | (1 << fieldNumber[field]), 0) ?? allFields;
}

function textOf(need: SimpleNeed): string {
  if (need.kind === 'prefix') return `${need.word}*`;
  return need.kind === 'word' ? need.word : need.words.join(' ');
}

function expansionsOf(
  need: SimpleNeed,
  expander: Expander,
  negative: boolean,
  isShort: boolean,
): readonly Expansion[] {
  if (need.kind === 'prefix') return [{ kind: 'prefix', weight: 1, prefix: need.word }];
  if (need.kind === 'word') {
    // An exclusion applies to the word itself and its inflections only: a guess must not exclude articles.
    const all = need.pieces ? ofPieces(need.pieces, expander) : expander.ofWord(need.word);
    const finds = need.asSpelt === true ? all.filter((find) => !isByTypo(find)) : all;
    if (negative) return finds.filter(({ kind }) => kind === 'word' || kind === 'stem');
    return isShort ? finds : finds.filter(({ unsure }) => unsure !== true);
  }
  const [only] = need.words;
  if (only !== undefined && need.words.length === 1)
    return expander.spellings(only).map((word) => ({ kind: 'word', weight: 1, word }));
  if (need.kind === 'phrase')
    return [
      { kind: 'word', weight: 1, slots: need.words.map(expander.spellings), distance: 0, inOrder: true },
    ];
  const slots = [...new Set(need.words)].map(expander.inflections);
  return [{ kind: 'word', weight: 1, slots, distance: need.distance, inOrder: false }];
}

/** A verb without the pronouns that hyphens join to it: "récupère-t-on" is "récupère". */
function withoutPronouns(need: Need, language: LanguageCode): Need {
  const { joinedPronouns } = languages[language];
  if (joinedPronouns === undefined || need.kind !== 'word' || need.pieces === undefined) return need;
  const pronouns = new Set(wordList(joinedPronouns));
  const end = need.pieces.findLastIndex((piece) => !pronouns.has(piece)) + 1;
  const pieces = need.pieces.slice(0, end);
  if (pieces.length === 0 || pieces.length === need.pieces.length) return need;
  const [only = ''] = pieces;
  const { pieces: _, ...plain } = need;
  return pieces.length === 1 ? { ...plain, word: only } : { ...need, word: pieces.join('-'), pieces };
}

/** A query of at least this many words counts as a question: articles need not have all its words. */
const wordsOfQuestion = 5;
const stopWordsOfQuestion = 2;

/** Stop words that join the words of a name, by language. */
const sets = new Map<LanguageCode, ReadonlySet<string>>();

function joins(word: string, language: LanguageCode): boolean {
  const known = sets.get(language) ?? new Set(wordList(languages[language].joining));
  sets.set(language, known);
  return known.has(word);
}

/** Whether a query has many words, or a few words among stop words of a sentence. */
export function isQuestion({ clauses, ignored }: QueryTerms, language: LanguageCode): boolean {
  const words = clauses.filter(({ relaxable }) => relaxable).length;
  if (words >= wordsOfQuestion) return true;
  const isSentence = ignored.length >= stopWordsOfQuestion || ignored.some((word) => !joins(word, language));
  return words > 1 && isSentence;
}

/** Words that form a question weigh little, since articles that answer it often lack them. */
const stems = new Map<LanguageCode, ReadonlySet<string>>();

/** Whether a folded word belongs to the frame of a question. */
function isFrameWord(word: string, language: LanguageCode): boolean {
  const known =
    stems.get(language) ??
    new Set(wordList(languages[language].questionFrame).map((one) => stem(one, language)));
  stems.set(language, known);
  return known.has(stem(word, language));
}
