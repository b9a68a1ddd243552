import type { Inline } from '../contract/main/regulation-text.ts';

/** The words of running text, without notes and images. */
export function inlineText(content: readonly Inline[]): string {
  return content.map(textOf).join('');
}

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('content' in inline) return inlineText(inline.content);
  return 'br' in inline ? ' ' : '';
}

/** A heading in one line; notes and images separate words. */
export function headingText(heading: readonly Inline[] = []): string {
  return heading.map(headingPiece).join('').replace(/\s+/gu, ' ').trim();
}

function headingPiece(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'content' in inline ? inline.content.map(headingPiece).join('') : ' ';
}
