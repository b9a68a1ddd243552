import type { Difference, Run } from '../../contract/main/comparison.ts';
import { matchTerms, stretchesOf } from './diff.ts';
import { isSignificant, type Term } from './diff-word.ts';
import { termsOf } from './diff-words.ts';
import { type ComparedWords, classifyOneSidedStretch, classifyStretch, joinPairs } from './differences.ts';
import type { MarkedStretch } from './plain-text.ts';
import type { Vocabulary } from './vocabulary.ts';

export type MarkedText = { text: string; marks: readonly MarkedStretch[] };

/** The runs of a text on one side only, or equal on both. */
export function wholeRuns(words: MarkedText, op?: 'deleted' | 'inserted'): Run[] {
  const runs: Run[] = [];
  pushRuns(runs, words, 0, words.text.length, op && { op });
  return runs;
}

/** Compares two texts word by word. */
export function compareWords(before: MarkedText, after: MarkedText, vocabulary: Vocabulary): ComparedWords {
  return compareTerms(withTerms(before, vocabulary), withTerms(after, vocabulary), vocabulary);
}

type TextWithTerms = MarkedText & { terms: readonly Term[] };

const withTerms = (words: MarkedText, vocabulary: Vocabulary): TextWithTerms => ({
  text: words.text,
  marks: words.marks,
  terms: termsOf(words, vocabulary),
});

function compareTerms(before: TextWithTerms, after: TextWithTerms, vocabulary: Vocabulary): ComparedWords {
  const { terms: one } = before;
  const { terms: other } = after;
  const runs: Run[] = [];
  const differences: Difference[] = [];
  const differenceOf = new Map<Term, number>();
  let fromBefore = 0;
  let fromAfter = 0;
  for (const stretch of stretchesOf(one, other, matchTerms(one, other))) {
    const [toBefore, toAfter] = [endOf(stretch.before, fromBefore), endOf(stretch.after, fromAfter)];
    if (stretch.isSame) pushRuns(runs, after, fromAfter, toAfter, undefined);
    else {
      const texts = { before: before.text, after: after.text };
      const classified = classifyStretch(stretch, texts, differences.length, vocabulary);
      differences.push(...classified.differences);
      for (const [term, place] of classified.of.entries()) differenceOf.set(term, place);
      pushChanged(runs, before, fromBefore, stretch.before, 'deleted', classified.of);
      // At the start of the texts there is no space between the deleted and the inserted words.
      const last = runs.at(-1);
      if (last && fromBefore === 0 && fromAfter === 0) last.text += ' ';
      pushChanged(runs, after, fromAfter, stretch.after, 'inserted', classified.of);
    }
    [fromBefore, fromAfter] = [toBefore, toAfter];
  }
  return joinPairs({ runs, differences }, [one, other], differenceOf);
}

/**
 * The runs of a text on one side only, with its amounts, dates, obligations and citations as differences:
 * whoever looks for changed obligations must also find the new ones.
 */
export function oneSidedWords(
  words: MarkedText,
  op: 'deleted' | 'inserted',
  vocabulary: Vocabulary,
): ComparedWords {
  const termed = withTerms(words, vocabulary);
  if (!termed.terms.some(isSignificant)) return { runs: wholeRuns(words, op), differences: [] };
  const { terms, text } = termed;
  const [before, after]: Term[][] = op === 'inserted' ? [[], [...terms]] : [[...terms], []];
  const texts = { before: text, after: text };
  const { differences, of: differenceOf } = classifyOneSidedStretch(
    { isSame: false, before: before ?? [], after: after ?? [] },
    texts,
    vocabulary,
  );
  const runs: Run[] = [];
  pushChanged(runs, words, 0, terms, op, differenceOf);
  return joinPairs({ runs, differences }, [terms], differenceOf);
}

const endOf = (terms: readonly Term[], from: number) => terms.at(-1)?.end ?? from;

function pushChanged(
  runs: Run[],
  words: MarkedText,
  from: number,
  terms: readonly Term[],
  op: 'deleted' | 'inserted',
  differenceOf: ReadonlyMap<Term, number>,
): void {
  let start = from;
  terms.forEach((term, index) => {
    const difference = differenceOf.get(term);
    const next = terms[index + 1];
    if (next && differenceOf.get(next) === difference) return;
    pushRuns(runs, words, start, term.end, difference === undefined ? { op } : { op, difference });
    start = term.end;
  });
}

/** Appends a stretch of a text, cut at the boundaries of its marks. */
function pushRuns(
  runs: Run[],
  { text, marks }: MarkedText,
  from: number,
  to: number,
  change: { op: 'deleted' | 'inserted'; difference?: number } | undefined,
): void {
  let at = from;
  for (const { start, end, mark } of marks) {
    if (end <= at || start >= to) continue;
    if (start > at) runs.push({ text: text.slice(at, start), ...change });
    runs.push({ text: text.slice(Math.max(at, start), Math.min(end, to)), ...change, mark });
    at = Math.min(end, to);
  }
  if (at < to) runs.push({ text: text.slice(at, to), ...change });
}
