import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { type ByLanguage, inLanguage } from '../../lib/in-language.ts';
import {
  addWords,
  citationTokens,
  emptyTrie,
  foldedAt,
  foldUmlauts,
  isGlued,
  isSignAt,
  longestMatchAt,
  spellingOf,
  type Tokens,
  type WordTrie,
} from './citation-tokens.ts';
import { ordinaryWords, withoutDay } from './citation-words.ts';
import { readSourceNumber, sourceNumberKeys } from './source-number.ts';

/** The names and the number of a document. */
export type NamedDocument = {
  regTextId: string;
  shortNames: Partial<Record<LanguageCode, readonly string[]>>;
  longNames: Partial<Record<LanguageCode, readonly string[]>>;
  sourceNumber: string;
};

type Name = { regTextId: string; spelled: string; language: LanguageCode };

/** Index of the names and numbers of the loaded documents. */
export type NameIndex = {
  names: WordTrie<Name>;
  numbers: ReadonlyMap<string, readonly string[]>;
  /** Acts that queries name, loaded or not; absent for texts. */
  known?: KnownActIndex;
};

/** Acts that are known by name, whether a document has them or not. */
export type KnownActIndex = { names: WordTrie<KnownName>; numbers: ReadonlyMap<string, KnownAct> };

/** An act by its number, with its abbreviation in each language and other names by which it is cited. */
export type KnownAct = {
  sourceNumber: string;
  short: ByLanguage<string>;
  others: readonly string[];
};
/** A name of a known act, and a spelling of it: of "Bankengesetz" also the genitive. */
export type KnownName = { act: KnownAct; name: string; spelled: string; language: LanguageCode | undefined };

/** A name found in a text. Several documents may have the same name; the likeliest is first. */
export type NameMatch = {
  documents: readonly string[];
  kind: 'name' | 'number';
  /** Index of the token after the name. */
  next: number;
  /** Whether it is spelled exactly as the document spells it, capitals included. */
  exact: boolean;
  /** The act, where no document is it. */
  unloaded?: UnloadedAct;
};

/** An act that is named and not loaded: where its name stands (UTF-16, end exclusive), and what is known of it. */
export type UnloadedAct = { start: number; end: number; name?: string; sourceNumber?: string };

/** A text to be searched for citations, and how to recognise names in it. */
export type CitationSource = {
  tokens: Tokens;
  nameAt: (at: number) => NameMatch | undefined;
  /** True for the text of an act, where a sentence continues after a citation. */
  isActText?: boolean;
  /** True for a query, which may name acts that nobody knows. */
  isQuery?: boolean;
  /** Language of the text, if known: "e" means "and" in Italian only. */
  language?: LanguageCode;
  /** Whether steps of a citation are separated by commas, as in French: "art. 5, al. 2". */
  hasCommas?: boolean;
};

/** Builds the index of all names that citations may use. */
export function createNameIndex(documents: Iterable<NamedDocument>): NameIndex {
  const names: WordTrie<Name> = emptyTrie();
  const numbers = new Map<string, string[]>();
  for (const { regTextId, shortNames, longNames, sourceNumber } of documents) {
    for (const key of sourceNumberKeys(sourceNumber))
      numbers.set(key, [...(numbers.get(key) ?? []), regTextId]);
    for (const language of languageCodes) {
      const all = [...(shortNames[language] ?? []), ...(longNames[language] ?? []).flatMap(namesInLongName)];
      for (const spelled of new Set(all.flatMap(withIssuerFirst)))
        addSpelledName(names, { regTextId, spelled, language });
    }
  }
  return { names, numbers };
}

/** Adds a name to an index of names, by its words without accents; umlauts also as two letters. */
export function addSpelledName<T extends { spelled: string }>(names: WordTrie<T>, name: T): void {
  const words = (text: string) =>
    citationTokens(text)
      .filter(({ kind }) => kind !== 'mark')
      .map((token) => token.folded);
  const plain = words(name.spelled);
  // No words, or numbers only.
  if (plain.every((word) => /^\d/.test(word))) return;
  const withE = words(foldUmlauts(name.spelled));
  for (const one of plain.join() === withE.join() ? [plain] : [plain, withE]) addWords(names, one, name);
}

/** The document named at a token, by the longest name or number that begins there. */
export function findName(
  index: NameIndex,
  tokens: Tokens,
  at: number,
  language?: LanguageCode,
): NameMatch | undefined {
  const number = readSourceNumber(tokens, at);
  const named = longestMatchAt(index.names, tokens, at);
  if (number && number.next >= (named?.next ?? 0)) {
    const documents = number.keys.map((key) => index.numbers.get(key)).find((known) => known !== undefined);
    // A bare number with dots counts only if a document has it.
    const isBare = foldedAt(tokens, at).includes('.');
    if (documents) return { documents, kind: 'number', next: number.next, exact: true };
    if (!isBare) return unloadedNumber(index, number, { tokens, at, language });
  }
  if (named === undefined) return undefined;
  const ranked = rankedNames(named.values, tokens.slice(at, named.next), language);
  return {
    documents: [...new Set(ranked.map(({ name }) => name.regTextId))],
    kind: 'name',
    next: skipOwnDot(named, tokens),
    exact: ranked.some(({ exact }) => exact),
  };
}

/** The number of an act that is not loaded. */
function unloadedNumber(
  { known }: NameIndex,
  { keys, next }: { keys: readonly string[]; next: number },
  { tokens, at, language = 'EN' }: { tokens: Tokens; at: number; language: LanguageCode | undefined },
): NameMatch {
  const act = keys.map((key) => known?.numbers.get(key)).find((one) => one !== undefined);
  const unloaded = {
    ...spanOf(tokens, at, next),
    ...(act && { name: inLanguage(act.short, language), sourceNumber: act.sourceNumber }),
  };
  return { documents: [], kind: 'number', next, exact: true, unloaded };
}

/** Where tokens stand in the text. */
export const spanOf = (tokens: Tokens, from: number, next: number): { start: number; end: number } => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[next - 1]?.end ?? 0,
});

/** Names of the same words: those first that are spelled exactly as in the text, then those of the language. */
export function rankedNames<T extends { spelled: string; language: LanguageCode | undefined }>(
  names: readonly T[],
  written: Tokens,
  language: LanguageCode | undefined,
): { name: T; exact: boolean }[] {
  const spelling = spellingOf(written);
  return names
    .map((name) => ({ name, exact: spellingOf(citationTokens(name.spelled)) === spelling }))
    .map((one) => ({ ...one, rank: (one.exact ? 0 : 2) + (one.name.language === language ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank);
}

/** The dot of "Cst." belongs to the name if one of the matched names ends with a dot. */
export function skipOwnDot(
  { values, next }: { values: readonly { spelled: string }[]; next: number },
  tokens: Tokens,
): number {
  const hasDot = isSignAt(tokens, next, '.') && isGlued(tokens, next);
  return hasDot && values.some(({ spelled }) => spelled.endsWith('.')) ? next + 1 : next;
}

/**
 * Whether a name that is not spelled exactly is likely to be meant as a name. Short abbreviations are often
 * ordinary words ("la", "or", "ba"); beside a number only the listed ordinary words are excluded.
 */
export function isLikelyName(
  name: NameMatch,
  tokens: Tokens,
  at: number,
  beside: 'number' | 'nothing' | 'words',
): boolean {
  if (name.exact || name.next > at + 1) return true;
  const word = foldedAt(tokens, at);
  if (beside === 'number') return !ordinaryWords.has(word);
  return word.length > (beside === 'nothing' ? 2 : 3) && !ordinaryWords.has(word);
}

/**
 * The names contained in a long name: the whole, the same without its date, and those in brackets at its
 * end, as in "Bundesgesetz vom … über die Banken (Bankengesetz, BankG)".
 */
export function namesInLongName(longName: string): string[] {
  const plain = longName
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const open = plain.lastIndexOf('(');
  const inside = open > 0 && plain.endsWith(')') ? plain.slice(open + 1, -1).split(/[,;]/) : [];
  const outside = inside.length > 0 ? plain.slice(0, open).trim() : plain;
  const names = [outside, withoutDay(outside), ...inside.map((name) => name.trim())];
  return [...new Set(names.flatMap(withGenitive))].filter((name) => name.length > 1);
}

/** "GwV-FINMA" is also called "FINMA GwV". */
export function withIssuerFirst(name: string): string[] {
  const [, act, issuer] = /^(\p{Lu}\p{L}+)-(\p{Lu}{3,})$/u.exec(name) ?? [];
  return act === undefined || issuer === undefined ? [name] : [name, `${issuer} ${act}`];
}

/** Adds the German genitive: "Art. 5 des Bankengesetzes". */
export function withGenitive(name: string): string[] {
  return /^\p{L}+(?:gesetz|buch|recht)$/u.test(name) ? [name, `${name}es`, `${name}s`] : [name];
}
