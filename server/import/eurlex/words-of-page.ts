/*
 * A second walk over a page, for what its reader lost. It shares no code with the reader, not even the parser: it cuts
 * out what is about the text and not of it, and takes what is left between the tags.
 */

const leftOut =
  /<(p)\s[^<>]*class="(?:oj-)?(?:hd-[a-z0-9-]+|reference|disclaimer|arrow|modref|toc-\d|title-fam-[a-z0-9-]*|title-member-[a-z0-9-]*|title-doc-oj-reference)"[^<>]*>/g;
const silent = /<(head|script|style)\b/g;

/** The text without the elements that begin at a pattern; they do not stand in each other. */
function without(xml: string, pattern: RegExp): string {
  let result = '';
  let from = 0;
  for (const match of xml.matchAll(pattern)) {
    if (match.index < from) continue;
    result += xml.slice(from, match.index);
    const isEmpty = match[0].endsWith('/>');
    const closing = `</${match[1]}>`;
    const end = isEmpty ? match.index : xml.indexOf(closing, match.index);
    from = end < 0 ? xml.length : end + (isEmpty ? match[0].length : closing.length);
  }
  return result + xml.slice(from);
}

/** The title once: consolidations print it in the table of their family too. */
function withoutFirstTitle(xml: string): string {
  const lines = [...xml.matchAll(/<p\s[^<>]*class="title-doc-(?:first|last)"/g)];
  const half = lines.length / 2;
  const isTwice = /class="title-doc-oj-reference"/.test(xml) && Number.isInteger(half) && half > 0;
  const first = lines[0]?.index ?? 0;
  const second = lines[half]?.index ?? 0;
  return isTwice ? xml.slice(0, first) + xml.slice(second) : xml;
}

/** A link to or from a note, with the number in it. */
const noteLink = /<a\s[^<>]*href="#[^"<>]*"[^<>]*>[^<>]*(?:<span[^<>]*>[^<>]*<\/span>[^<>]*)?<\/a>/g;

function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-fA-F]{1,6});/g, (_, hex) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/&#(\d{1,7});/g, (_, digits) => String.fromCodePoint(Math.min(Number(digits), 0x10ffff)))
    .replace(/&[a-z]{2,6};/g, ' ');
}

const imprint = /<p\b[^<>]*>(?:ELI: https?:|ISSN \d{4}-)[^<>]*<\/p>/g;

/** The words of a page of EUR-Lex by its tags, in no order that matters. */
export function wordsOfPage(xml: string): string[] {
  const text = without(without(withoutFirstTitle(xml.replace(/<!--[\s\S]*?-->/g, '')), silent), leftOut);
  return text
    .replace(imprint, '')
    .replace(noteLink, '')
    .replace(/<\/?(?:span|a|i|b|em|strong|u)\b[^<>]*>/g, '')
    .split(/<[^<>]*>/)
    .map((piece) => decoded(piece).replace(/[►▼]\s*[A-Z]{1,2}\d*|◄/g, ''));
}
