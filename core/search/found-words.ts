import type { SearchHit } from '../contract/main/search.ts';

/** The words of the text that answered, as they are written there. */
export function foundWords(hit: Pick<SearchHit, 'snippet' | 'heading' | 'reasons'>): string[] {
  const marked = [hit.heading, ...hit.snippet.map(({ text }) => text)]
    .flat()
    .flatMap((piece) => (piece.marked ? [piece.text] : []));
  const found = hit.reasons.flatMap(({ kind, found: word }) => (kind === 'citation' ? [] : [word]));
  const words = [...marked, ...found].map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
  return [...new Set(words)];
}
