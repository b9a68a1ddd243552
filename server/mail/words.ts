/** Control characters and direction overrides, which can disguise words. */
const hidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Reduces any input to one line of plain text, safe for a header. */
export function oneLine(words: string): string {
  return words.replace(hidden, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Several lines of plain text. */
export function manyLines(words: string): string[] {
  const lines = words.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => line.replace(hidden, ' ').trimEnd());
  return lines.join('\n').trim().split('\n');
}

/** Fills placeholders of a text; placeholders within values are not filled. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => oneLine(values[name] ?? ''));
}

/** Buttons link to web addresses only. */
export function webAddress(link: string): string {
  const { protocol, href } = new URL(link);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('a link in a mail is a web address');
  return href;
}
