import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { articlePath } from '#core/law/paragraph-id.ts';
import { pointAt } from '#core/regulations/pdf-layout.ts';
import type { PdfPlaces } from '#core/regulations/pdf-places.ts';
import type { PdfViewProps } from '../reader-props.ts';
import type { PagesState } from './use-pages.ts';

/** Distance of the reading line from the top of the view. */
const readingLine = 96;
/** Milliseconds without scrolling after which the place is reported. */
const rest = 250;

type Options = {
  pages: PagesState;
  places: PdfPlaces;
  scroller: RefObject<HTMLElement | null>;
  article: string | undefined;
  path: string | undefined;
  onPlace: PdfViewProps['onPlace'];
};

/**
 * Scrolls to the requested place and reports the place reached by scrolling; a reported place does not scroll
 * again.
 */
export function useReadingPlace({ pages, places, scroller, article, path, onPlace }: Options) {
  const reported = useRef<string | undefined>(undefined);
  const visiblePlace = useRef<string | undefined>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = path ?? article;
  const { layout, sizes, scrollTo } = pages;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout keeps its place by itself; only another place or its coordinates move the view
  useLayoutEffect(() => {
    if (!layout || requested === undefined || requested === visiblePlace.current) return;
    if (requested === reported.current) {
      visiblePlace.current = requested;
      return;
    }
    const start = places.startOf(requested);
    const size = start && sizes[start.page - 1];
    if (!start || !size) return;
    visiblePlace.current = requested;
    clearTimeout(waiting.current);
    scrollTo({ page: start.page, fraction: start.top / size.height }, 0);
  }, [requested, places, layout !== undefined]);

  useEffect(() => () => clearTimeout(waiting.current), []);

  const report = useCallback(
    (place: string, how: 'scrolled' | 'chosen') => {
      reported.current = place;
      visiblePlace.current = undefined;
      onPlace(place, how);
    },
    [onPlace],
  );

  function reportReached(place: string | undefined) {
    if (place === undefined || (requested !== undefined && articlePath(requested) === place)) return;
    report(place, 'scrolled');
  }

  function handleRest() {
    const view = scroller.current;
    if (!view || !layout || !pages.isOwnScroll()) return;
    const { page, fraction } = pointAt(layout, view.scrollTop + readingLine);
    const size = sizes[page - 1];
    reportReached(size && places.articleAt(page, fraction * size.height));
  }

  return {
    report,
    /** Reports the place at the top of a page, to which a jump led. */
    reportPage: (page: number) => reportReached(places.articleOf(page)),
    handleScroll() {
      pages.handleScroll();
      clearTimeout(waiting.current);
      waiting.current = setTimeout(handleRest, rest);
    },
  };
}
