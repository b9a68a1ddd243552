import type { SearchHit } from '#core/contract/main/search.ts';

/** Name under which the browser paints what was found (CSS Custom Highlight API). */
export const foundHighlight = 'reg-found';

/** The words of the text that answered, as they are written there. */
export function foundWords(hit: Pick<SearchHit, 'snippet' | 'heading' | 'reasons'>): string[] {
  const marked = [hit.heading, ...hit.snippet.map(({ text }) => text)]
    .flat()
    .flatMap((piece) => (piece.marked ? [piece.text] : []));
  const found = hit.reasons.flatMap(({ kind, found: word }) => (kind === 'citation' ? [] : [word]));
  const words = [...marked, ...found].map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  return [...new Set(words)];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Where whole words of a list stand in a text. */
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

/** Paints words in a drawn text without touching it; the answer takes the paint off. */
export function markWords(around: HTMLElement, words: readonly string[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
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
  CSS.highlights.set(foundHighlight, new Highlight(...ranges));
  return () => void CSS.highlights.delete(foundHighlight);
}
