import type { LanguageCode } from '../../contract/languages.ts';
import { monthOf } from '../../lib/month-names.ts';
import { dashes, foldedAt, isGlued, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import { findName, type NameIndex, type NameMatch, rankedNames, skipOwnDot, spanOf } from './name-index.ts';
import { sourceNumberKeys } from './source-number.ts';

/**
 * The act that a query names at a token: a document by one of its names, else an act that is known by name. "BkG" is
 * the document with the number of the BankG, if it is loaded; a name of a document is never that of another act.
 */
export function queryNameAt(
  index: NameIndex,
  tokens: Tokens,
  at: number,
  language?: LanguageCode,
): NameMatch | undefined {
  const name = oneNameAt(index, tokens, at, language);
  if (name === undefined || !isSignAt(tokens, name.next, '/')) return name;
  // "BV/Cst.": one act, in two languages.
  const other = oneNameAt(index, tokens, name.next + 1, language);
  return other && isSameAct(name, other) ? { ...name, next: other.next } : name;
}

function oneNameAt(
  index: NameIndex,
  tokens: Tokens,
  at: number,
  language: LanguageCode | undefined,
): NameMatch | undefined {
  const own = findName(index, tokens, at, language);
  const known = knownNameAt(index, tokens, at, language);
  // "GwV-FINMA" is not the act "GwV", which may be the only one of both that is loaded.
  const name = known !== undefined && known.next > (own?.next ?? 0) ? known : own;
  return name === undefined || isPartOfName(tokens, at, name) ? undefined : name;
}

const isSameAct = (one: NameMatch, other: NameMatch) =>
  one.documents.some((document) => other.documents.includes(document)) ||
  (one.unloaded?.sourceNumber !== undefined && one.unloaded.sourceNumber === other.unloaded?.sourceNumber);

/** Names of this length are words, if they are not spelled in capitals as they should be: "co", "Lp". */
const maxWordLike = 2;

function knownNameAt(
  { known, numbers }: NameIndex,
  tokens: Tokens,
  at: number,
  language: LanguageCode | undefined,
): NameMatch | undefined {
  const match = known && longestMatchAt(known.names, tokens, at);
  if (match === undefined) return undefined;
  const isMonth = monthOf(foldedAt(tokens, at)) !== undefined;
  const names = rankedNames(match.values, tokens.slice(at, match.next), language).filter(
    ({ name, exact }) => exact || (name.spelled.length > maxWordLike && !isMonth),
  );
  const [likeliest] = names;
  if (likeliest === undefined) return undefined;
  const { act, name } = likeliest.name;
  const next = skipOwnDot(match, tokens);
  const documents = names.flatMap(({ name }) => documentsOf(numbers, name.act.sourceNumber));
  const whole = { kind: 'name', next, exact: likeliest.exact } as const;
  if (documents.length > 0) return { ...whole, documents: [...new Set(documents)] };
  const unloaded = { ...spanOf(tokens, at, next), name, sourceNumber: act.sourceNumber };
  return { ...whole, documents: [], unloaded };
}

/** The documents with exactly this number. */
function documentsOf(numbers: NameIndex['numbers'], sourceNumber: string): readonly string[] {
  const [key] = sourceNumberKeys(sourceNumber);
  return key === undefined ? [] : (numbers.get(key) ?? []);
}

/** Drafts of an act are called by its name: "E-DSG", "VE-DSG", in French "P-LPD", "AP-LPD". */
const draftPrefixes = new Set(['e', 've', 'p', 'ap']);

/** Whether a name or number is only a part of a longer one, of another act: "GwV-EBK", "E-DSG", "RS 2026" in "RS 2026/2M". */
function isPartOfName(tokens: Tokens, at: number, { kind, next, documents }: NameMatch): boolean {
  if (kind === 'number')
    return documents.length === 0 && isSignAt(tokens, next, '/') && isGlued(tokens, next + 1);
  const isDash = (mark: number) =>
    isSignAt(tokens, mark, dashes) && isGlued(tokens, mark) && isGlued(tokens, mark + 1);
  if (isDash(at - 1) && draftPrefixes.has(foldedAt(tokens, at - 2))) return true;
  return isDash(next) && /^\p{Lu}{2,}$/u.test(tokens[next + 1]?.text ?? '');
}
