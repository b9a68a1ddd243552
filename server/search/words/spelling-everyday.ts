import type { LanguageCode } from '#core/contract/languages.ts';
import { german } from '../expansion/thesaurus/de.ts';
import { english } from '../expansion/thesaurus/en.ts';
import { french } from '../expansion/thesaurus/fr.ts';
import { italian } from '../expansion/thesaurus/it.ts';
import { readThesaurus } from '../expansion/thesaurus/read-thesaurus.ts';
import { type Correction, createSpelling } from './spelling.ts';
import { stem } from './stems.ts';

export type EverydaySpelling = {
  /** Whether it is one of these words, inflected or not. */
  has: (word: string) => boolean;
  correct: (word: string, limit: number) => readonly Correction[];
};

/** Their frequency is unknown, so they score lower than words of the texts. */
const usual = 0.5;
const sources: Readonly<Partial<Record<LanguageCode, string>>> = {
  DE: german,
  FR: french,
  IT: italian,
  EN: english,
};
const known = new Map<LanguageCode, EverydaySpelling>();

/** Possible plurals, since the thesaurus has one form of each word; some of them exist. */
const pluralsOf: Readonly<Partial<Record<LanguageCode, (word: string) => readonly string[]>>> = {
  DE: (word) => ['e', 'n', 'en', 's'].map((ending) => word + ending),
  FR: (word) => [`${word}s`],
  IT: (word) => ['i', 'e'].map((ending) => word.slice(0, -1) + ending),
  EN: (word) => [`${word}s`],
};

/** Spelling of the words of the thesaurus, which are queried although the texts may lack them. */
export function everydaySpelling(language: LanguageCode): EverydaySpelling {
  const before = known.get(language) ?? createEverydaySpelling(language);
  known.set(language, before);
  return before;
}

function createEverydaySpelling(language: LanguageCode): EverydaySpelling {
  const words = new Set(
    readThesaurus(sources[language] ?? '', language).flatMap(({ everyday, law }) =>
      [...everyday, ...law].flatMap((expression) => expression.words),
    ),
  );
  const inflected = [...words].flatMap((word) => [word, ...(pluralsOf[language]?.(word) ?? [])]);
  const stems = new Set([...words].map((word) => stem(word, language)));
  const spelling = createSpelling(new Map(inflected.map((word) => [word, 1])), language);
  return {
    has: (word) => words.has(word) || stems.has(stem(word, language)),
    correct: (word, limit) =>
      spelling.correct(word, limit).map((correction) => ({ ...correction, score: correction.score * usual })),
  };
}
