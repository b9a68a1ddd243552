import type { Difference, Run } from '../../contract/main/comparison.ts';
import { matchTerms } from './diff.ts';
import { tellDifferences, tellOneSided } from './differences.ts';
import { stretchesOf } from './hunks.ts';
import { type Compared, joinPairs } from './joined-differences.ts';
import type { MarkedStretch } from './plain.ts';
import { isTelling, type Term } from './term.ts';
import { termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Words = { text: string; marks: readonly MarkedStretch[] };

/** A text that stands on one side only, or the same on both. */
export function wholeRuns(words: Words, op?: 'deleted' | 'inserted'): Run[] {
  const runs: Run[] = [];
  push(runs, words, 0, words.text.length, op && { op });
  return runs;
}

/** Compares two texts word by word. */
export function compareWords(before: Words, after: Words, vocabulary: Vocabulary): Compared {
  return compareTerms(withTerms(before, vocabulary), withTerms(after, vocabulary), vocabulary);
}

type Termed = Words & { terms: readonly Term[] };

const withTerms = (words: Words, vocabulary: Vocabulary): Termed => ({
  ...{ text: words.text, marks: words.marks },
  terms: termsOf(words, vocabulary),
});

function compareTerms(before: Termed, after: Termed, vocabulary: Vocabulary): Compared {
  const { terms: one } = before;
  const { terms: other } = after;
  const runs: Run[] = [];
  const differences: Difference[] = [];
  const of = new Map<Term, number>();
  let fromBefore = 0;
  let fromAfter = 0;
  for (const stretch of stretchesOf(one, other, matchTerms(one, other))) {
    const [toBefore, toAfter] = [endOf(stretch.before, fromBefore), endOf(stretch.after, fromAfter)];
    if (stretch.isSame) push(runs, after, fromAfter, toAfter, undefined);
    else {
      const texts = { before: before.text, after: after.text };
      const told = tellDifferences(stretch, texts, differences.length, vocabulary);
      differences.push(...told.differences);
      for (const [term, place] of told.of.entries()) of.set(term, place);
      pushChanged(runs, before, fromBefore, stretch.before, 'deleted', told.of);
      // What begins one of the texts has no space before it in the other.
      const last = runs.at(-1);
      if (last && fromBefore === 0 && fromAfter === 0) last.text += ' ';
      pushChanged(runs, after, fromAfter, stretch.after, 'inserted', told.of);
    }
    [fromBefore, fromAfter] = [toBefore, toAfter];
  }
  return joinPairs({ runs, differences }, [one, other], of);
}

/**
 * A text that stands on one side only, with the amounts, dates, obligations and citations that it brings
 * or takes away: who looks for changed duties must find the new ones too.
 */
export function oneSidedWords(words: Words, op: 'deleted' | 'inserted', vocabulary: Vocabulary): Compared {
  const termed = withTerms(words, vocabulary);
  if (!termed.terms.some(isTelling)) return { runs: wholeRuns(words, op), differences: [] };
  const { terms, text } = termed;
  const [before, after]: Term[][] = op === 'inserted' ? [[], [...terms]] : [[...terms], []];
  const texts = { before: text, after: text };
  const { differences, of } = tellOneSided(
    { isSame: false, before: before ?? [], after: after ?? [] },
    texts,
    vocabulary,
  );
  const runs: Run[] = [];
  pushChanged(runs, words, 0, terms, op, of);
  return joinPairs({ runs, differences }, [terms], of);
}

const endOf = (terms: readonly Term[], from: number) => terms.at(-1)?.end ?? from;

function pushChanged(
  runs: Run[],
  words: Words,
  from: number,
  terms: readonly Term[],
  op: 'deleted' | 'inserted',
  of: ReadonlyMap<Term, number>,
): void {
  let start = from;
  terms.forEach((term, index) => {
    const difference = of.get(term);
    const next = terms[index + 1];
    if (next && of.get(next) === difference) return;
    push(runs, words, start, term.end, difference === undefined ? { op } : { op, difference });
    start = term.end;
  });
}

/** Adds a stretch of a text, cut where its marks begin and end. */
function push(
  runs: Run[],
  { text, marks }: Words,
  from: number,
  to: number,
  told: { op: 'deleted' | 'inserted'; difference?: number } | undefined,
): void {
  let at = from;
  for (const { start, end, mark } of marks) {
    if (end <= at || start >= to) continue;
    if (start > at) runs.push({ text: text.slice(at, start), ...told });
    runs.push({ text: text.slice(Math.max(at, start), Math.min(end, to)), ...told, mark });
    at = Math.min(end, to);
  }
  if (at < to) runs.push({ text: text.slice(at, to), ...told });
}
