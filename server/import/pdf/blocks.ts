import type { Block } from './block.ts';
import { createLevels, headingForm, isCentred, isHeadingLine, isSentenceEnd, larger } from './headings.ts';
import { createItems, type Items } from './items.ts';
import { articleLabel } from './labels.ts';
import { hasGapAbove, type Line, type Typography } from './lines.ts';
import type { MarginMark } from './margin-numbers.ts';

type Reading = {
  /** Pages of a cover, on which large letters divide nothing. */
  coverPages: number;
  typography: Typography;
  blocks: Block[];
  items: Items;
  levelOf: ReturnType<typeof createLevels>;
  /** Where the words after the number of the open article begin. */
  headingLeft: number | undefined;
};

/** Divides the lines of the text into headings, articles, margin numbers, paragraphs, items and other text. */
export function blocksOf(
  lines: readonly Line[],
  marks: ReadonlyMap<Line, MarginMark>,
  typography: Typography,
  coverPages = 0,
): Block[] {
  const reading: Reading = {
    coverPages,
    typography,
    blocks: [],
    items: createItems(typography),
    levelOf: createLevels(),
    headingLeft: undefined,
  };
  let marked = 0;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const mark = marks.get(line);
    if (mark) {
      marked += 1;
      const number = mark.line?.text.trim() ?? String(marked);
      const label = mark.line?.text.length;
      reading.blocks.push({
        kind: 'marginNumber',
        number,
        mark,
        ...(label === undefined ? {} : { label }),
        lines: mark.line ? [mark.line] : [],
      });
      reading.items.beginMarginNumber();
    }
    readLine(reading, line, before, lines[at + 1], mark !== undefined);
  }
  return withTitleBefore(reading.blocks);
}

/** What stands before the recitals is the title of the act, not a heading within it. */
function withTitleBefore(blocks: Block[]): Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'recital');
  return blocks.map((block, at) =>
    at < first && block.kind === 'heading' ? { kind: 'text', lines: block.lines } : block,
  );
}

function readLine(
  reading: Reading,
  line: Line,
  before: Line | undefined,
  next: Line | undefined,
  isMarked: boolean,
): void {
  const { typography, items, blocks } = reading;
  const gap = isMarked ? true : hasGapAbove(before, line, typography);
  if (beginsArticle(reading, line, before, gap)) return;
  if (extendsArticle(reading, line, gap)) return;
  const item = items.begin(line, before, gap, blocks.at(-1));
  // A bold line with the number that a heading has is a heading, unless numbers count on to it.
  if (
    isHeadingLine(line, before, typography) &&
    (item === undefined || line.bold || line.size > typography.size * larger)
  ) {
    if (item) items.undo();
    addHeading(reading, line, gap);
    return;
  }
  if (item) {
    blocks.push({ ...item, lines: [line] });
    return;
  }
  const open = blocks.at(-1);
  if (
    open === undefined ||
    open.lines.length === 0 ||
    open.kind === 'marginNumber' ||
    beginsText(reading, line, before, next, gap)
  ) {
    const level = items.levelOfText(line);
    blocks.push({ kind: 'text', ...(level > 1 ? { level } : {}), lines: [line] });
  } else open.lines.push(line);
}

function beginsArticle(
  reading: Reading,
  line: Line,
  before: Line | undefined,
  gap: boolean | undefined,
): boolean {
  const label = articleLabel(line);
  if (label === undefined || !isArticle(line, label, before, gap, reading.typography)) return false;
  const { number, length, restLeft } = label;
  reading.blocks.push({ kind: 'article', number, label: length, lines: [line] });
  reading.items.beginArticle();
  reading.headingLeft = restLeft;
  return true;
}

/** In an act that changes others a heading says what of an article is changed. */
const citation = /^(?:Abs|Bst|Ziff|al|let|ch|cpv|lett|n|para|point)\b\.?/;

/** Citations begin lines too: an article stands out by its letters, its place or the blank after its number. */
function isArticle(
  line: Line,
  { rest, restLeft, number }: { rest: string; restLeft: number | undefined; number: string },
  before: Line | undefined,
  gap: boolean | undefined,
  typography: Typography,
): boolean {
  if (gap === false && !isSentenceEnd(before) && before?.bold !== true) return false;
  const first = line.runs.find(({ text }) => text.trim() !== '');
  const isBold = first?.bold === true;
  if (rest === '')
    return isBold || isCentred(line, typography) || (line.italic && gap !== false) || gap === true;
  const labelEnd = first?.right ?? line.left;
  const isShort = line.text.length < 70 && !/[.;:,]$/.test(rest);
  if (isShort && gap !== false && citation.test(rest)) return true;
  const isTabbed = restLeft !== undefined && restLeft - labelEnd > line.size && /^\p{Lu}/u.test(rest);
  if (line.size > typography.size * larger && !isBold) return isTabbed;
  return isBold || (isTabbed && number.length < 7 && gap !== false);
}

/** The heading of an article may go on, beside its number or in the middle of the page. */
function extendsArticle(reading: Reading, line: Line, gap: boolean | undefined): boolean {
  const open = reading.blocks.at(-1);
  const last = open?.lines.at(-1);
  if (open?.kind !== 'article' || last === undefined || open.lines.length > 5 || articleLabel(line))
    return false;
  const isFirst = open.lines.length === 1;
  const isAlone = reading.headingLeft === undefined;
  const { left } = reading.typography.edges(line);
  const isBeside =
    reading.headingLeft !== undefined &&
    Math.abs(line.left - reading.headingLeft) < 4 &&
    line.left > left + 1.5 * line.size &&
    gap === false;
  const continues =
    line.bold && (last.bold || (isFirst && isAlone)) && !headingForm(line.text)?.startsWith('word');
  if (!isBeside && !(continues && (gap !== true || (isFirst && isAlone)))) return false;
  open.lines.push(line);
  return true;
}

function addHeading(
  { blocks, levelOf, items, typography, coverPages }: Reading,
  line: Line,
  gap: boolean | undefined,
): void {
  const open = blocks.at(-1);
  const last = open?.lines.at(-1);
  const form = headingForm(line.text);
  const isSame = last !== undefined && Math.abs(last.size - line.size) < 0.5 && last.bold === line.bold;
  if (open?.kind === 'heading' && isSame && gap === false && form === undefined && open.lines.length < 6) {
    open.lines.push(line);
    return;
  }
  items.beginHeading();
  const isTitle = line.page === 1 && form === undefined && line.size > typography.size * 1.2;
  if (line.page <= coverPages || (isTitle && !blocks.some(({ kind }) => kind !== 'text'))) {
    // What a document is called on its first page divides nothing.
    if (open && isSame && gap === false) open.lines.push(line);
    else blocks.push({ kind: 'text', lines: [line] });
    return;
  }
  blocks.push({ kind: 'heading', level: levelOf({ form, size: line.size, bold: line.bold }), lines: [line] });
}

/** Whether a line without a number begins a paragraph: after a gap, indented, or after the end of one on another page. */
function beginsText(
  { blocks, typography, items }: Reading,
  line: Line,
  before: Line | undefined,
  next: Line | undefined,
  gap: boolean | undefined,
): boolean {
  const open = blocks.at(-1);
  if (before === undefined || open === undefined) return true;
  if (open.kind === 'heading' || open.kind === 'article' || line.turned !== before.turned) return true;
  const { right } = typography.edges(before);
  const isShort = before.right < right - 5 * before.size;
  if (gap === undefined) return isSentenceEnd(before) && isShort;
  if (gap || Math.abs(line.size - before.size) > 0.12 * line.size) return true;
  if (items.endsBefore(line)) return true;
  const isIndented =
    line.left > before.left + 0.8 * line.size &&
    (next === undefined || next.left < line.left - 0.8 * line.size);
  return isIndented && isSentenceEnd(before) && !/^\p{Ll}/u.test(line.text);
}
