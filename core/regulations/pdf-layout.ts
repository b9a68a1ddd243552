import { type PageZoom, pageZoomSteps } from './preferences.ts';

export type PageSize = { width: number; height: number };
export type PageBox = PageSize & { page: number; top: number };
export type PagesLayout = { boxes: PageBox[]; width: number; height: number };
/**
 * A point of the document that stays valid in another layout: a page, and the share of its height above the
 * point.
 */
export type PagePoint = { page: number; fraction: number };

/** Space around and between pages. */
export const pageGap = 12;

/** The next step of the zoom up or down from any zoom; undefined at the ends. */
export function nextPageZoom(percent: number, by: 1 | -1): PageZoom | undefined {
  return by > 0
    ? pageZoomSteps.find((step) => step > percent)
    : pageZoomSteps.findLast((step) => step < percent);
}

export type ViewSize = { column: number; height: number };

/** The factor of a zoom: 1 is the reading width, that of the column up to the widest page. */
export function factorOf(zoom: PageZoom, view: ViewSize, given: { page: PageSize; widest: number }): number {
  if (typeof zoom === 'number') return zoom / 100;
  const { page, widest } = given;
  const base = Math.max(1, Math.min(view.column, widest));
  const whole = ((view.height - 2 * pageGap) * page.width) / page.height;
  return (zoom === 'width' ? view.column : Math.max(1, Math.min(view.column, whole))) / base;
}

/** Places the pages below each other, each as wide as the column times the zoom. */
export function layOutPages(
  sizes: readonly PageSize[],
  given: { column: number; zoom: number; widest?: number },
): PagesLayout {
  const { column, zoom, widest = Number.POSITIVE_INFINITY } = given;
  const width = Math.max(1, Math.round(Math.min(column, widest) * zoom));
  const boxes: PageBox[] = [];
  let top = pageGap;
  sizes.forEach((size, index) => {
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    boxes.push({ page: index + 1, top, width, height });
    top += height + pageGap;
  });
  return { boxes, width, height: top };
}

/** Index of the last page that begins at or above a height; 0 if the height is above the first page. */
function pageIndexAt({ boxes }: PagesLayout, y: number): number {
  let low = 0;
  let high = boxes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxes[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first and the last page that are visible between two heights; undefined if there are no pages. */
export function pagesBetween(
  layout: PagesLayout,
  from: number,
  to: number,
): { first: number; last: number } | undefined {
  if (layout.boxes.length === 0) return undefined;
  const at = pageIndexAt(layout, from);
  const box = layout.boxes[at];
  const isPast = box !== undefined && box.top + box.height <= from && at + 1 < layout.boxes.length;
  const first = at + (isPast ? 2 : 1);
  return { first, last: Math.max(first, pageIndexAt(layout, to) + 1) };
}

/** The point at a height; the gap below a page counts as part of the page. */
export function pointAt(layout: PagesLayout, y: number): PagePoint {
  const box = layout.boxes[pageIndexAt(layout, y)];
  return box ? { page: box.page, fraction: (y - box.top) / box.height } : { page: 1, fraction: 0 };
}

/** The height of a point in a layout; the inverse of `pointAt`. */
export function heightOf({ boxes }: PagesLayout, { page, fraction }: PagePoint): number {
  const box = boxes[Math.min(Math.max(page, 1), boxes.length) - 1];
  return box ? box.top + fraction * box.height : 0;
}
