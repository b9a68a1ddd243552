import type { StepType } from '../languages/citation/words.ts';
import { dashes, foldedAt, isGlued, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import {
  andPhrases,
  finalTitleWords,
  isAndWord,
  isContainer,
  isLetterWord,
  orWords,
  pluralArticles,
  singleParagraph,
  stepDepth,
} from './citation-words.ts';
import type { CitationSource } from './name-index.ts';
import { ordinalAt, ordinalWordAt } from './ordinals.ts';
import { letterLabel, readLabel, romanLabel } from './parse-label.ts';
import {
  type CitationStep,
  type ParsedSteps,
  readFurtherSteps,
  readSteps,
  skipLinkWords,
  stepWordAt,
} from './parse-provision.ts';
import { isMonthAt, isQuantityAt } from './quantities.ts';

/** A provision of an enumeration; `from` is the index of its first token. */
export type ParsedProvision = ParsedSteps & { from: number };

/** At most so many containers are counted before one word: "der 1., 2. und 4. Titel". */
const MAX_COUNTED = 8;

/** Reads containers that are counted before their word: "dem elften und zwölften Abschnitt", "der 2.–4. Titel". */
export function readCountedContainers(
  source: CitationSource,
  from: number,
): [ParsedProvision, ...ParsedProvision[]] | undefined {
  const { tokens, language } = source;
  const counted: { label: string; from: number; next: number }[] = [];
  let at = from;
  while (counted.length < MAX_COUNTED) {
    const ordinal = ordinalAt(tokens, at);
    if (ordinal === undefined) return undefined;
    counted.push({ ...ordinal, from: at });
    const joint =
      isSignAt(tokens, ordinal.next, `,${dashes}`) || isAndWord(foldedAt(tokens, ordinal.next), language);
    if (!joint) break;
    at = skipLinkWords(tokens, ordinal.next + 1);
  }
  const last = counted.pop();
  const [first, ...more] = counted;
  const whole = last && first && readSteps(tokens, last.from);
  const type = whole && stepWordAt(tokens, last.next)?.type;
  if (!whole || !type || !isContainer(type)) return undefined;
  const outer = whole.steps.slice(
    0,
    whole.steps.findIndex((step) => step.type === type),
  );
  const counting = ({ label, ...place }: typeof first) => ({ ...place, steps: [...outer, { type, label }] });
  return [counting(first), ...more.map(counting), { ...whole, from: last.from }];
}

/** An enumeration is cut here; the rest is read as separate citations. */
const MAX_PROVISIONS = 50;

/** Reads the provisions that continue an enumeration: "… und 7", "…, Art. 8 und 9 Abs. 2", "… Bst. a und c". */
export function readFurtherProvisions(source: CitationSource, first: ParsedSteps): ParsedProvision[] {
  const provisions: ParsedProvision[] = [];
  let last = first;
  while (provisions.length < MAX_PROVISIONS) {
    const from = skipAnd(source, last.next);
    const next =
      from === undefined
        ? undefined
        : (readProvisionWithWord(source, from) ??
          readSibling(source.tokens, from, last.steps) ??
          readElliptic(source, from, last.steps));
    if (from === undefined || next === undefined) return provisions;
    provisions.push({ ...next, from });
    last = next;
  }
  return provisions;
}

/** Skips ",", "und", ", und" or "ainsi que"; undefined if there is none of them. */
function skipAnd(source: CitationSource, at: number): number | undefined {
  const { tokens, isActText } = source;
  const comma = isSignAt(tokens, at, ',') ? at + 1 : at;
  const next = isAndAt(source, comma) ? comma + 1 : skipPhrase(tokens, comma);
  if (next === at) return undefined;
  // "… o l’articolo 6", "… und den Artikeln 6 und 7".
  const around = isActText === true ? skipLinkWords(tokens, next) : next;
  return around > next && stepWordAt(tokens, around)?.type === 'ARTICLE' ? around : next;
}

/** Whether a token means "and" or "or". In "lettere b, e ed f" the letter "e" does not. */
function isAndAt({ tokens, language }: CitationSource, at: number): boolean {
  const word = foldedAt(tokens, at);
  if (!isAndWord(word, language)) return false;
  if (word.length > 1) return true;
  const isBehindComma = isSignAt(tokens, at - 1, ',');
  const isListed = isSignAt(tokens, at + 1, ',') || isAndWord(foldedAt(tokens, at + 1), language);
  return !(isBehindComma && isListed);
}

/** "ainsi que" and "as well as". */
function skipPhrase(tokens: Tokens, at: number): number {
  const phrase = andPhrases.find((words) => words.every((word, one) => foldedAt(tokens, at + one) === word));
  return at + (phrase?.length ?? 0);
}

/** Reads a further article or container with its own word. */
function readProvisionWithWord({ tokens }: CitationSource, from: number): ParsedSteps | undefined {
  const word = stepWordAt(tokens, from);
  if (word === undefined || stepDepth[word.type] > stepDepth.ARTICLE) return undefined;
  // "art. 3, disp. fin. 2": the final provisions belong to the article before.
  if (longestMatchAt(finalTitleWords, tokens, from)) return undefined;
  return readSteps(tokens, from);
}

/** Reads a further paragraph or item of the same article: "Art. 5 Abs. 2 und Abs. 3", "Art. 5 Abs. 1 Bst. a oder Abs. 2". */
function readSibling(tokens: Tokens, from: number, before: readonly CitationStep[]): ParsedSteps | undefined {
  const word = stepWordAt(tokens, from);
  if (word === undefined) return undefined;
  const level = before.findLastIndex(({ type }) => type === word.type);
  if (level < 1) return undefined;
  const around = before.slice(0, level);
  const read = readFurtherSteps(tokens, from, around);
  return read.next > from && !belongsToNextArticle(tokens, read.next) ? read : undefined;
}

/** Whether an article follows that the steps before belong to: "Abs. 3 des Art. 7". */
function belongsToNextArticle(tokens: Tokens, next: number): boolean {
  const at = skipLinkWords(tokens, next);
  return at > next && stepWordAt(tokens, at)?.type === 'ARTICLE';
}

/** Reads a bare label: it has the type of the last step that such a label fits. */
function readElliptic(
  source: CitationSource,
  from: number,
  before: readonly CitationStep[],
): ParsedSteps | undefined {
  const { tokens } = source;
  const container = furtherContainer(source, from, before);
  if (container) return container;
  const isLetter = letterLabel(tokens, from) !== undefined;
  const read = readLabel(tokens, from, isLetter ? 'LETTER' : 'ARTICLE');
  if (
    read === undefined ||
    !standsForProvision(source, read.next, isLetter && isOrdinaryLetter(source, from))
  )
    return undefined;
  const { next, ...label } = read;
  const asType = (type: StepType): CitationStep[] => [
    ...before.slice(
      0,
      before.findLastIndex((step) => step.type === type),
    ),
    { type, ...label },
  ];
  const type = before[continuedLevel(source, from, next, before, isLetter)]?.type;
  if (type === undefined) return undefined;
  const isEither = !isLetter && label.to === undefined && mayBeArticleOrParagraph(source, from, next, before);
  if (!isEither) return readFurtherSteps(tokens, next, asType(type));
  const either = [asType('ARTICLE'), asType('PARAGRAPH')] as const;
  const [steps, otherwise] = continuesParagraphs(source, from, before) ? [either[1], either[0]] : either;
  return { steps, otherwise, next };
}

/** Reads the number of a further container: "chapitres V et VI", "capi undicesimo e dodicesimo". */
function furtherContainer(
  source: CitationSource,
  from: number,
  before: readonly CitationStep[],
): ParsedSteps | undefined {
  const last = before.at(-1);
  if (last === undefined || stepDepth[last.type] > stepDepth.ANNEX || last.label === '') return undefined;
  const label = romanLabel(source.tokens, from) ?? ordinalWordAt(source.tokens, from);
  if (label === undefined || !standsForProvision(source, label.next, false)) return undefined;
  return { steps: [...before.slice(0, -1), { type: last.type, label: label.label }], next: label.next };
}

/** The token that a step stands before: behind the comma where steps are separated by commas. */
const behindComma = ({ tokens, hasCommas }: CitationSource, next: number) =>
  hasCommas === true && isSignAt(tokens, next, ',') ? next + 1 : next;

/** Index of the step that a bare label continues. */
function continuedLevel(
  source: CitationSource,
  from: number,
  next: number,
  before: readonly CitationStep[],
  isLetter: boolean,
): number {
  const { tokens, isActText } = source;
  const word = stepWordAt(tokens, behindComma(source, next));
  const isBracketed = isSignAt(tokens, next, '(') && isGlued(tokens, next);
  const isArticle =
    isActText === true && !isLetter && word === undefined && isNewArticle(tokens, from, before);
  const least =
    isBracketed || isArticle ? stepDepth.PARAGRAPH : word ? stepDepth[word.type] : Number.POSITIVE_INFINITY;
  return before.findLastIndex(
    (step) => stepDepth[step.type] < least && /^[a-z]/.test(step.label) === isLetter && step.label !== '',
  );
}

/** Whether a bare number may be a paragraph of the article before or another article: "Artikel 5 Absatz 2 oder 3". */
function mayBeArticleOrParagraph(
  source: CitationSource,
  from: number,
  next: number,
  before: readonly CitationStep[],
): boolean {
  const { tokens, isActText } = source;
  if (isActText !== true || stepWordAt(tokens, behindComma(source, next)) !== undefined) return false;
  const isBelowArticle = ['ARTICLE', 'PARAGRAPH'].every((type) => before.some((step) => step.type === type));
  return isBelowArticle && before.at(-1)?.to === undefined && paragraphWordBefore(tokens, from) === 'one';
}

/**
 * Whether a bare number is more likely a paragraph than an article: one word "paragraph" and a choice
 * ("Artikel 22a Absatz 2 oder 3"), or a number below that of the article, since articles are cited in their order.
 */
function continuesParagraphs(
  { tokens, language }: CitationSource,
  from: number,
  before: readonly CitationStep[],
): boolean {
  const article = before.find(({ type }) => type === 'ARTICLE')?.label ?? '';
  if (Number.parseInt(foldedAt(tokens, from), 10) <= Number.parseInt(article, 10)) return true;
  for (let at = from - 1; at < from + 12; at += 1) {
    if (isAndWord(foldedAt(tokens, at), language))
      return orWords.has(foldedAt(tokens, at)) && !hasPluralArticle(tokens, from);
    if (tokens[at]?.kind !== 'number' && !isSignAt(tokens, at, ',')) return false;
  }
  return false;
}

/** Whether the word "articles" stands before an enumeration: "nach den Artikeln 5 Absatz 2 oder 30". */
function hasPluralArticle(tokens: Tokens, from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 12); at -= 1)
    if (stepWordAt(tokens, at)?.type === 'ARTICLE') return pluralArticles.has(foldedAt(tokens, at));
  return false;
}

/** Whether a bare number after a paragraph means another article: "Art. 50, al. 3, et 51", "Artikel 50 Absatz 3 und 51". */
function isNewArticle(tokens: Tokens, from: number, before: readonly CitationStep[]): boolean {
  if (before.at(-1)?.to !== undefined) return false;
  // "Absätze 2 und 3 sowie 9": a different word for "and" starts a new article.
  const isAnew =
    foldedAt(tokens, from - 1) === 'sowie' &&
    tokens.slice(Math.max(0, from - 5), from - 1).some(({ folded }) => folded === 'und');
  const isBehindComma = isAndWord(foldedAt(tokens, from - 1)) && isSignAt(tokens, from - 2, ',');
  return isAnew || isBehindComma || paragraphWordBefore(tokens, from) === 'one';
}

/** Whether the last word of a step before is "paragraph" or "paragraphs"; abbreviations do not tell. */
function paragraphWordBefore(tokens: Tokens, from: number): 'one' | 'several' | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 12); at -= 1) {
    const word = stepWordAt(tokens, at);
    if (word?.type === 'PARAGRAPH') return singleParagraph.has(foldedAt(tokens, at)) ? 'one' : 'several';
    if (word?.type === 'ARTICLE') return undefined;
  }
  return undefined;
}

/** Whether a single letter is also a word: "lettere a e b, i titolari"; but not in "lettere d ed e". */
function isOrdinaryLetter({ tokens, language }: CitationSource, at: number): boolean {
  const letter = foldedAt(tokens, at);
  if (letter.length !== 1 || (letter === 'e' && /^[eo]d$/.test(foldedAt(tokens, at - 1)))) return false;
  return isLetterWord(letter, language);
}

/** Whether the next token allows a bare label to be a provision: not in "Art. 5 und 30 Tage". */
function standsForProvision(
  { tokens, nameAt, isActText }: CitationSource,
  at: number,
  isDoubtful: boolean,
): boolean {
  const token = tokens[at];
  // "MAR" may begin a month, but names a document.
  const isMonth = isMonthAt(tokens, at) && nameAt(at) === undefined;
  if (isMonth || (isSignAt(tokens, at, '.') && isMonthAt(tokens, at + 1))) return false;
  if (token === undefined || isSignAt(tokens, at, ',.;:()') || isAndWord(token.folded)) return true;
  if (stepWordAt(tokens, at) !== undefined || nameAt(at) !== undefined) return true;
  if (isActText !== true || isDoubtful || isQuantityAt(tokens, at)) return false;
  return /^\p{Ll}/u.test(token.text);
}
