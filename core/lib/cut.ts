let segmenter: Intl.Segmenter | undefined;

/**
 * The longest beginning of a text with at most `length` characters (UTF-16 units) that consists of whole graphemes:
 * what people see as one sign, such as an emoji, a flag or a letter with its accents, is there or not, never in part.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  if (length < 1) return '';
  return text.slice(0, graphemeStart(text, Math.floor(length)));
}

/** Where the grapheme begins that contains a position. What follows the sign there does not matter. */
function graphemeStart(text: string, at: number): number {
  // Plain signs on both sides never join.
  if (isPlain(text.charCodeAt(at - 1)) && isPlain(text.charCodeAt(at))) return at;
  // Browsers before 2024 lack it.
  if (typeof Intl.Segmenter !== 'function') return pairStart(text, at);
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text.slice(0, at + 2)).containing(at)?.index ?? at;
}

/** Letters, digits and signs of ASCII; a carriage return and a line feed are one grapheme. */
const isPlain = (code: number) => code >= 0x20 && code < 0x7f;

/** Without knowledge of graphemes: no surrogate pair in halves, no mark, joiner or selector without what it is for. */
function pairStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && (isLowSurrogate(text, start) || isJoined(text, start))) start -= 1;
  return start;
}

const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));

const isJoined = (text: string, at: number) =>
  /^[\p{M}\p{Emoji_Modifier}\u200D]/u.test(text.slice(at, at + 2)) || text.charAt(at - 1) === '\u200D';
