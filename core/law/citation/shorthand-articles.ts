import { type CitationToken, dashes, foldedAt, isGlued, isSignAt, type Tokens } from './citation-tokens.ts';
import { isAndWord } from './citation-words.ts';
import { readLabel } from './parse-label.ts';
import { stepWordAt } from './parse-provision.ts';
import { isCounted } from './quantities.ts';
import { type Names, writtenToken } from './shorthand-names.ts';
import { isEndOfArticle, stepBefore, stepsFrom } from './shorthand-steps.ts';

/** Writes out the words that are left out or abbreviated around the numbers of articles. */
export function writeOutArticles(given: Tokens, names: Names): Tokens {
  const tokens = given.map((own, at) =>
    isSentence(given, at, names) ? writtenToken('word', 'Satz', own) : own,
  );
  const written: CitationToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const own = tokens[at];
    if (own === undefined) break;
    const article = names.covers.has(at) ? undefined : articleNumberAfter(tokens, at, names);
    const commentary = commentaryEnd(tokens, at, names);
    const last = written.at(-1);
    if (article !== undefined) {
      written.push(writtenToken('word', 'Art', own));
      at = article;
    } else if (commentary !== undefined && last !== undefined) {
      // Left out, and yet a part of what is cited.
      written[written.length - 1] = { ...last, end: tokens[commentary - 1]?.end ?? last.end };
      at = commentary;
    } else if (isSurplusSign(tokens, at, names)) {
      at += 1;
    } else if (isNumberInCircular(tokens, at, names)) {
      written.push(writtenToken('word', 'Rz', own));
      at += 1;
    } else {
      const number = own.kind === 'number' && !names.covers.has(at) ? numberAt(tokens, at, names) : undefined;
      written.push(...(number?.tokens ?? [own]));
      at = number?.next ?? at + 1;
    }
  }
  return written;
}

/** A word that is not written has no width. */
const unwritten = (text: string, { start }: CitationToken) =>
  writtenToken('word', text, { start, end: start });

/** The number of an article with the steps behind it, and with its word where that is left out. */
function numberAt(tokens: Tokens, at: number, names: Names): { tokens: CitationToken[]; next: number } {
  const own = tokens[at] as CitationToken;
  const steps = stepsFrom(tokens, at, names);
  const read = steps && !isCounted(tokens, steps.next) ? steps : { tokens: [own], next: at + 1 };
  const lacksWord = stepBefore(tokens, at) === undefined && isBareArticle(tokens, at, read.next, names);
  const isArticle = lacksWord || stepBefore(tokens, at) === 'ARTICLE';
  const article = lacksWord ? [unwritten('Art', own)] : [];
  // Whether the dot of "6f." ends a sentence, a text does not tell; a query has no sentences.
  const dot = tokens[at + 1];
  const isFollowing = isArticle && isAbbreviatedFollowing(tokens, at) && dot !== undefined;
  if (!isFollowing) return { tokens: [...article, ...read.tokens], next: read.next };
  const link =
    tokens[at + 2] === undefined ? [] : [writtenToken('word', 'des', { start: dot.end, end: dot.end })];
  return { tokens: [...article, own, dot, ...link], next: at + 2 };
}

const isAbbreviatedFollowing = (tokens: Tokens, at: number) =>
  /^\d{1,4}f$/.test(foldedAt(tokens, at)) && isSignAt(tokens, at + 1, '.') && isGlued(tokens, at + 1);

/** Whether a number beside a name is an article though nothing says so: "5 und 7 BankG", "6f. DSG", "SR 952.0 5". */
function isBareArticle(tokens: Tokens, at: number, next: number, names: Names): boolean {
  if (isAbbreviatedFollowing(tokens, at)) return names.endsAt.has(at) || names.ends.has(at + 2);
  const isYear = /^(?:19|20)\d\d$/.test(foldedAt(tokens, at));
  if (names.numbersEndAt.has(at) && !isYear) return next > at + 1 || isEndOfArticle(tokens, next, names);
  const end = endOfNumbers(tokens, at, names);
  if (end === undefined || isYear || isCounted(tokens, end)) return false;
  return names.endsAt.has(at) || names.ends.has(end);
}

/** The index after two or more numbers that begin at a token: "5, 7 und 9"; undefined if they begin before it. */
function endOfNumbers(tokens: Tokens, from: number, names: Names): number | undefined {
  const isNumber = (at: number) => tokens[at]?.kind === 'number' && !names.covers.has(at);
  const isBetween = (at: number) => isSignAt(tokens, at, ',') || isAndWord(foldedAt(tokens, at));
  const isContinued = isBetween(from - 1) || isSignAt(tokens, from - 1, dashes);
  if (isContinued && !names.endsAt.has(from - 1)) return undefined;
  let next = from + 1;
  while (isBetween(next) && isNumber(next + 1)) next += 2;
  return next > from + 1 ? next : undefined;
}

const sections = new Set(['s', 'ss', 'sec']);
const longSections = new Set(['section', 'sections', 'sect']);
/** Limit of the tokens between "s 6(3)" and the name of its act. */
const maxBetween = 8;

/** The index of the number of an article whose word is a sign or an English abbreviation: "FADP s 6", "DSG-6", "SR 955.0, 9". */
function articleNumberAfter(tokens: Tokens, at: number, names: Names): number | undefined {
  const word = foldedAt(tokens, at);
  const isLong = longSections.has(word);
  if (sections.has(word) || isLong) {
    const number = skipDot(tokens, at + 1);
    const isArticle = tokens[number]?.kind === 'number' && (!isLong || isSignAt(tokens, number + 1, '('));
    const isBeside =
      isBehindOwnName(tokens, at, names) ||
      Array.from({ length: maxBetween }, (_, step) => number + step).some((one) => names.ends.has(one));
    return isArticle && isBeside ? number : undefined;
  }
  if (!names.endsAt.has(at) || tokens[at + 1]?.kind !== 'number' || isCounted(tokens, at + 2))
    return undefined;
  const isGluedSign = isSignAt(tokens, at, `${dashes}/:.`) && isGlued(tokens, at) && isGlued(tokens, at + 1);
  const isSeparated = isSignAt(tokens, at, ',:') && isEndOfArticle(tokens, at + 2, names);
  return isGluedSign || isSeparated ? at + 1 : undefined;
}

const skipDot = (tokens: Tokens, at: number) => (isSignAt(tokens, at, '.') ? at + 1 : at);

/** Whether a token stands behind a name that no article before it takes: in "Art. 6 DSG S. 45" a page follows. */
function isBehindOwnName(tokens: Tokens, at: number, names: Names): boolean {
  if (!names.endsAt.has(at)) return false;
  let start = at - 1;
  while (names.covers.has(start - 1) && names.ends.get(start) !== at) start -= 1;
  return !isBehindArticle(tokens, start, names);
}

/** Whether "S." is a sentence, which German abbreviates as English does a section: "Art. 6 Abs. 3 S. 1". */
function isSentence(tokens: Tokens, at: number, names: Names): boolean {
  if (foldedAt(tokens, at) !== 's' || names.covers.has(at)) return false;
  const number = skipDot(tokens, at + 1);
  if (tokens[number]?.kind !== 'number' || names.covers.has(number)) return false;
  const isBehindStep = stepBefore(tokens, at - 1) !== undefined || isRomanLabel(tokens, at - 1);
  return isBehindStep || isBehindArticle(tokens, at, names);
}

const isRomanLabel = (tokens: Tokens, at: number) =>
  tokens[at - 1]?.kind === 'number' && /^[IVX]+$/.test(tokens[at]?.text ?? '');

/** The index after the margin number of a commentary on an article: "Art. 5 N 12 BankG", "BankG 5 Rz 3". */
function commentaryEnd(tokens: Tokens, at: number, names: Names): number | undefined {
  const label = tokens[at]?.text === 'N' ? at + 1 : marginWordEnd(tokens, at);
  const read = label === undefined ? undefined : readLabel(tokens, label, 'MARGIN_NUMBER');
  if (read === undefined || !isBehindArticle(tokens, at, names)) return undefined;
  return read.next;
}

function marginWordEnd(tokens: Tokens, at: number): number | undefined {
  const word = stepWordAt(tokens, at);
  return word?.type === 'MARGIN_NUMBER' ? word.next : undefined;
}

/** Limit of the tokens of an article before its commentary or its act. */
const maxSteps = 12;

/** Whether the label before a token belongs to an article, which is named by its word or beside the name of an act. */
function isBehindArticle(tokens: Tokens, at: number, names: Names): boolean {
  const label = tokens[at - 1];
  const isLabel = label?.kind === 'number' || /^(?:[a-z]|[IVX]+)$/.test(label?.text ?? '');
  if (!isLabel || names.covers.has(at - 1)) return false;
  for (let before = at - 1; before >= Math.max(0, at - maxSteps); before -= 1) {
    if (stepWordAt(tokens, before)?.type === 'ARTICLE') return true;
    if (names.endsAt.has(before)) return tokens[before]?.kind === 'number' && !names.numbersEndAt.has(before);
  }
  return false;
}

/** Whether a sign only parts an article from the name of its act: "Art. 5 – BankG". */
function isSurplusSign(tokens: Tokens, at: number, names: Names): boolean {
  const end = names.ends.get(at + 1);
  if (end === undefined || !isSignAt(tokens, at, `${dashes}/:|`) || !isBehindArticle(tokens, at, names))
    return false;
  return tokens[end]?.kind !== 'number' && stepWordAt(tokens, end) === undefined;
}

/** Whether "N" counts the margin numbers of a circular: "RS 2023/1 N 23", "N 23 RS 2023/1". */
function isNumberInCircular(tokens: Tokens, at: number, names: Names): boolean {
  if (tokens[at]?.text !== 'N' || tokens[at + 1]?.kind !== 'number') return false;
  return names.endsAt.has(at) || names.ends.has(at + 2);
}
