import type { PdfLine, PdfPage } from '#core/contract/main/pdf-structure.ts';
import type { Rule } from './read-drawing.ts';

/** A line of a page with what is often asked of it. */
export type Line = PdfLine & {
  /** From 1. */
  page: number;
  /** Among the lines of its page. */
  index: number;
  text: string;
  left: number;
  right: number;
  /** All its letters are. */
  bold: boolean;
  italic: boolean;
};

export function lineOnPage(line: PdfLine, page: number, index: number): Line {
  const letters = line.runs.filter(({ text, script }) => script === undefined && /[\p{L}\p{N}]/u.test(text));
  return {
    ...line,
    page,
    index,
    text: line.runs.map(({ text }) => text).join(''),
    left: line.runs.reduce((left, run) => Math.min(left, run.left), Number.POSITIVE_INFINITY),
    right: line.runs.reduce((right, run) => Math.max(right, run.right), 0),
    bold: letters.length > 0 && letters.every(({ bold }) => bold === true),
    italic: letters.length > 0 && letters.every(({ italic }) => italic === true),
  };
}

export const allLines = (pages: readonly PdfPage[]): Line[] =>
  pages.flatMap(({ lines }, page) => lines.map((line, index) => lineOnPage(line, page + 1, index)));

/** What most of the text of a document looks like. */
export type Typography = {
  /** Size of most letters. */
  size: number;
  /** Distance of baselines within a paragraph, as a share of the size. */
  pitch: number;
  /** Edges of the text by page and column. */
  edges: (line: Pick<Line, 'page' | 'column'>) => { left: number; right: number };
};

/** The value that most of the text has; `weight` is how much text it stands for. */
function commonest(values: readonly { value: number; weight: number }[]): number | undefined {
  const weights = new Map<number, number>();
  for (const { value, weight } of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  let best: [number, number] | undefined;
  for (const entry of weights) if (best === undefined || entry[1] > best[1]) best = entry;
  return best?.[0];
}

/** The smallest value that a fifth of the text has: lines of one paragraph are the nearest. */
function minCommonOf(values: readonly { value: number; weight: number }[]): number | undefined {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = [...new Set(values.map(({ value }) => value))].sort((a, b) => a - b);
  return candidates.find((candidate) => {
    const near = values.filter(({ value }) => value >= candidate && value < candidate + 0.11);
    return near.reduce((sum, { weight }) => sum + weight, 0) >= 0.2 * all;
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Share of the letters that those of the text have at least: tables in small print may have more of them. */
const textShare = 0.12;

/** The largest size that a good part of the letters has. */
function textSize(lines: readonly Line[]): number | undefined {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) lengths.set(tenth(size), (lengths.get(tenth(size)) ?? 0) + text.length);
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const common = [...lengths].filter(([, length]) => length >= textShare * all).map(([size]) => size);
  return common.length > 0
    ? Math.max(...common)
    : commonest([...lengths].map(([value, weight]) => ({ value, weight })));
}

export function typographyOf(lines: readonly Line[]): Typography {
  const upright = lines.filter(({ turned }) => turned === undefined);
  const size = textSize(upright);
  const pitches = upright.flatMap((line, at) => {
    const before = upright[at - 1];
    if (before?.page !== line.page || before.column !== line.column) return [];
    const pitch = (line.bottom - before.bottom) / line.size;
    return pitch > 0.8 && pitch < 2 ? [{ value: Math.round(pitch * 20) / 20, weight: line.text.length }] : [];
  });
  const edges = edgesByPage(upright, size);
  return {
    size: size ?? 10,
    pitch: minCommonOf(pitches) ?? 1.2,
    edges: ({ page, column }) => edges.get(`${page} ${column ?? ''}`) ?? { left: 0, right: 0 },
  };
}

/** A page with few words tells little: its lines are taken to be as wide as those of most pages. */
function edgesByPage(lines: readonly Line[], size: number | undefined) {
  const groups = Map.groupBy(lines, ({ page, column }) => `${page} ${column ?? ''}`);
  const edges = new Map(
    [...groups].map(([key, group]) => {
      const main = group.filter((line) => Math.abs(line.size - (size ?? line.size)) < 1);
      return [key, edgesOf(main.length > 0 ? main : group)] as const;
    }),
  );
  for (const column of ['', '0', '1']) {
    const alike = [...edges].filter(([key]) => key.endsWith(` ${column}`)).map(([, edge]) => edge);
    const widths = alike.map(({ left, right }) => right - left).sort((a, b) => a - b);
    const usual = widths[Math.floor(widths.length / 2)] ?? 0;
    for (const edge of alike) edge.right = Math.max(edge.right, edge.left + usual);
  }
  return edges;
}

/** Where lines begin and end, but for a few that stand out. */
function edgesOf(lines: readonly Line[]): { left: number; right: number } {
  const lefts = lines.map(({ left }) => left).sort((a, b) => a - b);
  const rights = lines.map(({ right }) => right).sort((a, b) => a - b);
  const stray = Math.floor(lines.length / 20);
  return { left: lefts[stray] ?? 0, right: rights[lines.length - 1 - stray] ?? 0 };
}

/** Whether a line stands further below the one before than lines of a paragraph do; undefined at the top of a page. */
export function hasGapAbove(
  before: Line | undefined,
  line: Line,
  { pitch }: Typography,
): boolean | undefined {
  if (before === undefined || before.page !== line.page) return undefined;
  // From one column to the next nothing is known; what reaches over both stands above or below them.
  const isNextColumn =
    before.column !== line.column && before.column !== undefined && line.column !== undefined;
  if (isNextColumn) return undefined;
  const distance = line.bottom - before.bottom;
  if (distance < 0) return undefined;
  return distance > Math.max(pitch * 1.22, 1.15) * Math.max(line.size, before.size * 0.9);
}

/** Rules of the pages by their number, from 1. */
export type RulesOf = (page: number) => readonly Rule[];
