import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { citationTokens, spellingOf, type Tokens } from '../citation/citation-tokens.ts';
import { createNameIndex, type NamedDocument, type NameIndex } from '../citation/name-index.ts';
import type { NamingFamily } from '../display-name.ts';
import { isKindOfAct, looksAbbreviated } from './act-words.ts';
import { dayOfName } from './day-phrase.ts';

/** A loaded document as texts may cite it. */
export type CitableDocument = NamedDocument & { naming: NamingFamily };
type Name = NameIndex['names']['values'][number];

/** The loaded documents, as running text names them. */
export type Citables = {
  names: NameIndex['names'];
  /** The documents that are known by the first of these keys. */
  numbered: (keys: readonly string[]) => readonly string[];
  /** Which documents these words name; undefined where they are words like others. */
  bearing: (values: readonly Name[], words: Tokens, language: LanguageCode) => readonly string[] | undefined;
  /** Whether an act may be of a day: it is, or says nothing of it. */
  isOfDay: (regTextId: string, day: string) => boolean;
  namingOf: (regTextId: string) => NamingFamily | undefined;
};

export function createCitables(documents: Iterable<CitableDocument>): Citables {
  const all = [...documents].map(withUsualNames);
  const { names, numbers } = createNameIndex(all);
  const namings = new Map(all.map(({ regTextId, naming }) => [regTextId, naming]));
  const days = new Map(all.map((one) => [one.regTextId, daysOf(one)]));
  return {
    names,
    numbered: ([key = '']) =>
      (numbers.get(key) ?? []).filter((one) => (namings.get(one) === 'eu') === key.startsWith('eu:')),
    bearing: (values, words, language) => {
      const spelled = values.filter((name) => mayBeNamed(name, words));
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

function daysOf({ longNames }: NamedDocument): Set<string> {
  return new Set(
    languageCodes.flatMap((language) => (longNames[language] ?? []).flatMap((name) => dayOfName(name) ?? [])),
  );
}

/** Whether words are a name and not what they mean: an abbreviation in its own letters, or what says "act". */
function mayBeNamed({ spelled, language }: Name, words: Tokens): boolean {
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

const national =
  /(?<=^|\s)(?:Schweizerische[rns]?|suisse|svizzer[ao]|Swiss|Federal|fédérale?|federale)\s?/giu;
/** What every reader knows by the kind alone. */
const constitution: Record<LanguageCode, readonly string[]> = {
  DE: ['Bundesverfassung'],
  FR: ['Constitution fédérale', 'Constitution'],
  IT: ['Costituzione federale', 'Costituzione'],
  EN: ['Federal Constitution', 'Constitution'],
};

/** Names that texts use beside those that a document gives itself: without "federal" and "Swiss". */
function withUsualNames(document: CitableDocument): CitableDocument {
  const longNames: Partial<Record<LanguageCode, readonly string[]>> = {};
  for (const language of languageCodes) {
    const own = document.longNames[language] ?? [];
    const plain = own.map((name) => name.replaceAll(national, '').trim());
    const usual = document.sourceNumber === '101' ? constitution[language] : [];
    longNames[language] = [...new Set([...own, ...plain, ...usual])];
  }
  return { ...document, longNames };
}
