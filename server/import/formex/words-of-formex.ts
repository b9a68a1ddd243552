/*
 * A second walk over a file of Formex, for what its reader lost: the words between the tags, without the parser and
 * without what describes the file.
 */

/** These part no words; every other tag does. */
const inline =
  /<\/?(?:HT|IND|EXPONENT|FT|DATE|QUOT\.START|QUOT\.END|REF\.DOC[.A-Z]*|MARGIN)(?:\s[^<>]*)?\/?>/g;

function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-fA-F]{1,6});/g, (_, hex) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/&#(\d{1,7});/g, (_, digits) => String.fromCodePoint(Math.min(Number(digits), 0x10ffff)))
    .replace(/&[a-z]{2,6};/g, ' ');
}

/** The text without the elements of a name, which do not stand in each other. */
function without(xml: string, name: string): string {
  const closing = `</${name}>`;
  return xml
    .split(`<${name}>`)
    .map((piece, at) => {
      const end = at === 0 ? -1 : piece.indexOf(closing);
      return end < 0 ? piece : piece.slice(end + closing.length);
    })
    .join(' ');
}

/** The words of a file of Formex, in no order that matters. */
export function wordsOfFormex(xml: string): string[] {
  return without(xml.replace(/<!--[\s\S]*?-->/g, '').replace(/<\?[\s\S]*?\?>/g, ''), 'BIB.INSTANCE')
    .replace(inline, '')
    .split(/<[^<>]*>/)
    .map(decoded);
}
