import { createElement, type ReactNode } from 'react';
import { closedRuns } from '#core/comparison/closed-runs.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { ComparisonRow, DifferenceClass, Run } from '#core/contract/main/comparison.ts';
import { typeset } from '#core/regulations/typography.ts';
import { classes } from '../ui/classes.ts';
import { drawPieces, inOrder } from './react-pen.ts';
import * as styles from './runs.css.ts';

/** The words of a row on one side, or of both sides in one text. */
export function drawRuns(
  row: Pick<ComparisonRow, 'runs' | 'differences'>,
  side: 'before' | 'after' | 'both',
  language: LanguageCode,
): ReactNode {
  const left = side === 'before' ? 'inserted' : side === 'after' ? 'deleted' : undefined;
  const runs = row.runs.filter(({ op }) => op === undefined || op !== left);
  return inOrder((side === 'both' ? runs : closedRuns(runs, language)).map(drawOne));

  function drawOne(run: Run): ReactNode {
    if (run.op === undefined) return marked(run, drawWords(run.text));
    // Spaces around changed words are drawn outside the mark.
    const [, lead = '', core = '', trail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
    const words = marked(run, drawWords(core));
    const kind = run.difference === undefined ? undefined : row.differences[run.difference]?.class;
    const drawn = createElement(
      run.op === 'deleted' ? 'del' : 'ins',
      {
        className: classes(styles.op[run.op], kind && markOf(kind) && styles.kind[markOf(kind) ?? 'amount']),
      },
      words,
    );
    return inOrder([lead, drawn, trail]);
  }
}

const marked = ({ mark }: Run, words: ReactNode) => (mark ? createElement(mark, null, words) : words);

export const drawWords = (text: string): ReactNode => drawPieces(typeset(text));

/** The mark for differences of a class; the other classes are only underlined. */
export function markOf(kind: DifferenceClass): keyof typeof styles.kind | undefined {
  if (kind === 'amount' || kind === 'percentage') return 'amount';
  if (kind === 'deadline' || kind === 'obligation') return kind;
  return undefined;
}
