import type { Item } from './item.ts';

/** A band of a page, from top to bottom, with one column or two. */
export type Band = { items: Item[]; column?: number };

/** Words that follow each other on a line. */
type Segment = { left: number; right: number; baseline: number; size: number; items: Item[] };

/** Fewer pieces of lines on a side make no column. */
const minSegments = 3;
/** Share of the text's width that a column has at least. */
const minShare = 0.3;
/** Share of the pieces of a column that fill it. */
const fillingShare = 0.5;

/** The middle of the empty strip between two columns of a page; undefined if its text stands in one. */
export const gutterOf = (items: readonly Item[]): number | undefined => stripOf(segmentsOf(items));

/** The gutter of pages that have none of their own, where a third of the pages of a document agree on one. */
export function commonGutter(gutters: readonly (number | undefined)[]): number | undefined {
  const own = gutters.filter((gutter) => gutter !== undefined).sort((a, b) => a - b);
  const middle = own[Math.floor(own.length / 2)];
  if (middle === undefined) return undefined;
  return own.filter((gutter) => Math.abs(gutter - middle) < 15).length * 3 >= gutters.length
    ? middle
    : undefined;
}

/** Parts a page at its gutter, in the order of reading: band after band, column after column. */
export function bandsOf(items: readonly Item[], gutter: number | undefined): Band[] {
  if (gutter === undefined) return [{ items: [...items] }];
  const segments = segmentsOf(items);
  const bands: Band[] = [];
  let within: Segment[] = [];
  const close = () => {
    bands.push(...divided(within, gutter));
    within = [];
  };
  let across: Segment[] = [];
  for (const segment of segments) {
    if (crosses(segment, gutter)) {
      close();
      across.push(segment);
      continue;
    }
    if (across.length > 0) bands.push({ items: across.flatMap((one) => one.items) });
    across = [];
    within.push(segment);
  }
  close();
  if (across.length > 0) bands.push({ items: across.flatMap((one) => one.items) });
  return bands;
}

const crosses = ({ left, right }: Segment, gutter: number) => left < gutter - 1 && right > gutter + 1;

function divided(segments: readonly Segment[], gutter: number): Band[] {
  const sides = [
    segments.filter(({ right }) => right <= gutter + 1),
    segments.filter(({ right }) => right > gutter + 1),
  ];
  return sides.flatMap((side, column) =>
    side.length === 0 ? [] : [{ items: side.flatMap(({ items }) => items), column }],
  );
}

function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = [];
  const sorted = [...items].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const open: Segment[] = [];
  for (const item of sorted) {
    while (open[0] !== undefined && open[0].baseline < item.baseline - 2 * open[0].size) open.shift();
    const before = open.find(
      (one) =>
        Math.abs(one.baseline - item.baseline) < 0.45 * Math.max(one.size, item.size) &&
        item.left - one.right < 1.5 * one.size &&
        one.left - item.right < 1.5 * one.size,
    );
    if (before) {
      before.items.push(item);
      before.left = Math.min(before.left, item.left);
      before.right = Math.max(before.right, item.right);
    } else {
      const { left, right, baseline, size } = item;
      const segment = { left, right, baseline, size, items: [item] };
      segments.push(segment);
      open.push(segment);
    }
  }
  return segments;
}

function stripOf(segments: readonly Segment[]): number | undefined {
  if (segments.length < 3 * minSegments) return undefined;
  let [left, right] = [Number.POSITIVE_INFINITY, 0];
  for (const segment of segments) {
    left = Math.min(left, segment.left);
    right = Math.max(right, segment.right);
  }
  const width = right - left;
  let best: { at: number; crossing: number } | undefined;
  for (let at = left + minShare * width; at <= right - minShare * width; at += 2) {
    const crossing = segments.filter((segment) => crosses(segment, at)).length;
    if (crossing > 0.25 * segments.length || crossing >= (best?.crossing ?? Number.POSITIVE_INFINITY))
      continue;
    if (isColumn(segments, left, at, 'right') && isColumn(segments, at, right, 'left'))
      best = { at, crossing };
  }
  return best === undefined ? undefined : widened(segments, best.at);
}

/** Whether the pieces between two edges are lines of one text: most of them fill the column, from its one edge on. */
function isColumn(segments: readonly Segment[], from: number, to: number, inner: 'left' | 'right'): boolean {
  const inside = segments.filter(({ left, right }) => left >= from - 1 && right <= to + 1);
  if (inside.length < minSegments) return false;
  const edges = inside.map((segment) => segment[inner]).sort((a, b) => a - b);
  const edge = inner === 'left' ? (edges[0] ?? from) : (edges.at(-1) ?? to);
  const width = inner === 'left' ? to - edge : edge - from;
  const rows = new Set(inside.map(({ baseline }) => Math.round(baseline / 3))).size;
  const filling = inside.filter((segment) => segment.right - segment.left > 0.6 * width).length;
  return filling >= minSegments && filling >= fillingShare * Math.max(rows, inside.length);
}

/** The middle of the strip around a place that the fewest pieces cross. */
function widened(segments: readonly Segment[], at: number): number {
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const segment of segments) {
    if (crosses(segment, at)) continue;
    if (segment.right <= at + 1) from = Math.max(from, segment.right);
    else to = Math.min(to, segment.left);
  }
  return (from + to) / 2;
}
