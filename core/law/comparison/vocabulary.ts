import type { LanguageCode } from '../../contract/languages.ts';
import { memoizeByWord } from '../../lib/memoize.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { wordsOfOther } from './words/other.ts';
import type { Words } from './words/words.ts';

export type Vocabulary = {
  language: LanguageCode;
  functionWords: ReadonlySet<string>;
  obligations: ReadonlySet<string>;
  toDo: { have: ReadonlySet<string>; to: string } | undefined;
  negations: { first: ReadonlySet<string>; second: ReadonlySet<string> };
  held: { words: ReadonlySet<string>; to: ReadonlySet<string>; determiners: ReadonlySet<string> };
  bounds: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, string>;
  fractions: {
    whole: ReadonlyMap<string, string>;
    parts: ReadonlyMap<string, { divisor: string; isAmbiguous: boolean }>;
    of: ReadonlySet<string>;
  };
  one: ReadonlySet<string>;
  multipliers: ReadonlyMap<string, string>;
  currencies: ReadonlyMap<string, string>;
  percents: ReadonlyMap<string, string>;
  durations: ReadonlyMap<string, string>;
  durationAdjectives: ReadonlyMap<string, string>;
  ordinals: ReadonlyMap<string, string>;
  ordinalForms: RegExp;
  ordinalMarks: ReadonlySet<string>;
  following: ReadonlySet<string>;
  months: ReadonlyMap<string, string>;
  deadlines: ReadonlySet<string>;
  deadlineEndings: readonly string[];
  references: ReadonlyMap<string, string>;
  separators: ReadonlySet<string>;
  joints: ReadonlySet<string>;
  /** Abbreviations with their dot. */
  abbreviations: ReadonlySet<string>;
  dateOfAct: Words['dateOfAct'];
  /** Folds variants of spelling: case, hyphens, punctuation, ß, older accents. */
  fold: (word: string) => string;
};

const list = (words: string) => words.split(' ').filter((word) => word !== '');
const setOf = (words: string) => new Set(list(words));
const mapOf = (words: string) =>
  new Map(
    list(words).map((word): [string, string] => {
      const at = word.indexOf(':', 1);
      return at < 0 ? [word, word] : [word.slice(0, at), word.slice(at + 1)];
    }),
  );

function fractionsOf({ fractions: { whole, parts, of } }: Words): Vocabulary['fractions'] {
  const divisors = [...mapOf(parts)].map(
    ([word, divisor]): [string, { divisor: string; isAmbiguous: boolean }] => [
      word,
      { divisor: divisor.replace('?', ''), isAmbiguous: divisor.endsWith('?') },
    ],
  );
  return { whole: mapOf(whole), parts: new Map(divisors), of: setOf(of) };
}

/** Combines stems ("siebt:7") with all endings. */
function ordinalsOf({ ordinals, ordinalEndings }: Words): Map<string, string> {
  const endings = ordinalEndings === '' ? [''] : list(ordinalEndings);
  return new Map(
    [...mapOf(ordinals)].flatMap(([stem, value]) =>
      endings.map((ending): [string, string] => [stem + ending, value]),
    ),
  );
}

const common = (word: string) =>
  word
    .toLowerCase()
    .replace(/[\s\-'"()[\].,;:!?*_]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');

/*
 * Only spellings of the same word become equal. Accents and umlauts distinguish words ("fordern", "fördern";
 * "ou", "où"; "e", "è"), so they are removed only where an older or capital spelling omits them.
 */
const foldOf = (spelling: Words['spelling']) =>
  spelling === undefined ? common : memoizeByWord((word) => spelling(common(word)));

function vocabularyOf(language: LanguageCode, words: Words): Vocabulary {
  const maps = {
    multipliers: mapOf(words.multipliers),
    currencies: mapOf(words.currencies),
    months: mapOf(words.months),
    references: mapOf(words.references),
  };
  const withDots = Object.values(maps).flatMap((map) => [...map.keys()].filter((word) => word.endsWith('.')));
  return {
    language,
    ...maps,
    functionWords: setOf(words.functionWords),
    obligations: setOf(words.obligations),
    toDo: words.toDo && { have: new Set(words.toDo.have), to: words.toDo.to },
    negations: { first: setOf(words.negations.first), second: setOf(words.negations.second) },
    held: {
      words: setOf(words.held.words),
      to: setOf(words.held.to),
      determiners: setOf(words.held.determiners),
    },
    bounds: mapOf(words.bounds),
    numbers: mapOf(words.numbers),
    fractions: fractionsOf(words),
    one: setOf(words.one),
    percents: mapOf(words.percents),
    durations: mapOf(words.durations),
    durationAdjectives: mapOf(words.durationAdjectives),
    ordinals: ordinalsOf(words),
    ordinalForms: words.ordinalForms,
    ordinalMarks: setOf(words.ordinalMarks),
    following: setOf(words.following),
    deadlines: setOf(words.deadlines),
    deadlineEndings: list(words.deadlineEndings),
    separators: setOf(words.separators),
    joints: setOf(words.joints),
    abbreviations: new Set(withDots),
    dateOfAct: words.dateOfAct,
    fold: foldOf(words.spelling),
  };
}

const described: Partial<Record<LanguageCode, Words>> = { DE: de, FR: fr, IT: it, EN: en };

const vocabularies = new Map<LanguageCode, Vocabulary>();

export function vocabularyFor(language: LanguageCode): Vocabulary {
  const known = vocabularies.get(language);
  if (known !== undefined) return known;
  const vocabulary = vocabularyOf(language, described[language] ?? wordsOfOther(language));
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
