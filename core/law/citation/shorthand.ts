import { foldText } from '../../lib/fold.ts';
import { latinSuffixes } from '../label.ts';
import { romanValue } from '../roman.ts';
import { type CitationToken, dashes, foldedAt, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';
import type { StepType } from './citation-words.ts';
import { isLikelyName, type NameMatch } from './name-index.ts';
import { stepWordAt } from './parse-provision.ts';
import { isCounted } from './quantities.ts';

type NameAt = (tokens: Tokens, at: number) => NameMatch | undefined;

/**
 * Writes out what lawyers abbreviate in a query, so that one grammar reads all forms: beside a name "6 III", "6/3" and
 * "6.3" become "6 Abs. 3" and "37h/3/b" "37h Abs. 3 Bst. b"; "3-bis" becomes "3bis", "nDSG" and "revDSG" the act of that
 * name, "s 6" and what follows a name and a comma or dash an article. Each new token has the place of what was written.
 * Texts of acts are not read so: there "6.3" and "6/3" are numbers.
 */
export function writeOutShorthand(tokens: Tokens, nameAt: NameAt): Tokens {
  const named = withNamesOfRevisions(withGluedSuffixes(tokens), nameAt);
  return withSteps(named, namesIn(named, nameAt));
}

const token = (kind: CitationToken['kind'], text: string, { start, end }: CitationToken): CitationToken => ({
  kind,
  text,
  folded: foldText(text),
  start,
  end,
});

/** "3-bis" and "3 -bis" as "3bis". */
function withGluedSuffixes(tokens: Tokens): Tokens {
  const written: CitationToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [own, dash, suffix] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isSuffix =
      own?.kind === 'number' &&
      dash !== undefined &&
      dashes.includes(dash.text) &&
      suffix !== undefined &&
      isGlued(tokens, at + 2) &&
      latinSuffixes.includes(suffix.folded);
    if (own === undefined) continue;
    written.push(isSuffix ? token('number', own.text + suffix.text, { ...own, end: suffix.end }) : own);
    if (isSuffix) at += 2;
  }
  return written;
}

/** "nDSG", "revDSG": the new or revised act, by its name. An act that is called so keeps its name. */
function withNamesOfRevisions(tokens: Tokens, nameAt: NameAt): Tokens {
  const plain = tokens.map((own) => {
    const [, name] = /^(?:n|rev)(\p{Lu}.*)$/u.exec(own.text) ?? [];
    return name === undefined ? own : token(own.kind, name, own);
  });
  return tokens.map((own, at) => {
    const bare = plain[at] ?? own;
    return bare !== own && !nameAt(tokens, at) && nameAt(plain, at) ? bare : own;
  });
}

/** Where names begin, which tokens they cover, and the indices after their ends. */
type Names = Record<'startsAt' | 'covers' | 'endsAt', ReadonlySet<number>>;

function namesIn(tokens: Tokens, nameAt: NameAt): Names {
  const [startsAt, covers, endsAt] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (let at = 0; at < tokens.length; ) {
    const name = nameAt(tokens, at);
    if (name === undefined || !isLikelyName(name, tokens, at, 'number')) {
      at += 1;
      continue;
    }
    startsAt.add(at);
    for (; at < name.next; at += 1) covers.add(at);
    endsAt.add(at);
  }
  return { startsAt, covers, endsAt };
}

function withSteps(tokens: Tokens, names: Names): Tokens {
  const written: CitationToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const own = tokens[at];
    if (own === undefined) break;
    const article = tokens[at + 1];
    if (article?.kind === 'number' && isArticleSign(tokens, at, names)) {
      written.push(token('word', 'Art', own));
      at += 1;
      continue;
    }
    // A number may be a part of a name, as in "SR 952.0".
    const isPlain = own.kind !== 'number' || names.covers.has(at);
    const steps = isPlain ? undefined : stepsFrom(tokens, at, names);
    const read = steps && !isCounted(tokens, steps.next) ? steps : undefined;
    written.push(...(read?.tokens ?? [own]));
    at = read?.next ?? at + 1;
  }
  return written;
}

/** "s" of an English section, and the comma or dash between a name and its article: "FADP s 6", "DSG-6", "SR 955.0, 9". */
function isArticleSign(tokens: Tokens, at: number, names: Names): boolean {
  const { startsAt, endsAt } = names;
  if (/^s{1,2}$/.test(foldedAt(tokens, at)))
    return endsAt.has(at) || tokens.slice(at + 1, at + 8).some((_, step) => startsAt.has(at + 1 + step));
  if (!endsAt.has(at)) return false;
  if (isSignAt(tokens, at, dashes)) return isGlued(tokens, at) && isGlued(tokens, at + 1);
  return isSignAt(tokens, at, ',') && isEndOfArticle(tokens, at + 2, names);
}

/** Whether nothing but steps, or another name, follows the number of an article. */
const isEndOfArticle = (tokens: Tokens, at: number, { startsAt }: Names) =>
  tokens[at] === undefined ||
  startsAt.has(at) ||
  isSignAt(tokens, at, '/(') ||
  romanAt(tokens, at) !== undefined ||
  stepWordAt(tokens, at) !== undefined;

/** The steps that are written beside the number of an article without their words; undefined if there are none. */
function stepsFrom(
  tokens: Tokens,
  at: number,
  names: Names,
): { tokens: CitationToken[]; next: number } | undefined {
  const own = tokens[at];
  if (own === undefined) return undefined;
  const word = stepBefore(tokens, at);
  // The number of a paragraph or an annex.
  if (word !== undefined && word !== 'ARTICLE') return undefined;
  const afterWord = word === 'ARTICLE';
  const afterName = names.endsAt.has(at);
  const [, first, second] = /^(\d{1,3})\.(\d{1,2})$/.exec(own.text) ?? [];
  if (first !== undefined && second !== undefined) {
    if (afterWord || !(afterName || names.startsAt.has(at + 1))) return undefined;
    return { tokens: [token('number', first, own), ...paragraph(second, own)], next: at + 1 };
  }
  if (!/^\d{1,4}[a-z]*$/.test(own.folded)) return undefined;
  const roman = romanAt(tokens, at + 1);
  if (roman !== undefined) {
    const isCited = afterWord || afterName || names.startsAt.has(at + 2);
    const follows = isEndOfArticle(tokens, at + 2, names) || tokens[at + 2]?.kind === 'mark';
    const place = tokens[at + 1];
    if (!isCited || !follows || place === undefined) return undefined;
    return { tokens: [own, ...paragraph(String(roman), place)], next: at + 2 };
  }
  const slashed = slashedSteps(tokens, at + 1);
  if (slashed === undefined) return undefined;
  const isCited = afterWord || afterName || names.startsAt.has(slashed.next);
  return isCited ? { tokens: [own, ...slashed.tokens], next: slashed.next } : undefined;
}

/** The type of step whose word stands before a label. */
function stepBefore(tokens: Tokens, at: number): StepType | undefined {
  const word = isSignAt(tokens, at - 1, '.') ? at - 2 : at - 1;
  return word >= 0 ? stepWordAt(tokens, word)?.type : undefined;
}

const paragraph = (label: string, place: CitationToken) => [
  token('word', 'Abs', place),
  token('number', label, place),
];

/** Paragraphs are counted to twenty at most; "C" and "L" are letters. */
function romanAt(tokens: Tokens, at: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  return /^(?:X{0,2}(?:I{1,3}|IV|V|VI{1,3}|IX)|X{1,2})$/.test(text) ? romanValue(text) : undefined;
}

/** "/3/b": paragraph and letter. */
function slashedSteps(tokens: Tokens, from: number): { tokens: CitationToken[]; next: number } | undefined {
  const written: CitationToken[] = [];
  let at = from;
  for (let depth = 0; depth < 3 && isSignAt(tokens, at, '/') && isGlued(tokens, at); depth += 1) {
    const label = tokens[at + 1];
    if (label === undefined || !isGlued(tokens, at + 1)) break;
    const isNumber = label.kind === 'number' && /^\d{1,3}[a-z]*$/.test(label.folded);
    if (!isNumber && !/^[a-z]$/.test(label.folded)) break;
    const word = isNumber ? (depth === 0 ? 'Abs' : 'Ziff') : 'Bst';
    written.push(token('word', word, label), label);
    at += 2;
  }
  return at > from ? { tokens: written, next: at } : undefined;
}
