import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { dateIn } from '../../lib/month-names.ts';
import { citationTokens, spellingOf, type Tokens } from '../citation/citation-tokens.ts';
import { createNameIndex, type NamedDocument, type NameIndex } from '../citation/name-index.ts';
import type { NamingFamily } from '../display-name.ts';
import { anyOfAll } from '../languages/every-language.ts';
import { grammars } from '../languages/grammars.ts';
import { hasGrammar } from '../languages/names.ts';
import { isKindOfAct, looksAbbreviated } from './act-words.ts';

/** A loaded document that texts may cite. */
export type CitableDocument = NamedDocument & { naming: NamingFamily };
type Name = NameIndex['names']['values'][number];

/** Looks up loaded documents by the names that running text uses. */
export type Citables = {
  names: NameIndex['names'];
  /** The documents with the first of these keys. */
  documentsByNumber: (keys: readonly string[]) => readonly string[];
  /** The documents that these words name; undefined if they are ordinary words. */
  documentsByName: (
    values: readonly Name[],
    words: Tokens,
    language: LanguageCode,
  ) => readonly string[] | undefined;
  /** Whether an act may have been enacted on a date: its names contain this date or none. */
  isOfDay: (regTextId: string, day: string) => boolean;
  namingOf: (regTextId: string) => NamingFamily | undefined;
};

export function createCitables(documents: Iterable<CitableDocument>): Citables {
  const all = [...documents].map(withUsualNames);
  const { names, numbers } = createNameIndex(all);
  const namings = new Map(all.map(({ regTextId, naming }) => [regTextId, naming]));
  const days = new Map(all.map((one) => [one.regTextId, datesOf(one)]));
  return {
    names,
    documentsByNumber: ([key = '']) =>
      (numbers.get(key) ?? []).filter((one) => (namings.get(one) === 'eu') === key.startsWith('eu:')),
    documentsByName: (values, words, language) => {
      const spelled = values.filter((name) => isSpelledAsName(name, words));
      if (spelled.length === 0) return undefined;
      const inLanguage = spelled.filter((name) => name.language === language);
      return [...new Set((inLanguage.length > 0 ? inLanguage : spelled).map(({ regTextId }) => regTextId))];
    },
    isOfDay: (regTextId, day) => {
      const known = days.get(regTextId);
      return known === undefined || known.size === 0 || known.has(day);
    },
    namingOf: (regTextId) => namings.get(regTextId),
  };
}

function datesOf({ longNames }: NamedDocument): Set<string> {
  return new Set(
    languageCodes.flatMap((language) => (longNames[language] ?? []).flatMap((name) => dateIn(name) ?? [])),
  );
}

/** Whether words are used as a name: an exactly spelled abbreviation, or words with "act" or the like. */
function isSpelledAsName({ spelled, language }: Name, words: Tokens): boolean {
  const own = citationTokens(spelled);
  const [first] = words;
  if (first === undefined) return false;
  if (own.filter(({ kind }) => kind !== 'mark').length > 1) {
    const saysAct = words.some((word) => isKindOfAct(word, language));
    return saysAct || (words.some(looksAbbreviated) && spellingOf(own) === spellingOf(words));
  }
  if (spellingOf(own) !== spellingOf(words)) return false;
  return looksAbbreviated(first) || isKindOfAct(first, language);
}

const national = new RegExp(`(?<=^|\\s)${anyOfAll(({ references }) => references.national)}\\s?`, 'giu');
/** Usual names of the federal constitution (SR 101); texts cite it by these alone. */
const constitutionIn = (language: LanguageCode): readonly string[] =>
  hasGrammar(language) ? grammars[language].references.constitution : [];

/** Adds the names that texts use besides the official ones: without "federal" and "Swiss". */
function withUsualNames(document: CitableDocument): CitableDocument {
  const longNames: Partial<Record<LanguageCode, readonly string[]>> = {};
  for (const language of languageCodes) {
    const own = document.longNames[language] ?? [];
    const plain = own.map((name) => name.replaceAll(national, '').trim());
    const usual = document.sourceNumber === '101' ? constitutionIn(language) : [];
    longNames[language] = [...new Set([...own, ...plain, ...usual])];
  }
  return { ...document, longNames };
}
