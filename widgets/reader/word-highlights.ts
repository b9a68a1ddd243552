import { highlightName } from './word-highlights.css.ts';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Where the words of a list occur in a text as whole words. */
export function findWords(text: string, words: readonly string[]): { start: number; end: number }[] {
  if (words.length === 0) return [];
  // The longest first: a phrase before the words in it.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));
}

export type WordHighlights = {
  /** In text order; empty if the browser has no highlights. */
  ranges: readonly Range[];
  release: () => void;
};

/** Highlights words in a drawn text without changing it. All views of a page share one highlight. */
export function highlightWords(around: Element, words: readonly string[]): WordHighlights {
  if (typeof Highlight === 'undefined') return { ranges: [], release: () => undefined };
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { start, end } of findWords(node.textContent ?? '', words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  const marked = CSS.highlights.get(highlightName) ?? new Highlight();
  for (const range of ranges) marked.add(range);
  CSS.highlights.set(highlightName, marked);
  return {
    ranges,
    release() {
      for (const range of ranges) marked.delete(range);
      if (marked.size === 0) CSS.highlights.delete(highlightName);
    },
  };
}
