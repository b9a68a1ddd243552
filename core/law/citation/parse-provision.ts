import { foldedAt, isGlued, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import {
  andWords,
  linkWords,
  ordinalWords,
  perHundredWords,
  quantityWords,
  type StepType,
  stepDepth,
  stepWords,
} from './citation-words.ts';
import type { CitationSource } from './name-index.ts';
import { letterLabel, numberLabel, readLabel } from './parse-label.ts';

/** One step of a citation: "Abs. 2", "Art. 5–7", "Art. 5 ff."; the label is empty in "Anhang". */
export type CitationStep = { type: StepType; label: string; to?: string; following?: 'f' | 'ff' };
export type ParsedSteps = { steps: CitationStep[]; next: number };

/** How many steps may be named from the inside out: "point (a) of paragraph 2 of Article 5". */
const MAX_INVERSIONS = 3;
/** Limit that keeps parsing linear: no real citation is deeper. */
const MAX_STEPS = 12;
const WITHOUT_LABEL = new Set<StepType>(['ANNEX', 'FINAL_PROVISIONS']);

/** The type of step that the word at a token names, with the index after the word and its dot. */
export function stepWordAt(tokens: Tokens, at: number): { type: StepType; next: number } | undefined {
  const match = longestMatchAt(stepWords, tokens, at);
  const type = match?.values[0];
  if (match === undefined || type === undefined) return undefined;
  if (isSignAt(tokens, match.next, '.°º§')) return { type, next: match.next + 1 };
  // "all" abbreviates "allegato" only with its dot; otherwise it is an English or Italian word.
  return foldedAt(tokens, at) === 'all' ? undefined : { type, next: match.next };
}

/** Skips an ordinal: "zweiter", "1ère", "2.", "first". */
function skipOrdinal(tokens: Tokens, at: number): number {
  if (ordinalWords.has(foldedAt(tokens, at))) return at + 1;
  if (!/^\d(?:er|re)?$/.test(foldedAt(tokens, at))) return at;
  return /^(?:ere|eme|e|o|a|st|nd|rd|th|[.°ª])$/.test(foldedAt(tokens, at + 1)) ? at + 2 : at + 1;
}

/** Reads one step with its word: "Abs. 2". */
function stepAt(tokens: Tokens, at: number): { step: CitationStep; next: number } | undefined {
  const ordinal = skipOrdinal(tokens, at);
  const word = stepWordAt(tokens, ordinal);
  if (word === undefined) return undefined;
  if (ordinal > at) {
    return word.type === 'SENTENCE' ? { step: { type: 'SENTENCE', label: '' }, next: word.next } : undefined;
  }
  const read = readLabel(tokens, word.next, word.type);
  if (read) {
    const { next, ...label } = read;
    return { step: { type: word.type, ...label }, next };
  }
  return WITHOUT_LABEL.has(word.type) ? { step: { type: word.type, label: '' }, next: word.next } : undefined;
}

/** Reads the steps that continue below those already read: "Abs. 2 Bst. b", ", al. 2", "(2)(b)". */
export function readFurtherSteps(tokens: Tokens, from: number, before: readonly CitationStep[]): ParsedSteps {
  const steps = [...before];
  let next = from;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const last = steps.at(-1);
    if (last === undefined) return { steps, next };
    const bracket = last.to === undefined ? bracketedStepAt(tokens, next, last) : undefined;
    const at = isSignAt(tokens, next, ',') ? next + 1 : next;
    const match = bracket ?? stepAt(tokens, at);
    if (match === undefined || !mayFollow(steps, match.step.type)) return { steps, next };
    if (match.step.type !== 'SENTENCE') steps.push(match.step);
    next = match.next;
  }
  return { steps, next };
}

function mayFollow(steps: readonly CitationStep[], type: StepType): boolean {
  const last = steps.at(-1)?.type ?? 'BOOK';
  if (stepDepth[type] > stepDepth[last] || stepDepth[type] === stepDepth.LETTER) return true;
  // Transitional provisions have numbered parts with paragraphs: "Art. 196 Ziff. 2 Abs. 1".
  return type === 'PARAGRAPH' && last === 'NUMBER' && !steps.some((step) => step.type === 'PARAGRAPH');
}

/** Reads a step written only as brackets: "(2)" and "(b)" in "Article 5(2)(b)". */
function bracketedStepAt(
  tokens: Tokens,
  at: number,
  last: CitationStep,
): { step: CitationStep; next: number } | undefined {
  if (!isSignAt(tokens, at, '(') || stepDepth[last.type] < stepDepth.ARTICLE) return undefined;
  const number = numberLabel(tokens, at);
  const isFirst = last.type === 'ARTICLE' || last.type === 'MARGIN_NUMBER';
  if (number)
    return { step: { type: isFirst ? 'PARAGRAPH' : 'NUMBER', label: number.label }, next: number.next };
  const letter = letterLabel(tokens, at);
  return letter && { step: { type: 'LETTER', label: letter.label }, next: letter.next };
}

/** Reads a provision that begins with a word: "Art. 5a Abs. 2", "Anhang 1", "al. 2 de l’art. 5". */
export function readSteps(
  tokens: Tokens,
  from: number,
  inversionsLeft = MAX_INVERSIONS,
): ParsedSteps | undefined {
  const first = stepAt(tokens, from);
  // A sentence or level cites nothing without the provision around it.
  if (first === undefined || first.step.type === 'SENTENCE' || first.step.type === 'LEVEL') return undefined;
  if (stepDepth[first.step.type] <= stepDepth.ARTICLE)
    return readFurtherSteps(tokens, first.next, [first.step]);
  const inner = readFurtherSteps(tokens, first.next, [first.step]);
  const around = skipLinkWords(tokens, inner.next);
  // An article may follow directly ("Abs. 2 Art. 5"); any other outer step needs a linking word.
  const isOutside = around > inner.next || stepWordAt(tokens, around)?.type === 'ARTICLE';
  const outer = isOutside && inversionsLeft > 0 ? readSteps(tokens, around, inversionsLeft - 1) : undefined;
  return outer && { steps: [...outer.steps, ...inner.steps], next: outer.next };
}

/** Skips words like "of the", "de la", "des", at most five tokens with their apostrophes. */
export function skipLinkWords(tokens: Tokens, from: number): number {
  let at = from;
  while (
    at < from + 5 &&
    (linkWords.has(foldedAt(tokens, at)) || (at > from && isSignAt(tokens, at, "'’")))
  ) {
    at += 1;
  }
  return at;
}

/** A provision of an enumeration; `from` is the index of its first token. */
export type ParsedProvision = ParsedSteps & { from: number };

/** Reads an article without the word "article": "5a", "5 Abs. 2". */
export function articleAt(tokens: Tokens, from: number): ParsedSteps | undefined {
  const read = tokens[from]?.kind === 'number' ? readLabel(tokens, from, 'ARTICLE') : undefined;
  if (read === undefined || read.label.includes('.')) return undefined;
  const { next, ...label } = read;
  return readFurtherSteps(tokens, next, [{ type: 'ARTICLE', ...label }]);
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

/** Skips ",", "und" or ", und"; undefined if there is neither. */
function skipAnd({ tokens, isActText }: CitationSource, at: number): number | undefined {
  const comma = isSignAt(tokens, at, ',') ? at + 1 : at;
  const next = andWords.has(foldedAt(tokens, comma)) ? comma + 1 : comma;
  if (next === at) return undefined;
  // "… o l’articolo 6", "… und den Artikeln 6 und 7".
  const around = isActText === true ? skipLinkWords(tokens, next) : next;
  return around > next && stepWordAt(tokens, around)?.type === 'ARTICLE' ? around : next;
}

/** Reads a further article or container with its own word. */
function readProvisionWithWord({ tokens }: CitationSource, from: number): ParsedSteps | undefined {
  const word = stepWordAt(tokens, from);
  if (word === undefined || stepDepth[word.type] > stepDepth.ARTICLE) return undefined;
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
  return read.next > from ? read : undefined;
}

/** Reads a bare label: it has the type of the last step that such a label fits. */
function readElliptic(
  source: CitationSource,
  from: number,
  before: readonly CitationStep[],
): ParsedSteps | undefined {
  const { tokens } = source;
  const isLetter = letterLabel(tokens, from) !== undefined;
  const read = readLabel(tokens, from, isLetter ? 'LETTER' : 'ARTICLE');
  if (read === undefined || !standsForProvision(source, read.next, isLetter && isItalianWord(tokens, from)))
    return undefined;
  const type = before[continuedLevel(source, from, read.next, before, isLetter)]?.type;
  if (type === undefined) return undefined;
  const level = before.findLastIndex((step) => step.type === type);
  const { next, ...label } = read;
  return readFurtherSteps(tokens, next, [...before.slice(0, level), { type, ...label }]);
}

/** Index of the step that a bare label continues. */
function continuedLevel(
  { tokens, isActText, hasCommas }: CitationSource,
  from: number,
  next: number,
  before: readonly CitationStep[],
  isLetter: boolean,
): number {
  const behindComma = hasCommas === true && isSignAt(tokens, next, ',') ? next + 1 : next;
  const word = stepWordAt(tokens, behindComma);
  const isBracketed = isSignAt(tokens, next, '(') && isGlued(tokens, next);
  const isArticle =
    isActText === true && !isLetter && word === undefined && isNewArticle(tokens, from, before);
  const least =
    isBracketed || isArticle ? stepDepth.PARAGRAPH : word ? stepDepth[word.type] : Number.POSITIVE_INFINITY;
  return before.findLastIndex(
    (step) => stepDepth[step.type] < least && /^[a-z]/.test(step.label) === isLetter && step.label !== '',
  );
}

/** Whether a bare number after a paragraph means another article: "Art. 50, al. 3, et 51", "Artikel 50 Absatz 3 und 51". */
function isNewArticle(tokens: Tokens, from: number, before: readonly CitationStep[]): boolean {
  if (before.at(-1)?.to !== undefined) return false;
  // "Absätze 2 und 3 sowie 9": a different word for "and" starts a new article.
  const isAnew =
    foldedAt(tokens, from - 1) === 'sowie' &&
    tokens.slice(Math.max(0, from - 5), from - 1).some(({ folded }) => folded === 'und');
  const isBehindComma = andWords.has(foldedAt(tokens, from - 1)) && isSignAt(tokens, from - 2, ',');
  if (isAnew || isBehindComma) return true;
  for (let at = from - 1; at >= Math.max(0, from - 12); at -= 1) {
    const word = stepWordAt(tokens, at);
    if (word?.type === 'PARAGRAPH')
      return /^(?:absatz|capoverso|paragraph|alinea|paragrafo)$/.test(foldedAt(tokens, at));
    if (word?.type === 'ARTICLE') return false;
  }
  return false;
}

/** Whether a single letter is also an Italian word: "lettere a e b, i titolari". */
const isItalianWord = (tokens: Tokens, at: number) => /^[aeio]$/.test(foldedAt(tokens, at));

/** Whether the next token allows a bare label to be a provision: not in "Art. 5 und 30 Tage". */
function standsForProvision(
  { tokens, nameAt, isActText }: CitationSource,
  at: number,
  isDoubtful: boolean,
): boolean {
  const token = tokens[at];
  if (token === undefined || isSignAt(tokens, at, ',.;:()') || andWords.has(token.folded)) return true;
  if (stepWordAt(tokens, at) !== undefined || nameAt(at) !== undefined) return true;
  if (isActText !== true || isDoubtful || isQuantityAt(tokens, at)) return false;
  return /^\p{Ll}/u.test(token.text);
}

/** Whether the next token makes the number before it a quantity: "30 Tage", "5 pour cent", "10 %". */
export function isQuantityAt(tokens: Tokens, at: number): boolean {
  const word = foldedAt(tokens, at);
  if (word === 'pour' || word === 'per') return perHundredWords.has(foldedAt(tokens, at + 1));
  // "an" is a German preposition and an English article far more often than the French year.
  return word !== 'an' && (quantityWords.has(word) || word === '%');
}
