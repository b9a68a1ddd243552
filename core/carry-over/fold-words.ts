import type { Run } from '../contract/main/comparison.ts';

/** Lines that are drawn, or lines that stay folded until somebody opens them. */
type WordStretch = {
  /** Index of the first line. */
  key: number;
  folded: boolean;
  lines: number;
  /** Whether both sides have them alike. */
  isSame: boolean;
  runs: Run[];
};

type Line = { runs: Run[]; isSame: boolean };

/** Unchanged lines that are drawn on each side of a change. */
const around = 1;
/** Lines that are drawn of words that differ as a whole, or not at all. */
const atStart = 6;
/** Fewer lines are not worth a button. */
const minFolded = 3;

/**
 * The lines of one side of a difference in stretches: what changed with a little around it, and what is folded between,
 * which is the same on both sides. Of words that differ as a whole, or not at all, the beginning is drawn.
 */
export function foldWords(difference: readonly Run[], side: 'before' | 'after'): WordStretch[] {
  const left = side === 'before' ? 'inserted' : 'deleted';
  const onSide = (runs: readonly Run[]) => runs.filter(({ op }) => op !== left);
  const both = linesOf(difference);
  const isMixed = both.some(({ isSame }) => isSame) && both.some(isChanged);
  if (!isMixed) {
    const lines = linesOf(onSide(difference));
    return joined(lines, opened(lines.map((_, at) => at < atStart)));
  }
  const isNear = (at: number) => both.slice(Math.max(0, at - around), at + around + 1).some(isChanged);
  const stretches = joined(both, opened(both.map((_, at) => isNear(at))));
  return stretches.map((stretch) => ({ ...stretch, runs: onSide(stretch.runs) }));
}

const isChanged = ({ isSame }: Line) => !isSame;

/** The lines of all runs; each ends with its line break. */
function linesOf(difference: readonly Run[]): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const run of difference) {
    for (const text of run.text.split(/(?<=\n)/)) {
      if (text === '') continue;
      if (!open) {
        open = { runs: [], isSame: true };
        lines.push(open);
      }
      open.runs.push({ ...run, text });
      if (run.op) open.isSame = false;
      if (text.endsWith('\n')) open = undefined;
    }
  }
  return lines;
}

/** Which lines are drawn, with those that are too few to be folded. */
function opened(drawn: readonly boolean[]): boolean[] {
  const result = [...drawn];
  let from = 0;
  for (let at = 0; at <= drawn.length; at += 1) {
    if (at < drawn.length && !drawn[at]) continue;
    if (at - from < minFolded) result.fill(true, from, at);
    from = at + 1;
  }
  return result;
}

function joined(lines: readonly Line[], drawn: readonly boolean[]): WordStretch[] {
  const stretches: WordStretch[] = [];
  lines.forEach(({ runs, isSame }, at) => {
    const folded = !drawn[at];
    const last = stretches.at(-1);
    if (last?.folded === folded) {
      last.lines += 1;
      last.isSame &&= isSame;
      last.runs.push(...runs);
    } else stretches.push({ key: at, folded, lines: 1, isSame, runs: [...runs] });
  });
  return stretches;
}
