import type { Inline } from '../contract/main/regulation-text.ts';

/** A heading in one line of words; what is no word (notes, images) is left out. */
export function headingText(heading: readonly Inline[] = []): string {
  return heading.map(wordsOf).join('').replace(/\s+/gu, ' ').trim();
}

function wordsOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'content' in inline ? inline.content.map(wordsOf).join('') : ' ';
}
