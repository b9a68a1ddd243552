import type { PdfLine, PdfRun } from '#core/contract/main/pdf-structure.ts';
import { bandsOf } from './columns.ts';
import type { Item } from './item.ts';
import type { ReadPage } from './read-page.ts';

/** Items of one line: `baseline` and `size` are those of its largest letters. */
type Row = { baseline: number; size: number; items: Item[] };

/** Letters below this share of the size of a line are numbers of notes or paragraphs, if they stand higher or lower. */
const scriptSize = 0.85;
/** Share of the size of a line by which raised letters stand higher. */
const minRaise = 0.12;
/** How far letters reach above and below the baseline, as shares of their size. */
const ascent = 0.8;
const descent = 0.22;

/** The lines of a page in the order of reading, those that are turned at its end. */
export function linesOf(page: ReadPage, gutter: number | undefined): PdfLine[] {
  const lines = bandsOf(page.items, gutter).flatMap(({ items, column }) =>
    withMarginApart(rowsOf(items)).map((row) => lineOf(row, column)),
  );
  const turned = page.turned.map(
    ({ text, left, right, top, bottom, size }): PdfLine => ({
      top,
      bottom,
      size: rounded(size),
      turned: true,
      runs: [{ text, left: rounded(left), right: rounded(right) }],
    }),
  );
  return [...lines, ...turned];
}

/** Joins what stands on one line. Large letters come first, so that raised ones have a line to join. */
function rowsOf(items: readonly Item[]): Row[] {
  const rows: Row[] = [];
  // Rows by their height, so that a page with many of them is read in linear time.
  const byHeight = new Map<number, Row[]>();
  for (const item of [...items].sort((a, b) => b.size - a.size)) {
    const row = nearest(byHeight, item);
    if (row) {
      row.items.push(item);
      continue;
    }
    const added = { baseline: item.baseline, size: item.size, items: [item] };
    rows.push(added);
    const height = Math.floor(item.baseline / rowHeight);
    byHeight.set(height, [...(byHeight.get(height) ?? []), added]);
  }
  for (const row of rows) row.items.sort((a, b) => a.left - b.left);
  return rows.sort((a, b) => a.baseline - b.baseline || (a.items[0]?.left ?? 0) - (b.items[0]?.left ?? 0));
}

const rowHeight = 16;

function nearest(byHeight: ReadonlyMap<number, Row[]>, item: Item): Row | undefined {
  let best: { row: Row; distance: number } | undefined;
  const reach = Math.ceil(item.size / rowHeight);
  const at = Math.floor(item.baseline / rowHeight);
  for (let height = at - reach; height <= at + reach + 1; height += 1)
    for (const row of byHeight.get(height) ?? []) {
      const raise = row.baseline - item.baseline;
      const isScript = item.size < scriptSize * row.size;
      const fits = isScript
        ? raise > -0.25 * row.size && raise < 0.6 * row.size
        : Math.abs(raise) < 0.25 * row.size;
      if (fits && Math.abs(raise) < (best?.distance ?? Number.POSITIVE_INFINITY))
        best = { row, distance: Math.abs(raise) };
    }
  return best?.row;
}

/** Share of the lines of a page with a number at their end, from which on it is a table or its contents. */
const tableShare = 0.5;

/** A number to the right of all words is a margin number: a line of its own before that beside which it stands. */
function withMarginApart(rows: readonly Row[]): Row[] {
  const numbered = new Set(rows.filter(endsWithNumber));
  if (numbered.size > tableShare * rows.length) return [...rows];
  const edge = rows.reduce((right, row) => {
    const last = row.items.at(numbered.has(row) ? -2 : -1);
    return /^\d{1,3}[a-z]?\*?$/.test(last?.text.trim() ?? '') ? right : Math.max(right, last?.right ?? 0);
  }, 0);
  return rows.flatMap((row) => {
    const last = row.items.at(-1);
    if (!numbered.has(row) || last === undefined || last.left < edge) return [row];
    return [
      { ...row, items: [last] },
      { ...row, items: row.items.slice(0, -1) },
    ];
  });
}

function endsWithNumber({ items, size }: Row): boolean {
  const last = items.at(-1);
  const before = items.at(-2);
  if (last === undefined || before === undefined || !/^\d{1,3}[a-z]?\*?$/.test(last.text.trim()))
    return false;
  return last.left - before.right >= 1.2 * size && last.size >= scriptSize * size;
}

function lineOf({ baseline, size, items }: Row, column: number | undefined): PdfLine {
  const runs: PdfRun[] = [];
  let last: Item | undefined;
  for (const item of items) {
    const run = runOf(item, baseline, size);
    const before = runs.at(-1);
    const gap = last === undefined ? 0 : item.left - last.right;
    const needsBlank = gap > 0.13 * size && !/\s$/.test(before?.text ?? ' ') && !/^\s/.test(run.text);
    if (before && needsBlank) before.text += ' ';
    if (before === undefined) run.text = run.text.trimStart();
    else if (/\s$/.test(before.text)) run.text = run.text.trimStart();
    const isSame =
      before?.bold === run.bold &&
      before?.italic === run.italic &&
      before?.script === run.script &&
      gap < size;
    if (before && isSame) {
      before.text += run.text;
      before.right = Math.max(before.right, run.right);
    } else if (run.text !== '') runs.push(run);
    last = item;
  }
  const end = runs.at(-1);
  if (end) end.text = end.text.trimEnd();
  return {
    top: rounded(baseline - ascent * size),
    bottom: rounded(baseline + descent * size),
    size: rounded(size),
    ...(column === undefined ? {} : { column }),
    runs,
  };
}

function runOf(item: Item, baseline: number, size: number): PdfRun {
  const raise = baseline - item.baseline;
  const script =
    item.size >= scriptSize * size || Math.abs(raise) < minRaise * size
      ? undefined
      : raise > 0
        ? ('sup' as const)
        : ('sub' as const);
  return {
    text: item.text,
    left: rounded(item.left),
    right: rounded(item.right),
    ...(item.bold ? { bold: true as const } : {}),
    ...(item.italic ? { italic: true as const } : {}),
    ...(script === undefined ? {} : { script }),
  };
}

/** A hundredth of a point is enough. */
const rounded = (points: number): number => Math.round(points * 100) / 100;
