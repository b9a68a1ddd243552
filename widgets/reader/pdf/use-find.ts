import { useCallback, useEffect, useRef, useState } from 'react';
import { findInPage, indexPage, type PageIndex, type TextMatch } from '#core/regulations/pdf-find.ts';
import { currentMatchHighlight, matchHighlight } from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';

export type FindState = {
  matches: readonly TextMatch[];
  /** Index of the match that is shown. */
  at: number;
  isReading: boolean;
  step: (by: 1 | -1) => void;
  /** To be called when the text of a page has come on screen. */
  paint: () => void;
};

/** Searches the text of all pages, as they are read, and marks what was found on those on screen. */
export function useFind(
  scene: PdfScene | undefined,
  query: string,
  startPage: () => number,
  onShow: (match: TextMatch) => void,
): FindState {
  const [found, setFound] = useState<readonly TextMatch[]>([]);
  const [at, setAt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const indexes = useRef(new Map<number, PageIndex>());
  const show = useRef(onShow);
  show.current = onShow;
  const start = useRef(startPage);
  start.current = startPage;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other pages
  useEffect(() => indexes.current.clear(), [scene]);

  useEffect(() => {
    setFound([]);
    setAt(0);
    if (!scene || query.trim() === '') return;
    const search = { isOver: false };
    setIsReading(true);
    void searchAll(scene, indexes.current, query, search, (matches) => {
      setFound(matches);
    }).then((matches) => {
      if (search.isOver) return;
      setIsReading(false);
      const first = Math.max(
        0,
        matches.findIndex((match) => match.page >= start.current()),
      );
      setAt(first);
      const match = matches[first];
      if (match) show.current(match);
    });
    return () => {
      search.isOver = true;
    };
  }, [scene, query]);

  const paint = useCallback(() => {
    if (scene) highlightMatches(scene, found, at);
  }, [scene, found, at]);
  useEffect(() => {
    paint();
    return () => {
      CSS.highlights?.delete(matchHighlight);
      CSS.highlights?.delete(currentMatchHighlight);
    };
  }, [paint]);

  return {
    matches: found,
    at,
    isReading,
    paint,
    step(by) {
      if (found.length === 0) return;
      const next = (at + by + found.length) % found.length;
      setAt(next);
      const match = found[next];
      if (match) onShow(match);
    },
  };
}

async function searchAll(
  scene: PdfScene,
  indexes: Map<number, PageIndex>,
  query: string,
  search: { isOver: boolean },
  onSome: (matches: TextMatch[]) => void,
): Promise<TextMatch[]> {
  let matches: TextMatch[] = [];
  for (let page = 1; page <= scene.pages && !search.isOver; page += 1) {
    const known = indexes.get(page);
    const index = known ?? indexPage(page, (await scene.textOf(page)).runs);
    indexes.set(page, index);
    const current = findInPage(index, query);
    if (current.length > 0) matches = [...matches, ...current];
    if (!known && page % 20 === 0 && !search.isOver) onSome(matches);
  }
  if (!search.isOver) onSome(matches);
  return matches;
}

/** Ranges over the letters of the text layers: nothing is inserted, so selection and layout stay. */
function highlightMatches(scene: PdfScene, matches: readonly TextMatch[], at: number) {
  if (!CSS.highlights) return;
  const others: Range[] = [];
  const current: Range[] = [];
  for (const [index, match] of matches.entries()) {
    const nodes = scene.layers.get(match.page)?.nodes;
    const from = nodes?.[match.from.piece];
    const to = nodes?.[match.to.piece];
    if (!from || !to) continue;
    const range = new Range();
    range.setStart(from, Math.min(match.from.offset, from.length));
    range.setEnd(to, Math.min(match.to.offset, to.length));
    (index === at ? current : others).push(range);
  }
  CSS.highlights.set(matchHighlight, new Highlight(...others));
  CSS.highlights.set(currentMatchHighlight, new Highlight(...current));
}
