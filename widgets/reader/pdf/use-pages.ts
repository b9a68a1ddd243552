import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  heightOf,
  layOutPages,
  type PagePoint,
  type PageSize,
  type PagesLayout,
  pagesBetween,
  pointAt,
} from '#core/regulations/pdf-layout.ts';
import type { PdfScene } from './pdf-scene.ts';

/** Maximum width of a page: larger letters of an A5 page would be harder to read. */
const widest = 900;
const sidePadding = { wide: 16, slim: 8 };
/** Pages are drawn within this distance above and below the view, in heights of the view. */
const ahead = 1;
const behind = 0.5;

export type PagesState = {
  layout: PagesLayout | undefined;
  sizes: readonly PageSize[];
  range: { first: number; last: number } | undefined;
  /** The page at the top of the view, and the point of it. */
  here: () => PagePoint;
  scrollTo: (point: PagePoint, lead: number) => void;
  handleScroll: () => void;
  setSize: (page: number, size: PageSize) => void;
  /** Whether the user did the last scrolling. */
  isOwnScroll: () => boolean;
};

/**
 * Lays out the pages, says which are near the visible area, and keeps the place when width, zoom or sizes
 * change.
 */
export function usePages(
  scene: PdfScene | undefined,
  scroller: RefObject<HTMLElement | null>,
  zoom: number,
): PagesState {
  const column = useColumn(scroller, scene !== undefined);
  const { sizes, setSize } = useSizes(scene);
  const layout = useMemo(
    () => (scene && column > 0 ? layOutPages(sizes, { column, zoom, widest }) : undefined),
    [scene, sizes, column, zoom],
  );
  const [range, setRange] = useState<PagesState['range']>();
  const point = useRef<PagePoint | undefined>(undefined);
  const middle = useRef(0.5);
  const placed = useRef<number>(-1);

  const look = useCallback(() => {
    const view = scroller.current;
    if (!view || !layout) return;
    const next = pagesNear(layout, view);
    setRange((last) => (last?.first === next?.first && last?.last === next?.last ? last : next));
    scene?.painter.lookAt(pointAt(layout, view.scrollTop + view.clientHeight / 2).page);
  }, [layout, scene, scroller]);

  const put = useCallback(
    (top: number) => {
      const view = scroller.current;
      if (!view) return;
      view.scrollTop = top;
      placed.current = view.scrollTop;
      look();
    },
    [scroller, look],
  );

  // After a new layout, the same point of the same page is at the top of the view.
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || !layout) return;
    put(point.current ? heightOf(layout, point.current) : 0);
    view.scrollLeft = middle.current * view.scrollWidth - view.clientWidth / 2;
  }, [layout, scroller, put]);

  return {
    layout,
    sizes,
    range,
    here: () => point.current ?? { page: 1, fraction: 0 },
    isOwnScroll: () => Math.abs((scroller.current?.scrollTop ?? 0) - placed.current) > 1,
    scrollTo(target, lead) {
      if (!layout) return;
      const top = Math.max(0, heightOf(layout, target) - lead);
      point.current = pointAt(layout, top);
      put(top);
    },
    handleScroll() {
      const view = scroller.current;
      if (!view || !layout) return;
      point.current = pointAt(layout, view.scrollTop);
      middle.current = (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth;
      look();
    },
    setSize,
  };
}

/** The visible pages and those drawn in advance. */
const pagesNear = (layout: PagesLayout, { scrollTop, clientHeight }: HTMLElement) =>
  pagesBetween(layout, scrollTop - behind * clientHeight, scrollTop + (1 + ahead) * clientHeight);

/** The sizes of all pages; that of the first page until the real one is known. */
function useSizes(scene: PdfScene | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const first = scene?.firstSize;
  const total = scene?.pages ?? 0;
  const sizes = useMemo(
    () => (first ? Array.from({ length: total }, (_, at) => known.get(at + 1) ?? first) : []),
    [first, total, known],
  );
  const setSize = useCallback(
    (page: number, size: PageSize) =>
      setKnown((all) => {
        const before = all.get(page) ?? first;
        const isSame = before?.width === size.width && before.height === size.height;
        return isSame ? all : new Map(all).set(page, size);
      }),
    [first],
  );
  return { sizes, setSize };
}

/** The width available for pages, updated when the view changes. */
function useColumn(scroller: RefObject<HTMLElement | null>, isThere: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || !isThere) return;
    const measure = () => {
      const padding = view.clientWidth < 600 ? sidePadding.slim : sidePadding.wide;
      setWidth(Math.max(0, view.clientWidth - 2 * padding));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [scroller, isThere]);
  return width;
}
