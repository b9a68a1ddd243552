import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  factorOf,
  heightOf,
  layOutPages,
  nextPageZoom,
  pageGap,
  pagesBetween,
  pointAt,
} from './pdf-layout.ts';

const a4 = { width: 595, height: 842 };
const wide = { width: 842, height: 595 };

describe('layOutPages', () => {
  it('puts pages of one width under each other, with a gap around each', () => {
    const { boxes, width, height } = layOutPages([a4, wide], { column: 595, zoom: 1 });
    expect(width).toBe(595);
    expect(boxes).toEqual([
      { page: 1, top: pageGap, width: 595, height: 842 },
      { page: 2, top: pageGap + 842 + pageGap, width: 595, height: 420 },
    ]);
    expect(height).toBe(842 + 420 + 3 * pageGap);
  });

  it('zooms from the width of the column, which stops growing at the widest', () => {
    expect(layOutPages([a4], { column: 600, zoom: 1.5, widest: 900 }).width).toBe(900);
    expect(layOutPages([a4], { column: 2000, zoom: 0.8, widest: 900 }).width).toBe(720);
  });
});

const sizes = fc.array(
  fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 200, max: 1300 }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
);

describe('the place', () => {
  it('is the same after going there and asking again, in any layout', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 200, max: 1500 }), fc.nat(60_000), (all, column, y) => {
        const layout = layOutPages(all, { column, zoom: 1 });
        expect(heightOf(layout, pointAt(layout, y))).toBeCloseTo(y, 6);
      }),
    );
  });

  it('keeps page and line when the width changes', () => {
    const before = layOutPages(Array(98).fill(a4), { column: 1000, zoom: 1 });
    const after = layOutPages(Array(98).fill(a4), { column: 358, zoom: 1.5 });
    const point = pointAt(before, 51_234);
    const moved = pointAt(after, heightOf(after, point));
    expect(moved.page).toBe(point.page);
    expect(moved.fraction).toBeCloseTo(point.fraction, 6);
  });

  it('beyond the document is its last page', () => {
    const layout = layOutPages([a4, a4], { column: 595, zoom: 1 });
    expect(heightOf(layout, { page: 9, fraction: 0 })).toBe(pageGap + 842 + pageGap);
    expect(pointAt(layout, 99_999).page).toBe(2);
  });
});

describe('pagesBetween', () => {
  const layout = layOutPages([a4, a4, a4, a4], { column: 595, zoom: 1 });

  it.each([
    [0, 500, { first: 1, last: 1 }],
    [0, 900, { first: 1, last: 2 }],
    [pageGap + 842, 1200, { first: 2, last: 2 }],
    [-500, -100, { first: 1, last: 1 }],
    [99_000, 99_900, { first: 4, last: 4 }],
  ])('from %i to %i: %o', (from, to, expected) => {
    expect(pagesBetween(layout, from, to)).toEqual(expected);
  });

  it('names every page that shows, and no page that does not', () => {
    fc.assert(
      fc.property(sizes, fc.nat(30_000), fc.integer({ min: 1, max: 2000 }), (all, from, height) => {
        const pages = layOutPages(all, { column: 700, zoom: 1 });
        const visible = pages.boxes.filter((box) => box.top < from + height && box.top + box.height > from);
        const range = pagesBetween(pages, from, from + height);
        for (const { page } of visible) {
          expect(page).toBeGreaterThanOrEqual(range?.first ?? 0);
          expect(page).toBeLessThanOrEqual(range?.last ?? 0);
        }
        expect((range?.last ?? 0) - (range?.first ?? 0) + 1).toBeLessThanOrEqual(
          Math.max(1, visible.length + 1),
        );
      }),
    );
  });

  it('knows nothing of a document without pages', () => {
    expect(pagesBetween(layOutPages([], { column: 600, zoom: 1 }), 0, 100)).toBeUndefined();
  });
});

describe('the zoom of pages', () => {
  const given = { page: { width: 400, height: 800 }, widest: 900 };

  it('goes up and down by steps, also from between them, and stops at the ends', () => {
    expect([nextPageZoom(100, 1), nextPageZoom(100, -1)]).toEqual([110, 90]);
    expect([nextPageZoom(63, 1), nextPageZoom(63, -1)]).toEqual([67, 50]);
    expect([nextPageZoom(300, 1), nextPageZoom(50, -1), nextPageZoom(40, -1)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('is a share of the reading width', () => {
    expect(factorOf(125, { column: 700, height: 500 }, given)).toBe(1.25);
  });

  it('fits the column, also beyond the reading width', () => {
    expect(factorOf('width', { column: 700, height: 500 }, given)).toBe(1);
    expect(factorOf('width', { column: 1800, height: 500 }, given)).toBe(2);
  });

  it('fits a whole page with the gaps around it, and never more than the column', () => {
    const { boxes } = layOutPages([given.page], {
      column: 700,
      zoom: factorOf('page', { column: 700, height: 500 }, given),
    });
    expect(boxes[0]?.height).toBe(500 - 2 * pageGap);
    expect(factorOf('page', { column: 200, height: 5000 }, given)).toBe(1);
  });
});
