import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  InsertedTextRun,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import type { PaperRow, PaperRun } from '../law/comparison/report/paper.ts';

export const author = 'Regesta';

/**
 * The revision marks of one file: each has its own number, and all have the first day of the later version as
 * date.
 */
export type Marks = {
  next: () => { id: number; author: string; date: string };
  comments: { id: number; text: string }[];
};

export function createMarks(day: string): Marks {
  let last = 0;
  return {
    next: () => {
      last += 1;
      return { id: last, author, date: `${day}T00:00:00Z` };
    },
    comments: [],
  };
}

/**
 * The number, text and notes of a row. If the row exists on one side only, all of it is marked as a revision.
 */
export function drawRow(
  { num, runs, op }: PaperRow,
  notes: readonly string[],
  marks: Marks,
): ParagraphChild[] {
  const own = (run: PaperRun): PaperRun => (op === undefined ? run : { ...run, op });
  const numbers = num.map((run) => drawRun(own(run), marks));
  const gap = num.length === 0 || runs.length === 0 ? [] : [drawRun(own({ text: '\t' }), marks)];
  const words = runs.map((run) => drawRun(own(run), marks));
  const comments = notes.map((text) => {
    const id = marks.comments.length;
    marks.comments.push({ id, text });
    return id;
  });
  return [
    ...comments.map((id) => new CommentRangeStart(id)),
    ...numbers,
    ...gap,
    ...words,
    ...comments.flatMap((id) => [
      new CommentRangeEnd(id),
      new TextRun({ children: [new CommentReference(id)] }),
    ]),
  ];
}

/** Only marks that are set: an explicit "not bold" would cancel the bold style of a heading. */
const looks = {
  b: { bold: true },
  i: { italics: true },
  sup: { superScript: true },
  sub: { subScript: true },
  u: { underline: {} },
} as const;

function drawRun({ text, op, mark }: PaperRun, marks: Marks): ParagraphChild {
  const options = {
    children: printable(text)
      .split(/(\t)/)
      .filter((piece) => piece !== '')
      .map((piece) => (piece === '\t' ? new Tab() : piece)),
    ...(mark && looks[mark]),
  };
  if (op === 'inserted') return new InsertedTextRun({ ...options, ...marks.next() });
  if (op === 'deleted') return new DeletedTextRun({ ...options, ...marks.next() });
  return new TextRun(options);
}

/** Removes what XML does not allow: control characters and unpaired surrogates. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\n\r]/g, ' ')
    .replace(/(?!\t)\p{Cc}|[\ufffe\uffff]/gu, '');
