import type {
  PdfElement,
  PdfLine,
  PdfRun,
  PdfSpan,
  PdfStructure,
} from '../../contract/main/pdf-structure.ts';
import { CorrectionError } from './correction-error.ts';

/** Characters of a line, and the element that has them. */
export type PdfStretch = { element: string; page: number; line: number; from: number; to: number };

/**
 * The structure with other words in the place of some characters of a line. The line stays where it is on the page: its
 * letters share the place that the old ones had.
 */
export function withWords(structure: PdfStructure, stretch: PdfStretch, words: string): PdfStructure {
  const { page, line: index, from, to } = stretch;
  const span = spanWith(structure, stretch);
  if (words === '' && from === to) throw new CorrectionError('nothing is changed');
  const lines = withLine(structure, stretch, (line) => ({
    ...line,
    runs: runsWithWords(line.runs, { from, to }, words),
  }));
  const grown = words.length - (to - from);
  const elements = structure.elements.map((element): PdfElement => {
    if (!element.spans.some((one) => one.page === page && one.line === index)) return element;
    const isOwn = element.id === stretch.element;
    const spans = element.spans.flatMap((one): PdfSpan[] => {
      if (one.page !== page || one.line !== index) return [one];
      if (one === span) return one.to + grown > one.from ? [{ ...one, to: one.to + grown }] : [];
      return one.from >= span.to ? [{ ...one, from: one.from + grown, to: one.to + grown }] : [one];
    });
    if (!isOwn) return { ...element, spans };
    if (spans.length === 0) throw new CorrectionError('an element keeps some words: leave it out instead');
    return withLabel({ ...element, spans }, labelAfter(element, { span, from, to }, words.length));
  });
  return { ...structure, pages: lines, elements };
}

/** The structure with some characters of a line raised, lowered, or as the others are. */
export function withScript(
  structure: PdfStructure,
  stretch: PdfStretch,
  script: PdfRun['script'],
): PdfStructure {
  spanWith(structure, stretch);
  const { from, to } = stretch;
  if (from === to) throw new CorrectionError('no characters are chosen');
  const pages = withLine(structure, stretch, (line) => {
    const [before, rest] = dividedRuns(line.runs, from);
    const [chosen, after] = dividedRuns(rest, to - from);
    const set = chosen.map(
      ({ script: _, ...run }): PdfRun => (script === undefined ? run : { ...run, script }),
    );
    return { ...line, runs: [...before, ...set, ...after] };
  });
  return { ...structure, pages };
}

/** The span of an element that has the characters, which are those of one line. */
function spanWith(structure: PdfStructure, { element: id, page, line, from, to }: PdfStretch): PdfSpan {
  const element = structure.elements.find((one) => one.id === id);
  const span = element?.spans.find(
    (one) => one.page === page && one.line === line && one.from <= from && to <= one.to,
  );
  if (span === undefined || from > to) throw new CorrectionError(`element ${id} has no such characters`);
  return span;
}

function withLine(
  { pages }: PdfStructure,
  { page, line: index }: PdfStretch,
  change: (line: PdfLine) => PdfLine,
): PdfStructure['pages'] {
  const at = page - 1;
  const known = pages[at];
  const line = known?.lines[index];
  if (known === undefined || line === undefined) throw new CorrectionError('there is no such line');
  return pages.with(at, { ...known, lines: known.lines.with(index, change(line)) });
}

/** Runs before and after so many characters; a run that has them within is divided where they end. */
function dividedRuns(runs: readonly PdfRun[], at: number): [PdfRun[], PdfRun[]] {
  const [before, after]: [PdfRun[], PdfRun[]] = [[], []];
  let left = at;
  for (const run of runs) {
    const { length } = run.text;
    if (left >= length) before.push(run);
    else if (left <= 0) after.push(run);
    else {
      // Letters are taken to be of equal width, as for the areas of elements.
      const middle = run.left + ((run.right - run.left) * left) / length;
      before.push({ ...run, text: run.text.slice(0, left), right: middle });
      after.push({ ...run, text: run.text.slice(left), left: middle });
    }
    left -= length;
  }
  return [before, after];
}

/** The words take the style of those that they replace; where they only come in between, that of what stands before them. */
function runsWithWords(
  runs: readonly PdfRun[],
  { from, to }: { from: number; to: number },
  words: string,
): PdfRun[] {
  const [before, rest] = dividedRuns(runs, from);
  const [replaced, after] = dividedRuns(rest, to - from);
  if (words === '') return [...before, ...after];
  const [first] = replaced;
  if (first) {
    const right = replaced.at(-1)?.right ?? first.right;
    return joinedRuns([...before, { ...first, text: words, right }, ...after]);
  }
  // Words beside a raised number are none themselves.
  const [last, next] = [before.at(-1), after[0]];
  if (last && (last.script === undefined || next === undefined))
    return [...before.slice(0, -1), { ...last, text: last.text + words }, ...after];
  if (next) return [...before, { ...next, text: words + next.text }, ...after.slice(1)];
  throw new CorrectionError('the line has no words');
}

/** Runs of one style beside each other are one again. */
function joinedRuns(runs: readonly PdfRun[]): PdfRun[] {
  const joined: PdfRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last?.bold === run.bold && last?.italic === run.italic && last?.script === run.script;
    // A gap between columns of a line stays one.
    if (last && isSame && run.left - last.right < 0.01)
      joined[joined.length - 1] = { ...last, text: last.text + run.text, right: run.right };
    else joined.push(run);
  }
  return joined;
}

type Replaced = { span: PdfSpan; from: number; to: number };

/** How many characters at the beginning of an element print its number after some were replaced. */
function labelAfter({ spans, label = 0 }: PdfElement, { span, from, to }: Replaced, length: number): number {
  let before = 0;
  for (const one of spans) {
    if (one === span) break;
    before += one.to - one.from;
  }
  const [first, last] = [before + from - span.from, before + to - span.from];
  if (first >= label) return label;
  // What reaches over its end belongs to the words.
  return last <= label ? label + length - (to - from) : first;
}

const withLabel = ({ label: _, ...element }: PdfElement, label: number): PdfElement =>
  label > 0 ? { ...element, label } : element;
