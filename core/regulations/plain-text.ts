import type { Inline } from '../contract/main/regulation-text.ts';

/** The words of running text, without notes and images. */
export function plainText(content: readonly Inline[]): string {
  return content.map(wordsOf).join('');
}

function wordsOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('content' in inline) return plainText(inline.content);
  return 'br' in inline ? ' ' : '';
}
