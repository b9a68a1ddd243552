import type { LanguageCode } from '../../contract/languages.ts';
import { german } from '../languages/citation/de.ts';
import { english } from '../languages/citation/en.ts';
import { french } from '../languages/citation/fr.ts';
import { italian } from '../languages/citation/it.ts';
import type { CitationWords, StepType } from '../languages/citation/words.ts';
import { addWords, citationTokens, emptyTrie, type WordTrie } from './citation-tokens.ts';

/** Depth of each type: a step may only be followed by a deeper one. Items (depth 9) may follow each other in any order. */
export const stepDepth: Record<StepType, number> = {
  BOOK: 0,
  PART: 1,
  TITLE: 2,
  CHAPTER: 3,
  SECTION: 4,
  ANNEX: 5,
  FINAL_PROVISIONS: 5,
  LEVEL: 6,
  WHEREAS: 7,
  ARTICLE: 7,
  MARGIN_NUMBER: 7,
  PARAGRAPH: 8,
  LETTER: 9,
  NUMBER: 9,
  DASH: 9,
  SENTENCE: 10,
};

/** Containers of articles. */
export const isContainer = (type: StepType) => stepDepth[type] < stepDepth.ANNEX;

/*
 * Citations are read with the words of all languages at once: a query does not say in which one it is, and acts are
 * cited across languages.
 */

/** The type of a step by its phrases. */
export const stepWords: WordTrie<StepType> = emptyTrie();
/**
 * What stands behind an article of the final title or provisions of an act, before the name of the act: "Art. 17
 * SchlT ZGB". The value is the label of the step.
 */
export const finalTitleWords: WordTrie<'final' | ''> = emptyTrie();
/** Phrases between two provisions that mean "and", as words. */
export const andPhrases: string[][] = [];
/** What lawyers write between two provisions that they cite together. */
export const joints: WordTrie<true> = emptyTrie();

/** Sets of the words of all languages, each named and described in `CitationWords`. */
const sets = {
  abbreviated: new Set<string>(),
  articles: new Set<string>(),
  paragraph: new Set<string>(),
  links: new Set<string>(),
  and: new Set<string>(),
  or: new Set<string>(),
  range: new Set<string>(),
  ordinals: new Set<string>(),
  ordinalEndings: new Set<string>(),
  quantities: new Set<string>(),
} satisfies Partial<Record<keyof CitationWords, Set<string>>>;
export const {
  abbreviated: abbreviatedContainers,
  articles: pluralArticles,
  paragraph: singleParagraph,
  links: linkWords,
  or: orWords,
  range: rangeWords,
  ordinals: ordinalWords,
  ordinalEndings,
  quantities: quantityWords,
} = sets;

export const followingWords = new Map<string, 'f' | 'ff'>();
/** What may stand before them: "et ss", "e segg.". */
export const wordsBeforeFollowing = new Set<string>();
/** The values of ordinals that count containers. */
export const countedOrdinals = new Map<string, string>();
/** The two words of "pour cent" and "per mille". */
export const percentWords = { per: new Set<string>(), hundred: new Set<string>() };

/** A date in the name of an act: "vom 8. November 1934", "dell’11 novembre 2015", "of 25 September 2020". */
let dayInName = /(?!)/u;
const dayLinks: string[] = [];
/** The name of an act without its date. */
export const withoutDay = (name: string): string => name.replace(dayInName, '');

const andWordsOf = new Map<LanguageCode, ReadonlySet<string>>();
const lettersOf = new Map<LanguageCode, string>();

const list = (words = '') => words.split(' ').filter(Boolean);
const phrasesOf = (phrases = '') => phrases.split(', ').filter(Boolean);
const foldedWords = (text: string) => citationTokens(text).map((token) => token.folded);
function addPhrases<T>(trie: WordTrie<T>, phrases: string, value: T): void {
  for (const phrase of phrasesOf(phrases)) addWords(trie, foldedWords(phrase), value);
}

/** Adds phrases for a type of step, between commas. */
export const addStepWords = (type: StepType, phrases: string): void => addPhrases(stepWords, phrases, type);

/** Citations are read with the words of this language too. */
export function addCitationWords(language: LanguageCode, words: CitationWords): void {
  for (const [type, phrases] of Object.entries(words.steps)) addStepWords(type as StepType, phrases);
  addPhrases(finalTitleWords, words.finalTitle, 'final');
  addPhrases(finalTitleWords, words.finalProvisions, '');
  for (const phrase of phrasesOf(words.andPhrases)) andPhrases.push(phrase.split(' '));
  addPhrases(joints, words.joints, true);
  for (const key of Object.keys(sets) as (keyof typeof sets)[])
    for (const word of list(words[key])) sets[key].add(word);
  for (const word of list(words.following.one)) followingWords.set(word, 'f');
  for (const word of list(words.following.several)) followingWords.set(word, 'ff');
  for (const word of list(words.following.and)) wordsBeforeFollowing.add(word);
  for (const word of list(words.percent?.per)) percentWords.per.add(word);
  for (const word of list(words.percent?.hundred)) percentWords.hundred.add(word);
  addCounts(words.counts);
  dayLinks.push(words.dayLinks);
  const links = dayLinks.join('|');
  dayInName = new RegExp(`\\s(?:${links})\\s?\\d{1,2}(?:\\.|er|°)?\\s\\p{L}+\\s\\d{4}(?=\\s|$)`, 'u');
  andWordsOf.set(language, new Set(list(words.and)));
  lettersOf.set(language, words.letters ?? '');
}

function addCounts({ words, endings = '' }: CitationWords['counts']): void {
  list(words).forEach((same, at) => {
    for (const word of same.split('|'))
      for (const ending of endings.split(' ')) countedOrdinals.set(word + ending, String(at + 1));
  });
}

/** Whether the words of citations in a language are known. */
export const hasCitationWords = (language: LanguageCode): boolean => andWordsOf.has(language);

// Elements read citations in the languages of the interface; the server adds those of the other languages of texts.
addCitationWords('DE', german);
addCitationWords('FR', french);
addCitationWords('IT', italian);
addCitationWords('EN', english);

/** Whether a word links two provisions; in any language where the language of the text is not known. */
export const isAndWord = (folded: string, language?: LanguageCode) =>
  ((language === undefined ? undefined : andWordsOf.get(language)) ?? sets.and).has(folded);

/** Whether a single letter is a word of the language too; Italian has the most of them. */
export const isLetterWord = (folded: string, language: LanguageCode = 'IT') =>
  lettersOf.get(language)?.includes(folded) === true;

/** Ordinary words that a short name in lower case could be confused with. */
export const ordinaryWords = new Set(
  'ab al am an and as at au be by co cv da das de del den der des di die do du ed ein en er es est et ex for has hat id il im in is it la le les lo me mi mit na ne no non not of og on or out par per pro sa se si so su sur to um un und us va vi vom von vs war was we wo zu'.split(
    ' ',
  ),
);
