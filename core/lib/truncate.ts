import { cut } from './cut.ts';

/** Maximum length of a shortened text (specification part 2, section 9). */
export const defaultLength = 35;

/**
 * Cuts a text to at most `length` characters (UTF-16 units), the closing "…" included, between two graphemes; no space
 * is left before the "…".
 */
export function truncate(text: string, length = defaultLength): string {
  if (text.length <= length) return text;
  return length < 1 ? '' : `${cut(text, length - 1).trimEnd()}…`;
}
