import type { LanguageCode } from '#core/contract/languages.ts';
import { createCompounds } from '../words/compounds.ts';
import { foldWord } from '../words/fold.ts';
import { stem } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';
import { createTranslations, type Weighted } from '../words/translations.ts';
import { cognateKey } from './cognates.ts';

/** The same paragraphs in two languages. */
export type AlignedTexts = {
  a: LanguageCode;
  b: LanguageCode;
  pairs: readonly (readonly [string, string])[];
};
/** Stem of a word → its translation, as the texts of the other language write it. */
export type Dictionary = ReadonlyMap<string, string>;

/** Stem of a word → the stems of its translations, the surest first. */
export type Meanings = ReadonlyMap<string, readonly Weighted[]>;
/** What is learnt from the same paragraphs in two languages. */
export type LearntPair = {
  forward: Dictionary;
  backward: Dictionary;
  /** Less sure than a dictionary; used to widen a query. */
  meanings: { forward: Meanings; backward: Meanings };
  /** The stem of a word by its cognate key. */
  cognates: { a: ReadonlyMap<string, string>; b: ReadonlyMap<string, string> };
  /** The share of each stem among all words. */
  shares: { a: ReadonlyMap<string, number>; b: ReadonlyMap<string, number> };
};

/** Minimum sureness; below it two words occur in the same paragraphs by chance. */
const surely = 0.25;
const perhaps = 0.12;
const maxMeanings = 5;

/** Learns both directions from paragraphs that say the same. */
export function learnDictionary({ a, b, pairs }: AlignedTexts): LearntPair {
  const [left, right] = [
    sideOf(
      pairs.map(([text]) => text),
      a,
    ),
    sideOf(
      pairs.map(([, text]) => text),
      b,
    ),
  ];
  const translations = createTranslations(
    left.stems.map((stems, at) => ({ a: stems, b: right.stems[at] ?? [] })),
  );
  return {
    forward: directionOf(left, right, translations.of),
    backward: directionOf(right, left, translations.back),
    meanings: {
      forward: meaningsOf(left, translations.of),
      backward: meaningsOf(right, translations.back),
    },
    cognates: { a: cognatesOf(left), b: cognatesOf(right) },
    shares: { a: left.shares, b: right.shares },
  };
}

function meaningsOf({ written }: Side, of: (stem: string) => Weighted[]): Meanings {
  return new Map(
    [...written.keys()].flatMap((known): [string, Weighted[]][] => {
      const meanings = of(known).filter(({ weight }) => weight >= perhaps);
      return meanings.length === 0 ? [] : [[known, meanings.slice(0, maxMeanings)]];
    }),
  );
}

function cognatesOf({ written }: Side): ReadonlyMap<string, string> {
  return new Map(
    [...written].flatMap(([known, word]): [string, string][] => {
      const key = cognateKey(foldWord(word));
      return key === undefined ? [] : [[key, known]];
    }),
  );
}

type Side = ReturnType<typeof sideOf>;

/** A compound without a translation of its own is translated by its parts if all of them have one. */
function directionOf(from: Side, into: Side, of: (stem: string) => Weighted[]): Dictionary {
  const translated = (known: string): string | undefined => {
    const best = of(known).find(({ word, weight }) => weight >= surely && into.written.has(word));
    return best && into.written.get(best.word);
  };
  const dictionary = new Map<string, string>();
  for (const known of from.written.keys()) {
    const whole = translated(known);
    const parts = whole === undefined ? (from.parts.get(known) ?? []).map(translated) : [];
    const phrase =
      whole ?? (parts.length > 1 && parts.every((part) => part !== undefined) ? parts.join(' ') : undefined);
    if (phrase !== undefined) dictionary.set(known, phrase);
  }
  return dictionary;
}

/** The stems of each text, those in German compounds too, and how each stem is most often written. */
function sideOf(texts: readonly string[], language: LanguageCode) {
  const counts = new Map<string, number>();
  const tokens = texts.map((text) =>
    tokenise(text).filter(({ word }) => !isStopWord(word, language) && !/\d/.test(word)),
  );
  for (const own of tokens) for (const { word } of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const compounds = language === 'DE' ? createCompounds(counts) : undefined;
  const stemsOf = new Map(
    [...counts.keys()].map((word) => [
      word,
      [word, ...(compounds?.allPartsOf(word) ?? [])].map((part) => stem(part, language)),
    ]),
  );
  const parts = new Map(
    [...counts.keys()].flatMap((word): [string, string[]][] => {
      const own = compounds?.partsOf(word) ?? [];
      return own.length > 1 ? [[stem(word, language), own.map((part) => stem(part, language))]] : [];
    }),
  );
  return {
    stems: tokens.map((own) => own.flatMap(({ word }) => stemsOf.get(word) ?? [])),
    parts,
    /** Stem → its commonest word, as the texts write it. */
    written: writtenForms(texts, tokens, counts, language),
    shares: sharesOf(counts, language),
  };
}

function sharesOf(counts: ReadonlyMap<string, number>, language: LanguageCode): ReadonlyMap<string, number> {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = new Map<string, number>();
  for (const [word, count] of counts) {
    const key = stem(word, language);
    shares.set(key, (shares.get(key) ?? 0) + count / total);
  }
  return shares;
}

function writtenForms(
  texts: readonly string[],
  tokens: readonly (readonly { word: string; start: number; end: number }[])[],
  counts: ReadonlyMap<string, number>,
  language: LanguageCode,
): ReadonlyMap<string, string> {
  const commonest = new Map<string, string>();
  for (const word of counts.keys()) {
    const key = stem(word, language);
    const before = commonest.get(key);
    if (before === undefined || (counts.get(word) ?? 0) > (counts.get(before) ?? 0)) commonest.set(key, word);
  }
  const surfaces = new Map<string, string>();
  for (const [at, own] of tokens.entries())
    for (const { word, start, end } of own) {
      const written = texts[at]?.slice(start, end) ?? word;
      const before = surfaces.get(word);
      // A capital at the beginning of a sentence does not belong to the word, except to nouns in German.
      if (before === undefined || (language !== 'DE' && before !== before.toLowerCase()))
        surfaces.set(word, written);
    }
  return new Map([...commonest].map(([key, word]) => [key, surfaces.get(word) ?? foldWord(word)]));
}
