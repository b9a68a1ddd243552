import { type MatchExtended, type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as french } from '@zxcvbn-ts/language-fr';
import { dictionary as italian } from '@zxcvbn-ts/language-it';
import { keyboards } from './keyboards.ts';
import type { Weakness } from './new-password.ts';
import { plainSpellings, withoutMarks } from './spellings.ts';

/** Ten random characters, the shortest that the rules allow, need so many guesses: fewer are too few. */
const fewestGuesses = 1e10;
/** Rarer words of a language are left out, for the sake of memory. Known passwords are all there. */
const wordsOfList = 20_000;
/** What is judged of a password, and the exchanges of letters that are tried: both bound the work. */
const judgedLength = 40;
const exchanges = 10;

const estimator = new ZxcvbnFactory({
  dictionary: dictionaries(),
  graphs: keyboards,
  maxLength: judgedLength,
  l33tMaxSubstitutions: exchanges,
});

/** Dictionaries of all languages, in the spellings that are typed. */
function dictionaries(): OptionsDictionary {
  const all: OptionsDictionary = {};
  for (const [language, lists] of Object.entries({ common, german, english, french, italian }))
    for (const [name, words] of Object.entries(lists)) {
      const used = language === 'common' ? words : words.slice(0, wordsOfList);
      all[`${name}-${language}`] = [...new Set(used.flatMap((word) => plainSpellings(String(word))))];
    }
  return all;
}

/**
 * What makes a password easily guessed, or undefined if nothing does. `own` holds what says whose it is: name, address,
 * organisation.
 */
export function weaknessOf(password: string, own: readonly string[] = []): Weakness | undefined {
  const typed = password.normalize('NFC');
  const plain = withoutMarks(typed);
  const words = ['regesta', ...own].flatMap(ownWords);
  const readings = [
    { text: plain, factor: 1 },
    { text: plain.replace(signs, ''), factor: guessesOfSigns(plain) },
    ...(plain === typed ? [] : [{ text: typed, factor: 1 }]),
  ];
  for (const { text, factor } of readings) {
    const { guesses, sequence } = estimator.check(text, words);
    const kinds = new Set(sequence.map((match) => kindOf(match, words)));
    const isPatternOnly = !['free', 'own', 'known', 'name', 'word'].some((kind) =>
      kinds.has(kind as Weakness),
    );
    if (guesses * factor < fewestGuesses || isPatternOnly)
      return telling.find((kind) => kinds.has(kind)) ?? 'row';
  }
  return undefined;
}

const signs = /[^\p{L}\p{N}]+/gu;

/**
 * The library takes each sign between words for a part whose place has to be guessed, which makes Frühling-2026! strong.
 * So a password is also judged without its signs, and these count as little as any character.
 */
function guessesOfSigns(password: string): number {
  const different = [...password.matchAll(signs)].map(([run]) => new Set(run).size);
  return 10 ** different.reduce((sum, count) => sum + count, 0);
}

/** A text that says whose a password is: as a whole, and its words. */
function ownWords(text: string): string[] {
  const words = text.split(signs).filter((word) => word.length > 2);
  return [text, ...words].flatMap(plainSpellings);
}

/** Which weakness is said where a password has several. */
const telling: readonly Weakness[] = ['own', 'known', 'keyboard', 'name', 'word', 'repeat', 'row', 'date'];

function kindOf(match: MatchExtended, own: readonly string[]): Weakness | 'free' {
  const { pattern, dictionaryName, matchedWord, token } = match;
  const isWord = pattern === 'dictionary' || pattern === 'bruteforce';
  if (isWord && [...token].length < 3) return 'row';
  if (pattern === 'dictionary') return own.includes(matchedWord) ? 'own' : kindOfWord(String(dictionaryName));
  return kindsOfPatterns[pattern] ?? 'free';
}

const kindsOfPatterns: Readonly<Record<string, Weakness>> = {
  wordSequence: 'word',
  spatial: 'keyboard',
  repeat: 'repeat',
  sequence: 'row',
  separator: 'row',
  date: 'date',
  regex: 'date',
};

function kindOfWord(name: string): Weakness {
  if (name.startsWith('passwords')) return 'known';
  return /^(first|last)names/.test(name) ? 'name' : 'word';
}
