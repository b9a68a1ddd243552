import type { Line, RulesOf, Typography } from './lines.ts';

export type NoteLabel = { number: string; length: number };

/** Share of the size of the text below which a line may belong to a footnote. */
const smallerThan = 0.95;
/** Distance of lines of one footnote, as a share of their size. */
const noteGap = 1.45;

/** The number at the beginning of a footnote: raised digits, "(1)" or "1)". */
export function noteLabel(line: Line): NoteLabel | undefined {
  const [first, second] = line.runs;
  if (first === undefined) return undefined;
  const raised = /^\s*(\d{1,3}|\*{1,3})\s*$/.exec(first.text);
  if (first.script === 'sup' && raised?.[1] !== undefined)
    return { number: raised[1], length: first.text.length };
  const inBrackets = /^\(\s*(\d{1,3})\s*\)/.exec(line.text);
  if (inBrackets?.[1] !== undefined && (first.text.trim() === '(' ? second?.script === 'sup' : true))
    return { number: inBrackets[1], length: inBrackets[0].length };
  const closed = /^(\d{1,3}|[*¹²³])\s?\)/.exec(line.text);
  return closed?.[1] === undefined ? undefined : { number: closed[1], length: closed[0].length };
}

/** The lines of footnotes: small ones at the foot of each page, from the first one with a number or under a rule on. */
export function noteLines(lines: readonly Line[], { size }: Typography, rulesOf: RulesOf): ReadonlySet<Line> {
  const notes = new Set<Line>();
  for (const [page, onPage] of Map.groupBy(lines, (line) => line.page)) {
    const sorted = [...onPage].sort((a, b) => a.bottom - b.bottom);
    let from = sorted.length;
    while (from > 0 && isSmall(sorted[from - 1], size)) from -= 1;
    const small = sorted.slice(from);
    const start = startOf(small, rulesOf(page));
    const onFoot = start >= 0 ? small.slice(start) : apartAtFoot(sorted, size);
    for (const line of onFoot) notes.add(line);
  }
  return notes;
}

/** Footnotes as large as the text: the last lines of a page, far below it, from the first raised number on. */
function apartAtFoot(sorted: readonly Line[], size: number): readonly Line[] {
  for (let at = sorted.length - 1; at > Math.max(0, sorted.length - 12); at -= 1) {
    const line = sorted[at];
    if (line === undefined || line.turned || line.size > 1.02 * size) return [];
    const isFar = distance(sorted, at) > 2.5 * line.size;
    if (isFar) return line.runs[0]?.script === 'sup' && noteLabel(line) ? sorted.slice(at) : [];
  }
  return [];
}

const isSmall = (line: Line | undefined, size: number) =>
  line !== undefined && line.turned === undefined && line.size < smallerThan * size;

/** Index of the first line of the footnotes among the small lines at the foot of a page; -1 without any. */
function startOf(small: readonly Line[], rules: ReturnType<RulesOf>): number {
  const underRule = small.findIndex((line, at) => {
    const above = small[at - 1]?.bottom ?? line.top - 30;
    return rules.some(
      ({ y, left, right }) =>
        y > above - 3 && y < line.top + 3 && right - left < 200 && left < line.left + 20,
    );
  });
  const labelled = small.findIndex((line) => noteLabel(line) !== undefined);
  if (labelled < 0) return underRule;
  let start = labelled;
  // What stands right above the first note, such as where the act was published, belongs to the foot of the page.
  while (start > 0 && distance(small, start) <= noteGap * (small[start]?.size ?? 0)) start -= 1;
  // Small print that goes on far above is no note: then the first number begins them.
  if (labelled - start > 12) start = labelled;
  return underRule >= 0 ? Math.min(underRule, start) : start;
}

const distance = (lines: readonly Line[], at: number) =>
  (lines[at]?.bottom ?? 0) - (lines[at - 1]?.bottom ?? 0);
