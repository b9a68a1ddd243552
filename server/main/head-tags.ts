/*
 * The meta tags that are certainly of the head of a page. The rest of it may have words of its visitors, so that reading
 * ends where a browser would begin the body, tags omitted or not, and at whatever it might read otherwise.
 */

/** What a head may have; those of plain text are cut out with it. */
const ofHead = new Set(['base', 'link', 'meta', 'title', 'style', 'script', 'noscript']);
const ofPlainText = new Set(['title', 'style', 'script', 'noscript']);

const space = /[\s\uFEFF]*/y;
// The name ends where it must, so that it is not tried again with each of its beginnings.
const tag = /<(\/?)([a-z][^\s/>]*)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** What the meta tags of a name hold. In time that grows with the length of the page alone. */
export function contentsOfTags(html: string, name: string): string[] {
  const contents: string[] = [];
  let at = 0;
  while (at < html.length) {
    at = afterMatch(space, html, at)?.end ?? at;
    if (/^<[!?]/.test(html.slice(at, at + 2))) {
      at = afterDeclaration(html, at);
      continue;
    }
    const next = afterMatch(tag, html, at);
    if (next === undefined) break;
    const [, slash = '', written = '', attributes = ''] = next.match;
    const element = written.toLowerCase();
    const isOpened = slash === '' && (element === 'html' || element === 'head');
    if (!isOpened && !ofHead.has(element)) break;
    at = next.end;
    if (slash !== '') continue;
    if (element === 'meta') contents.push(...contentOf(attributes, name));
    if (ofPlainText.has(element)) at = plainTextEnd(html, at, element);
  }
  return contents;
}

function afterMatch(sticky: RegExp, html: string, at: number) {
  sticky.lastIndex = at;
  const match = sticky.exec(html);
  return match ? { match, end: sticky.lastIndex } : undefined;
}

/** The end of a comment, a document type or an instruction; one without an end takes the rest. */
function afterDeclaration(html: string, at: number): number {
  const isComment = html.startsWith('<!--', at);
  const end = isComment ? html.indexOf('-->', at + 2) : html.indexOf('>', at);
  if (end === -1) return html.length;
  return end + (isComment ? 3 : 1);
}

/** Where the end tag begins of an element whose tags are text; without one it takes the rest. */
function plainTextEnd(html: string, at: number, element: string): number {
  const length = html.slice(at).search(new RegExp(`</${element}[\\s/>]`, 'i'));
  if (length === -1) return html.length;
  const text = html.slice(at, at + length);
  const comment = text.indexOf('<!--');
  // Such a script goes on behind its first end tag.
  const goesOn = element === 'script' && comment !== -1 && /<script/i.test(text.slice(comment));
  return goesOn ? html.length : at + length;
}

/** The content of a meta tag, if it has the name. Of attributes that are repeated the first one counts. */
function contentOf(attributes: string, name: string): string[] {
  const values = new Map<string, string>();
  for (const [, key = '', double, single, bare] of attributes.matchAll(attribute)) {
    const known = key.toLowerCase();
    if (!values.has(known)) values.set(known, (double ?? single ?? bare ?? '').trim());
  }
  const content = values.get('content');
  return values.get('name')?.toLowerCase() === name && content ? [content] : [];
}
