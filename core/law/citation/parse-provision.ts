import type { StepType } from '../languages/citation/words.ts';
import { amendingActAt } from './amending-act.ts';
import { foldedAt, isGlued, isSignAt, longestMatchAt, type Tokens } from './citation-tokens.ts';
import {
  abbreviatedContainers,
  isContainer,
  linkWords,
  ordinalEndings,
  ordinalWords,
  stepDepth,
  stepWords,
} from './citation-words.ts';
import { ordinalAt, ordinalWordAt } from './ordinals.ts';
import { letterLabel, numberLabel, readLabel } from './parse-label.ts';

/** One step of a citation: "Abs. 2", "Art. 5–7", "Art. 5 ff."; the label is empty in "Anhang". */
export type CitationStep = { type: StepType; label: string; to?: string; following?: 'f' | 'ff' };
export type ParsedSteps = {
  steps: CitationStep[];
  /** What it means where nothing stands at these steps: "3" in "Artikel 5 Absatz 2 oder 3" may be an article. */
  otherwise?: CitationStep[];
  next: number;
};

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
  const isCounted = isSignAt(tokens, at + 1, '.°ª') || ordinalEndings.has(foldedAt(tokens, at + 1));
  return isCounted ? at + 2 : at + 1;
}

/** Reads one step with its word: "Abs. 2", "5. Kapitel", "titolo quinto". */
function stepAt(tokens: Tokens, at: number): { step: CitationStep; next: number } | undefined {
  const container = containerByOrdinal(tokens, at);
  if (container) return container;
  const ordinal = skipOrdinal(tokens, at);
  const word = stepWordAt(tokens, ordinal);
  if (word === undefined) return undefined;
  if (ordinal > at) {
    return word.type === 'SENTENCE' ? { step: { type: 'SENTENCE', label: '' }, next: word.next } : undefined;
  }
  const act = word.type === 'FINAL_PROVISIONS' ? amendingActAt(tokens, word.next) : undefined;
  const read = act ?? readLabel(tokens, word.next, word.type);
  if (read) {
    const { next, ...label } = read;
    return { step: { type: word.type, ...label }, next };
  }
  return WITHOUT_LABEL.has(word.type) ? { step: { type: word.type, label: '' }, next: word.next } : undefined;
}

/** Reads a container that is counted by an ordinal before or behind its word: "5. Kapitel", "titre premier". */
function containerByOrdinal(tokens: Tokens, at: number): { step: CitationStep; next: number } | undefined {
  const before = ordinalAt(tokens, at);
  const word = stepWordAt(tokens, before?.next ?? at);
  if (word === undefined || !isContainer(word.type)) return undefined;
  const ordinal = before ?? ordinalWordAt(tokens, word.next);
  if (ordinal === undefined) return undefined;
  const step = { type: word.type, label: ordinal.label };
  return { step, next: before ? withoutFullStop(tokens, word.next) : ordinal.next };
}

/** Leaves out the dot at the end of a sentence: "nach dem 5. Titel." */
function withoutFullStop(tokens: Tokens, next: number): number {
  const isAbbreviated = abbreviatedContainers.has(foldedAt(tokens, next - 2));
  return isSignAt(tokens, next - 1, '.') && !isAbbreviated ? next - 1 : next;
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
  if (stepDepth[first.step.type] <= stepDepth.ARTICLE) {
    const own = readFurtherSteps(tokens, first.next, [first.step]);
    const [, number] = first.step.type === 'ARTICLE' ? (/^(\d+)f$/.exec(first.step.label) ?? []) : [];
    if (number !== undefined && isFollowedByName(tokens, first.next))
      return {
        steps: [first.step],
        otherwise: [{ type: 'ARTICLE', label: number, following: 'f' }],
        next: first.next + 1,
      };
    return isContainer(first.step.type) ? withOuterContainers(tokens, own, inversionsLeft) : own;
  }
  const inner = readFurtherSteps(tokens, first.next, [first.step]);
  const around = skipLinkWords(tokens, inner.next);
  // An article may follow directly ("Abs. 2 Art. 5"); any other outer step needs a linking word.
  const isOutside = around > inner.next || stepWordAt(tokens, around)?.type === 'ARTICLE';
  const outer = isOutside && inversionsLeft > 0 ? readSteps(tokens, around, inversionsLeft - 1) : undefined;
  return outer && { steps: [...outer.steps, ...inner.steps], next: outer.next };
}

/** Whether the dot of "6f." ends no sentence: an abbreviated name, words that lead to one, or nothing follows. */
const isFollowedByName = (tokens: Tokens, at: number) =>
  isSignAt(tokens, at, '.') &&
  isGlued(tokens, at) &&
  (tokens[at + 1] === undefined ||
    skipLinkWords(tokens, at + 1) > at + 1 ||
    /\p{Lu}.*\p{Lu}/u.test(tokens[at + 1]?.text ?? ''));

/** Adds the containers around one, named behind it: "4. Kapitel des 5. Titels", "chap. 4 du titre 5". */
function withOuterContainers(tokens: Tokens, inner: ParsedSteps, inversionsLeft: number): ParsedSteps {
  const around = skipLinkWords(tokens, inner.next);
  const word = inversionsLeft > 0 && around > inner.next ? stepAt(tokens, around) : undefined;
  if (word === undefined || !isContainer(word.step.type)) return inner;
  const outer = readSteps(tokens, around, inversionsLeft - 1);
  const isAround =
    outer?.steps.every(({ type }) => stepDepth[type] < stepDepth[inner.steps[0]?.type ?? 'BOOK']) === true;
  return outer && isAround ? { steps: [...outer.steps, ...inner.steps], next: outer.next } : inner;
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

/** Reads an article without the word "article": "5a", "5 Abs. 2". */
export function articleAt(tokens: Tokens, from: number): ParsedSteps | undefined {
  const read = tokens[from]?.kind === 'number' ? readLabel(tokens, from, 'ARTICLE') : undefined;
  if (read === undefined || read.label.includes('.')) return undefined;
  const { next, ...label } = read;
  return readFurtherSteps(tokens, next, [{ type: 'ARTICLE', ...label }]);
}
