import type { Inline } from '#core/contract/main/regulation-text.ts';
import { isTidy } from '#core/lib/single-spaced.ts';

// Non-breaking and thin spaces are typography: they never make two versions differ. A single plain
// space, by far the most frequent, is not matched.
const untidy = /(?:[^\S ]| (?=\s))\s*/g;

function words(content: readonly Inline[]): string {
  let text = '';
  for (const piece of content) {
    if (typeof piece === 'string') text += piece;
    else if ('content' in piece) text += words(piece.content);
    else if ('br' in piece) text += ' ';
  }
  return text;
}

/** Running text as one line, without notes and images. */
export function plainInline(content: readonly Inline[] | undefined): string {
  if (!content) return '';
  const text = words(content);
  return isTidy(text) ? text : text.replace(untidy, ' ').trim();
}
