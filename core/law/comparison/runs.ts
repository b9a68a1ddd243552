import type { Difference, Run } from '../../contract/main/comparison.ts';
import { append } from '../../lib/append.ts';
import { matchWords, stretchesOf } from './diff.ts';
import { type DiffWord, isSignificant } from './diff-word.ts';
import { diffWordsOf } from './diff-words.ts';
import { classifyOneSidedStretch, classifyStretch } from './differences.ts';
import { type ComparedWords, joinPairs } from './join-pairs.ts';
import type { MarkedText } from './plain-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The runs of a text on one side only, or equal on both. */
export function wholeRuns(marked: MarkedText, op?: 'deleted' | 'inserted'): Run[] {
  const runs: Run[] = [];
  pushRuns(runs, marked, 0, marked.text.length, op && { op });
  return runs;
}

/** Compares two texts word by word. */
export function compareWords(before: MarkedText, after: MarkedText, vocabulary: Vocabulary): ComparedWords {
  return compareWordLists(withWords(before, vocabulary), withWords(after, vocabulary), vocabulary);
}

type TextWithWords = MarkedText & { words: readonly DiffWord[] };

const withWords = (marked: MarkedText, vocabulary: Vocabulary): TextWithWords => ({
  text: marked.text,
  marks: marked.marks,
  words: diffWordsOf(marked, vocabulary),
});

function compareWordLists(
  before: TextWithWords,
  after: TextWithWords,
  vocabulary: Vocabulary,
): ComparedWords {
  const { words: one } = before;
  const { words: other } = after;
  const runs: Run[] = [];
  const differences: Difference[] = [];
  const differenceOf = new Map<DiffWord, number>();
  let fromBefore = 0;
  let fromAfter = 0;
  for (const stretch of stretchesOf(one, other, matchWords(one, other))) {
    const [toBefore, toAfter] = [endOf(stretch.before, fromBefore), endOf(stretch.after, fromAfter)];
    if (stretch.isSame) pushRuns(runs, after, fromAfter, toAfter, undefined);
    else {
      const texts = { before: before.text, after: after.text };
      const classified = classifyStretch(stretch, texts, differences.length, vocabulary);
      append(differences, classified.differences);
      for (const [word, place] of classified.of.entries()) differenceOf.set(word, place);
      pushChanged(runs, before, fromBefore, stretch.before, 'deleted', classified.of);
      // At the start of the texts there is no space between the deleted and the inserted words.
      const last = runs.at(-1);
      if (last && fromBefore === 0) last.text += ' ';
      pushChanged(runs, after, fromAfter, stretch.after, 'inserted', classified.of);
    }
    [fromBefore, fromAfter] = [toBefore, toAfter];
  }
  return joinPairs({ runs, differences }, [one, other], differenceOf);
}

/**
 * The runs of a text on one side only, with its amounts, dates, obligations and citations as differences:
 * a user who looks for changed obligations must also find the new ones.
 */
export function oneSidedWords(
  marked: MarkedText,
  op: 'deleted' | 'inserted',
  vocabulary: Vocabulary,
): ComparedWords {
  const { words, text } = withWords(marked, vocabulary);
  if (!words.some(isSignificant)) return { runs: wholeRuns(marked, op), differences: [] };
  const isNew = op === 'inserted';
  const stretch = { isSame: false, before: isNew ? [] : [...words], after: isNew ? [...words] : [] };
  const texts = { before: text, after: text };
  const { differences, of: differenceOf } = classifyOneSidedStretch(stretch, texts, vocabulary);
  const runs: Run[] = [];
  pushChanged(runs, marked, 0, words, op, differenceOf);
  return joinPairs({ runs, differences }, [words], differenceOf);
}

const endOf = (words: readonly DiffWord[], from: number) => words.at(-1)?.end ?? from;

function pushChanged(
  runs: Run[],
  marked: MarkedText,
  from: number,
  words: readonly DiffWord[],
  op: 'deleted' | 'inserted',
  differenceOf: ReadonlyMap<DiffWord, number>,
): void {
  let start = from;
  words.forEach((word, index) => {
    const difference = differenceOf.get(word);
    const next = words[index + 1];
    if (next && differenceOf.get(next) === difference) return;
    pushRuns(runs, marked, start, word.end, difference === undefined ? { op } : { op, difference });
    start = word.end;
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
