import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { indexes } from '#core/lib/indexes.ts';
import { findInPage, indexPage, type PageIndex, type TextMatch } from '#core/regulations/pdf-find.ts';
import type { PageText } from './page-text.ts';
import { currentMatchHighlight, matchHighlight } from './pdf.css.ts';
import type { PdfScene } from './pdf-scene.ts';

export type FindState = {
  matches: readonly TextMatch[];
  /** Index of the current match. */
  at: number;
  isReading: boolean;
  step: (by: 1 | -1) => void;
  /** Must be called when the text layer of a page has been added. */
  paint: () => void;
};

/** Searches the text of all pages while they are read, and highlights the matches on the drawn pages. */
export function useFind(
  scene: PdfScene | undefined,
  query: string,
  startPage: () => number,
  onShow: (match: TextMatch) => void,
): FindState {
  const [matches, setMatches] = useState<readonly TextMatch[]>([]);
  const [at, setAt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const indexes = useRef(new Map<number, PageIndex>());
  const showFrom = useEffectEvent((all: readonly TextMatch[]) => {
    const page = startPage();
    const first = Math.max(
      0,
      all.findIndex((match) => match.page >= page),
    );
    setAt(first);
    const match = all[first];
    if (match) onShow(match);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has other pages
  useEffect(() => indexes.current.clear(), [scene]);

  useEffect(() => {
    setMatches([]);
    setAt(0);
    if (!scene || query.trim() === '') return;
    const search = { isOver: false };
    setIsReading(true);
    void searchAll(scene, indexes.current, query, search, setMatches).then((all) => {
      if (search.isOver) return;
      setIsReading(false);
      showFrom(all);
    });
    return () => {
      search.isOver = true;
    };
  }, [scene, query]);

  const paint = useCallback(() => {
    if (scene) highlightMatches(scene, matches, at);
  }, [scene, matches, at]);
  useEffect(() => {
    paint();
    return () => {
      CSS.highlights?.delete(matchHighlight);
      CSS.highlights?.delete(currentMatchHighlight);
    };
  }, [paint]);

  return {
    matches,
    at,
    isReading,
    paint,
    step(by) {
      if (matches.length === 0) return;
      const next = (at + by + matches.length) % matches.length;
      setAt(next);
      const match = matches[next];
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
    const index = known ?? indexPage(page, await runsOf(scene, page));
    indexes.set(page, index);
    const current = findInPage(index, query);
    if (current.length > 0) matches = [...matches, ...current];
    if (!known && page % 20 === 0 && !search.isOver) onSome(matches);
  }
  if (!search.isOver) onSome(matches);
  return matches;
}

/** The text of a page; none if the page cannot be read, so that the search goes on with the others. */
async function runsOf(scene: PdfScene, page: number): Promise<PageText['runs']> {
  try {
    return (await scene.textOf(page)).runs;
  } catch {
    // The view leaves such a page white.
    return [];
  }
}

/** Highlights ranges of the text layers: no elements are inserted, so selection and layout do not change. */
function highlightMatches(scene: PdfScene, matches: readonly TextMatch[], at: number) {
  if (!CSS.highlights) return;
  const others: Range[] = [];
  const current: Range[] = [];
  for (const index of indexes(matches.length)) {
    const match = matches[index];
    if (!match) continue;
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
