import { type LanguageCode, languageCodes } from '../../contract/languages.ts';
import { type CitationToken, citationTokens, foldedWithE } from './citation-tokens.ts';
import { ordinaryWords } from './citation-words.ts';
import { namesIn } from './long-name.ts';
import { keysOf, readSourceNumber } from './source-number.ts';
import { addWords, emptyTrie, longestAt, type WordTrie } from './word-trie.ts';

/** How a document may be called. */
export type NamedDocument = {
  regTextId: string;
  shortNames: Partial<Record<LanguageCode, readonly string[]>>;
  longNames: Partial<Record<LanguageCode, readonly string[]>>;
  sourceNumber: string;
};

type Name = { regTextId: string; spelled: string; language: LanguageCode };

/** Names and numbers of the loaded documents. */
export type NameIndex = {
  names: WordTrie<Name>;
  numbers: ReadonlyMap<string, readonly string[]>;
};

/** A document named in a text: several where several bear the name, the likeliest first. */
export type FoundName = {
  documents: readonly string[];
  kind: 'name' | 'number';
  /** Index behind the last token. */
  next: number;
  /** Whether it is written as the document writes it, capitals included. */
  exact: boolean;
};

/** A text that is read for citations, and the names that may stand in it. */
export type CitationSource = {
  tokens: readonly CitationToken[];
  nameAt: (at: number) => FoundName | undefined;
  /** Whether it is the text of an act, whose sentences go on behind a citation; else what somebody asks for. */
  isLaw?: boolean;
  /** Whether a comma stands between the steps of a citation, as in French: "art. 5, al. 2". */
  hasCommas?: boolean;
};

/** Makes the index of all names that citations may use. */
export function createNameIndex(documents: Iterable<NamedDocument>): NameIndex {
  const names: WordTrie<Name> = emptyTrie();
  const numbers = new Map<string, string[]>();
  for (const { regTextId, shortNames, longNames, sourceNumber } of documents) {
    for (const key of keysOf(sourceNumber)) numbers.set(key, [...(numbers.get(key) ?? []), regTextId]);
    for (const language of languageCodes) {
      const all = [...(shortNames[language] ?? []), ...(longNames[language] ?? []).flatMap(namesIn)];
      for (const spelled of new Set(all)) addName(names, { regTextId, spelled, language });
    }
  }
  return { names, numbers };
}

function addName(names: WordTrie<Name>, name: Name): void {
  const words = (text: string) =>
    citationTokens(text)
      .filter(({ kind }) => kind !== 'mark')
      .map((token) => token.folded);
  const plain = words(name.spelled);
  if (plain.length === 0 || plain.every((word) => /^\d/.test(word))) return;
  const withE = words(foldedWithE(name.spelled));
  for (const one of plain.join() === withE.join() ? [plain] : [plain, withE]) addWords(names, one, name);
}

/** The document that is named at a token, by the longest name or number there. */
export function findName(
  index: NameIndex,
  tokens: readonly CitationToken[],
  at: number,
  language?: LanguageCode,
): FoundName | undefined {
  const number = readSourceNumber(tokens, at);
  const named = longestAt(index.names, tokens, at);
  if (number && number.next >= (named?.next ?? 0)) {
    const documents = number.keys.map((key) => index.numbers.get(key)).find((known) => known !== undefined);
    // A bare number with dots is a document only where there is one.
    const isBare = tokens[at]?.kind === 'number' && tokens[at]?.folded.includes('.');
    if (documents || !isBare)
      return { documents: documents ?? [], kind: 'number', next: number.next, exact: true };
  }
  if (named === undefined) return undefined;
  const written = lettersOf(tokens.slice(at, named.next));
  const ranked = named.values
    .map((name) => ({ name, exact: lettersOf(citationTokens(name.spelled)) === written }))
    .map((one) => ({ ...one, rank: (one.exact ? 0 : 2) + (one.name.language === language ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank);
  return {
    documents: [...new Set(ranked.map(({ name }) => name.regTextId))],
    kind: 'name',
    next: behindOwnDot(named, tokens),
    exact: ranked.some(({ exact }) => exact),
  };
}

/** The dot of "Cst." belongs to the name, where one so called has it. */
function behindOwnDot(
  { values, next }: { values: readonly Name[]; next: number },
  tokens: readonly CitationToken[],
): number {
  const dot = tokens[next];
  const isGlued = dot?.text === '.' && dot.start === tokens[next - 1]?.end;
  return isGlued && values.some(({ spelled }) => spelled.endsWith('.')) ? next + 1 : next;
}

const lettersOf = (tokens: readonly CitationToken[]) =>
  tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');

/**
 * Whether a name may be one in other letters than its own: short abbreviations are ordinary words too
 * often ("la", "or", "ba"); beside a number only those that are words in one of the languages.
 */
export function isLikelyName(
  name: FoundName,
  tokens: readonly CitationToken[],
  at: number,
  beside: 'number' | 'nothing' | 'words',
): boolean {
  if (name.exact || name.kind === 'number' || name.next > at + 1) return true;
  const word = tokens[at]?.folded ?? '';
  if (beside === 'number') return !ordinaryWords.has(word);
  return word.length > (beside === 'nothing' ? 2 : 3) && !ordinaryWords.has(word);
}
