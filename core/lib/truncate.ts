/** Maximum length of a shortened text (specification part 2, section 9). */
export const defaultLength = 35;

const isHighSurrogate = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text.charAt(at));

/**
 * Cuts a text to at most `length` characters (UTF-16 units), the closing "…" included; a surrogate
 * pair is dropped whole, and no space is left before the "…".
 */
export function truncate(text: string, length = defaultLength): string {
  if (text.length <= length) return text;
  if (length < 1) return '';
  const end = length - 1;
  return `${text.slice(0, isHighSurrogate(text, end - 1) ? end - 1 : end).trimEnd()}…`;
}
