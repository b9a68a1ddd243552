import type { Inline } from '../contract/main/regulation-text.ts';

/** The words of running text, without notes and images. Imports read each text so, and arrays would cost time. */
export function plainText(content: readonly Inline[]): string {
  let text = '';
  for (const inline of content) {
    if (typeof inline === 'string') text += inline;
    else if ('content' in inline) text += plainText(inline.content);
    else if ('br' in inline) text += ' ';
  }
  return text;
}

/** A heading in one line; notes and images separate words. */
export function headingText(heading: readonly Inline[] = []): string {
  return heading.map(headingPiece).join('').replace(/\s+/gu, ' ').trim();
}

function headingPiece(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'content' in inline ? inline.content.map(headingPiece).join('') : ' ';
}
