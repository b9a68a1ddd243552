import type { SearchHit } from '../contract/main/search.ts';

/** The words of the text that matched the query, as they are written there. */
export function matchedWords(hit: Pick<SearchHit, 'snippet' | 'heading' | 'reasons'>): string[] {
  const marked = [hit.heading, ...hit.snippet.map(({ text }) => text)]
    .flat()
    .flatMap((piece) => (piece.marked ? [piece.text] : []));
  const reasons = hit.reasons.flatMap((reason) => (reason.kind === 'citation' ? [] : [reason.found]));
  const words = [...marked, ...reasons]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  return [...new Set(words)];
}
