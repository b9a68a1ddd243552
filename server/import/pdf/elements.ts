import type { PdfElement, PdfPage } from '#core/contract/main/pdf-structure.ts';
import type { Block } from './block.ts';
import { blocksOf } from './blocks.ts';
import { contentsLines } from './contents.ts';
import { noteLabel, noteLines } from './footnotes.ts';
import { furnitureOf } from './furniture.ts';
import { allLines, hasGapAbove, type Line, type RulesOf, type Typography, typographyOf } from './lines.ts';
import { marginMarks } from './margin-numbers.ts';
import type { Area } from './read-drawing.ts';

export type Recognised = Omit<PdfElement, 'boxes'>;

/** What the lines of pages are, in the order of reading. */
export function elementsOf(
  pages: readonly PdfPage[],
  pictures: readonly (readonly Area[])[],
  rulesOf: RulesOf,
): Recognised[] {
  const lines = allLines(pages);
  const furniture = furnitureOf(lines, pages);
  const inner = lines.filter((line) => !furniture.has(line) && line.text !== '');
  const typography = typographyOf(inner);
  const notes = noteLines(inner, typography, rulesOf);
  const contents = contentsLines(inner.filter((line) => !notes.has(line)));
  const text = inner.filter((line) => !notes.has(line) && !contents.has(line) && line.turned === undefined);
  const marks = marginMarks(text, pictures, typography);
  const printed = new Set(marks.map(({ line }) => line));
  const blocks = [
    ...withoutIndex(
      blocksOf(
        text.filter((line) => !printed.has(line)),
        new Map(marks.map((mark) => [mark.beside, mark])),
        typography,
        coverPages(contents),
      ),
    ),
    ...notesOf(inner.filter((line) => notes.has(line))),
    ...together(
      inner.filter((line) => contents.has(line) && !notes.has(line)),
      typography,
    ),
    ...inner.filter((line) => line.turned && !notes.has(line) && !contents.has(line)).map(aside('ignored')),
    ...[...furniture].map(([line, kind]) => aside(kind)(line)),
  ];
  return inOrder(blocks).map((block, at) => elementOf(block, `e${at + 1}`));
}

/** Pages before a table of contents near the beginning are a cover. */
function coverPages(contents: ReadonlySet<Line>): number {
  const [first] = [...contents].sort((a, b) => a.page - b.page);
  return first !== undefined && first.page <= 4 ? first.page - 1 : 0;
}

const indexTitle =
  /^(?:sachverzeichnis|sachregister|stichwortverzeichnis|index|index alphabétique|indice analitico)$/i;

/** An alphabetical index behind a text is no part of it, up to the next article. */
function withoutIndex(blocks: readonly Block[]): Block[] {
  let isIndex = false;
  return blocks.map((block) => {
    const [first] = block.lines;
    if (block.kind === 'heading' && indexTitle.test(first?.text.trim() ?? '')) isIndex = true;
    if (block.kind === 'article' || block.kind === 'marginNumber') isIndex = false;
    return isIndex ? { kind: 'ignored', lines: block.lines } : block;
  });
}

const aside =
  (kind: 'ignored' | 'runningHead' | 'pageNumber') =>
  (line: Line): Block => ({ kind, lines: [line] });

/** Each footnote from its number to the next; what stands before the first one of a page belongs to the one before. */
function notesOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const label = noteLabel(line);
    const open = blocks.at(-1);
    const before = open?.lines.at(-1);
    if (label) blocks.push({ kind: 'footnote', number: label.number, label: label.length, lines: [line] });
    // A note may go on at the foot of the next page, other small print may not.
    else if (
      open &&
      before &&
      (before.page === line.page || (open.number !== undefined && before.page + 1 === line.page))
    )
      open.lines.push(line);
    else blocks.push({ kind: 'footnote', lines: [line] });
  }
  return blocks;
}

/** A table of contents, page by page. */
function together(lines: readonly Line[], typography: Typography): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const open = blocks.at(-1);
    const before = open?.lines.at(-1);
    if (open && before?.page === line.page && hasGapAbove(before, line, typography) !== undefined)
      open.lines.push(line);
    else blocks.push({ kind: 'ignored', lines: [line] });
  }
  return blocks;
}

/** Elements stand where they begin; a number beside the text stands before it. */
function inOrder(blocks: readonly Block[]): Block[] {
  const placed = blocks.map((block, at) => {
    const line = block.mark?.beside ?? block.lines[0];
    return { block, at, page: line?.page ?? 0, index: (line?.index ?? 0) - (block.mark ? 0.5 : 0) };
  });
  return placed.sort((a, b) => a.page - b.page || a.index - b.index || a.at - b.at).map(({ block }) => block);
}

function elementOf({ kind, number, level, label, mark, lines }: Block, id: string): Recognised {
  return {
    id,
    kind,
    ...(number === undefined ? {} : { number }),
    ...(level === undefined ? {} : { level }),
    ...(label === undefined ? {} : { label }),
    ...(mark?.picture === undefined ? {} : { picture: { page: mark.page, ...rounded(mark.picture) } }),
    spans: lines.map(({ page, index, text }) => ({ page, line: index, from: 0, to: text.length })),
  };
}

const round = (points: number): number => Math.round(points * 100) / 100;
const rounded = ({ left, right, top, bottom }: Area): Area => ({
  left: round(left),
  right: round(right),
  top: round(top),
  bottom: round(bottom),
});
