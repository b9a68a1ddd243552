import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { indexes } from '#core/lib/indexes.ts';
import {
  factorOf,
  heightOf,
  layOutPages,
  type PagePoint,
  type PageSize,
  type PagesLayout,
  pagesBetween,
  pointAt,
  type ViewSize,
} from '#core/regulations/pdf-layout.ts';
import type { PageZoom } from '#core/regulations/preferences.ts';
import type { PdfScene } from './pdf-scene.ts';

/** Maximum width of a page: larger letters of an A5 page would be harder to read. */
const widest = 900;
const sidePadding = { wide: 16, slim: 8 };
/** Pages are drawn within this distance above and below the view, in heights of the view. */
const ahead = 1;
const behind = 0.5;

export type PagesState = {
  layout: PagesLayout | undefined;
  /** Width of the pages in percent of the reading width. */
  percent: number;
  /** The page that is read. */
  page: number;
  /** Whether a whole page is in sight, so that one can turn from page to page. */
  isWhole: boolean;
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
  requested: RequestedZoom,
): PagesState {
  const room = useViewSize(scroller, scene !== undefined);
  const { sizes, setSize } = useSizes(scene);
  const factor = factorIn(room, requested, scene?.firstSize);
  const layout = useLayout(scene, sizes, room.column, factor);
  const { range, page, look } = useLook(scene, scroller, layout);
  const point = useRef<PagePoint | undefined>(undefined);
  const middle = useRef(0.5);
  const placed = useRef<number>(-1);

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
    percent: Math.round(factor * 100),
    page,
    isWhole: (layout?.boxes[page - 1]?.height ?? Number.POSITIVE_INFINITY) <= room.height,
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

/** The pages near the visible area and the one that is read, after each look at where the view stands. */
function useLook(
  scene: PdfScene | undefined,
  scroller: RefObject<HTMLElement | null>,
  layout: PagesLayout | undefined,
) {
  const [range, setRange] = useState<PagesState['range']>();
  const [page, setPage] = useState(1);
  const look = useCallback(() => {
    const view = scroller.current;
    if (!view || !layout) return;
    const next = pagesNear(layout, view);
    setRange((last) => (last?.first === next?.first && last?.last === next?.last ? last : next));
    setPage(readPage(layout, view));
    scene?.painter.lookAt(pointAt(layout, view.scrollTop + view.clientHeight / 2).page);
  }, [layout, scene, scroller]);
  return { range, page, look };
}

/** The visible pages and those drawn in advance. */
const pagesNear = (layout: PagesLayout, { scrollTop, clientHeight }: HTMLElement) =>
  pagesBetween(layout, scrollTop - behind * clientHeight, scrollTop + (1 + ahead) * clientHeight);

type RequestedZoom = { zoom: PageZoom; hostZoom?: number | undefined };

/** The zoom as a factor; that of the host page applies to what is not fitted to the view. */
function factorIn(view: ViewSize, { zoom, hostZoom = 1 }: RequestedZoom, page: PageSize | undefined): number {
  if (typeof zoom === 'number') return (zoom / 100) * hostZoom;
  return page ? factorOf(zoom, view, { page, widest }) : 1;
}

function useLayout(
  scene: PdfScene | undefined,
  sizes: readonly PageSize[],
  column: number,
  zoom: number,
): PagesLayout | undefined {
  return useMemo(
    () => (scene && column > 0 ? layOutPages(sizes, { column, zoom, widest }) : undefined),
    [scene, sizes, column, zoom],
  );
}

/** The page in the upper third of the view; at the end of the document the last one, however short. */
function readPage(layout: PagesLayout, { scrollTop, clientHeight }: HTMLElement): number {
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= layout.height - 1;
  return isAtEnd ? layout.boxes.length : pointAt(layout, scrollTop + clientHeight / 3).page;
}

/** The sizes of all pages; that of the first page until the real one is known. */
function useSizes(scene: PdfScene | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const first = scene?.firstSize;
  const total = scene?.pages ?? 0;
  const sizes = useMemo(
    () => (first ? indexes(total).map((at) => known.get(at + 1) ?? first) : []),
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

/** The room for pages, updated when the view changes. */
function useViewSize(scroller: RefObject<HTMLElement | null>, isThere: boolean): ViewSize {
  const [size, setSize] = useState<ViewSize>({ column: 0, height: 0 });
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || !isThere) return;
    const measure = () => {
      const padding = view.clientWidth < 600 ? sidePadding.slim : sidePadding.wide;
      const column = Math.max(0, view.clientWidth - 2 * padding);
      const height = view.clientHeight;
      setSize((last) => (last.column === column && last.height === height ? last : { column, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, [scroller, isThere]);
  return size;
}
