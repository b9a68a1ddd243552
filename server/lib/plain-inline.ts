import type { Inline } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { isTidy } from '#core/lib/single-spaced.ts';

// Non-breaking and thin spaces are typography: they never make two versions differ. A single plain
// space, by far the most frequent, is not matched.
const untidy = /(?:[^\S ]| (?=\s))\s*/g;

/** Running text as one line, without notes and images. */
export function plainInline(content: readonly Inline[] | undefined): string {
  if (!content) return '';
  const text = plainText(content);
  return isTidy(text) ? text : text.replace(untidy, ' ').trim();
}
