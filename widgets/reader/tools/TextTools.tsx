import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { pageMarks } from '#core/regulations/page-marks.ts';
import { elementOf } from '../../document-view/marked-place.ts';
import { movedEvent } from '../../restored-scroll.ts';
import { type ReaderModel, useScene } from '../reader-scene.ts';
import { isInSight } from '../text-focus.ts';
import { LinkPreview } from './LinkPreview.tsx';
import { NotePreview } from './NotePreview.tsx';
import { ParagraphTools } from './ParagraphTools.tsx';
import { WordHighlights } from './WordHighlights.tsx';

type TextToolsProps = {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  zoom: number;
  onScrolledTo: (entry: TocEntry) => void;
};

/** Everything that joins the text with the first use, or when a search led to it; placed inside the sheet. */
export function TextTools({ scroller, sheet, zoom, onScrolledTo }: TextToolsProps) {
  const { $current, props } = useScene();
  useFollowing(scroller, sheet, onScrolledTo);
  usePageMarks();
  useStablePlace({ $current, scroller, sheet, zoom });
  return (
    <>
      <ParagraphTools sheet={sheet} />
      <NotePreview sheet={sheet} />
      <LinkPreview sheet={sheet} />
      {props.wordMatches ? (
        <WordHighlights scroller={scroller} sheet={sheet} matches={props.wordMatches} />
      ) : null}
    </>
  );
}

/**
 * Follows the reading place while scrolling by observers: which unit crosses a line near the top, and which
 * units without text come near. A marked paragraph stays the current place until it is out of sight.
 */
function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  /** Called when scrolling has stopped in another unit. */
  onScrolledTo: (entry: TocEntry) => void,
): void {
  const { reading, entries, $current, $focusedPath, $held } = useScene();
  const report = useEffectEvent(onScrolledTo);

  useEffect(() => {
    const { current: root } = scroller;
    const { current: around } = sheet;
    if (!root || !around) return;
    const indexOf = (target: Element) => Number((target as HTMLElement).dataset.index);
    let reported: ReturnType<typeof setTimeout> | undefined;
    let atLine = $current.get();

    const follow = () => {
      const path = $focusedPath.get();
      const marked = path === undefined ? undefined : elementOf(around, path);
      if ($held.get() || (marked && isInSight(marked, root))) return;
      // A paragraph out of sight gives up the focus too: keys act on what is read.
      if (around.contains(focusIn(around))) root.focus({ preventScroll: true });
      $focusedPath.set(undefined);
      $current.set(atLine);
      clearTimeout(reported);
      reported = setTimeout(() => {
        const entry = entries[$current.get()];
        if (entry) report(entry);
      }, 400);
    };
    const line = new IntersectionObserver(
      (changes) => {
        for (const change of changes) if (change.isIntersecting) atLine = indexOf(change.target);
        follow();
      },
      { root, rootMargin: '-18% 0px -81.5% 0px' },
    );
    const handleScroll = () => {
      if ($focusedPath.get() !== undefined) follow();
    };
    root.addEventListener('scroll', handleScroll, { passive: true });
    const near = new IntersectionObserver(
      (changes) => {
        for (const change of changes) {
          if (change.isIntersecting) void reading.ensure(indexOf(change.target));
        }
      },
      { root, rootMargin: '120% 0px' },
    );
    for (const section of around.querySelectorAll('[data-index]')) {
      line.observe(section);
      near.observe(section);
    }
    return () => {
      line.disconnect();
      near.disconnect();
      root.removeEventListener('scroll', handleScroll);
      clearTimeout(reported);
    };
  }, [scroller, sheet, reading, $current, $focusedPath, $held, entries]);
}

/** The element with the focus, in the document or shadow root of another. */
const focusIn = (element: HTMLElement): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** A unit, and the share of its height above the top edge of the column. */
type Anchor = { unit: HTMLElement; share: number };

/** Keeps the current line in place when the size of letters or the width of the column moves all lines. */
function useStablePlace(given: {
  $current: ReaderModel['$current'];
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  zoom: number;
}): void {
  const { $current, scroller, sheet, zoom } = given;
  const anchor = useRef<Anchor | undefined>(undefined);
  const lastZoom = useRef(zoom);

  useLayoutEffect(() => {
    if (lastZoom.current === zoom) return;
    lastZoom.current = zoom;
    if (scroller.current) restore(scroller.current, anchor.current);
  }, [zoom, scroller]);

  useEffect(() => {
    const column = scroller.current;
    if (!column) return;
    const handleScroll = () => {
      const unit = sheet.current?.querySelector<HTMLElement>(`[data-index="${$current.get()}"]`);
      anchor.current = unit ? { unit, share: shareAbove(column, unit) } : undefined;
    };
    handleScroll();
    let width = column.clientWidth;
    const observer = new ResizeObserver(() => {
      if (column.clientWidth === width) return;
      width = column.clientWidth;
      restore(column, anchor.current);
    });
    observer.observe(column);
    column.addEventListener('scroll', handleScroll, { passive: true });
    const root = column.getRootNode();
    const handleMoved = () => restore(column, anchor.current);
    root.addEventListener(movedEvent, handleMoved);
    return () => {
      root.removeEventListener(movedEvent, handleMoved);
      observer.disconnect();
      column.removeEventListener('scroll', handleScroll);
    };
  }, [$current, scroller, sheet]);
}

function shareAbove(column: HTMLElement, unit: HTMLElement): number {
  const { top, height } = unit.getBoundingClientRect();
  return height === 0 ? 0 : (column.getBoundingClientRect().top - top) / height;
}

function restore(column: HTMLElement, anchor: Anchor | undefined) {
  if (!anchor?.unit.isConnected) return;
  const { unit, share } = anchor;
  column.scrollTop += (share - shareAbove(column, unit)) * unit.getBoundingClientRect().height;
}

/** Loads where pages of the PDF begin; only units with a mark are drawn again. */
function usePageMarks(): void {
  const { reading, preferences, props, $marks } = useScene();
  const { headers } = useStore(preferences.$preferences);
  const coordinates = useStore(reading.$paragraphCoordinates);
  const isWithMarks = props.headers ?? headers;

  useEffect(() => {
    if (isWithMarks) void reading.loadParagraphCoordinates();
  }, [reading, isWithMarks]);

  useEffect(() => {
    const byUnit = new Map<string, Map<string, number>>();
    for (const [path, page] of pageMarks(loadedValue(coordinates) ?? [])) {
      const marks = byUnit.get(articlePath(path)) ?? new Map<string, number>();
      byUnit.set(articlePath(path), marks.set(path, page));
    }
    $marks.set(byUnit);
  }, [coordinates, $marks]);
}
