import { type ParagraphPath, sectionOf, sectionSegments } from './paragraph-path.ts';
import { compareKeys, pathKey } from './path-order.ts';

/**
 * completeParagraphID = regTextId, tilde, path (specification part 2, section 3). The grammar with an
 * example of every form stands in docs/paragraph-identifiers.md; its examples are tests.
 */
export type ParagraphId = { regTextId: string; path: ParagraphPath };

const KEY = /^[0-9A-Za-z][0-9A-Za-z._-]*$/;
const ORDINAL = '(?:!(?:[2-9]|[1-9]\\d+))?';
const LABEL = '[0-9A-Za-z][0-9A-Za-z+.–-]*';
const SEGMENT = '[^\\s/^{}~!]';
const SECTION = new RegExp(`^(?:A(?:\\d+[a-z]?)?|[a-z]${SEGMENT}*)${ORDINAL}$`, 'u');
const ARTICLE = new RegExp(`^(?:\\+${SEGMENT}+|${LABEL})${ORDINAL}$`, 'u');
const SUB = new RegExp(`^(?:_|-\\d+|\\+${SEGMENT}+|${LABEL})${ORDINAL}$`, 'u');
const CONTENTS = /^[1-9]\d*p(?:0|[1-9]\d*(?:p[1-9]\d*)*)$/;
const PAGE = /^([1-9]\d*)p([12])B$/;

/** What of an article's label would read as one of the other two forms. */
export const looksPaged = (text: string) => /^\d+p\d*B$|^\d+(?:p\d+)+$/.test(text);

const fail = (what: string, part: string, whole: string, from = 0): never => {
  throw new RangeError(
    `${what} "${part}" at character ${whole.indexOf(part, from) + 1} of "${whole}" is not valid`,
  );
};

/** Splits a completeParagraphID at its first tilde; checks the key, not the path. */
export function splitParagraphId(text: string): { regTextId: string; path: string } {
  const at = text.indexOf('~');
  if (at < 0) throw new RangeError(`No tilde in the paragraph identifier "${text}"`);
  const regTextId = text.slice(0, at);
  if (!KEY.test(regTextId)) fail('Regulation key', regTextId, text);
  return { regTextId, path: text.slice(at + 1) };
}

/** Joins the key of a regulation and a path to a completeParagraphID. */
export function joinParagraphId(regTextId: string, path: string): string {
  return `${regTextId}~${path}`;
}

/** Reads a completeParagraphID; a RangeError names the part that is wrong and its place. */
export function parseParagraphId(text: string): ParagraphId {
  const { regTextId, path } = splitParagraphId(text);
  return { regTextId, path: parsePath(path) };
}

/** Writes a completeParagraphID; refuses parts that would not be read back as they are. */
export function buildParagraphId(id: ParagraphId): string {
  const text = joinParagraphId(id.regTextId, buildPath(id.path));
  splitParagraphId(text);
  return text;
}

/** Reads the part after the tilde. */
export function parsePath(path: string): ParagraphPath {
  const page = PAGE.exec(path);
  if (page) return { form: 'page', page: Number(page[1]), half: page[2] === '1' ? 'top' : 'bottom' };
  if (CONTENTS.test(path)) return { form: 'contents', parts: path.split('p').map(Number) };

  const brace = /^\{([^}]*)\}/.exec(path);
  const rest = brace ? path.slice(brace[0].length) : path;
  const [article = '', ...subs] = rest.split('^');
  const section = brace?.[1];
  if (section !== undefined && !SECTION.test(section)) fail('Section', section, path);
  if (!article && section === undefined) throw new RangeError(`No article and no section in "${path}"`);
  if (section === undefined && looksPaged(article)) {
    if (article.endsWith('B')) throw new RangeError('Invalid PageBasedIn2 format in regArt');
    fail('Chapter and section', article, path);
  }
  if (article && !ARTICLE.test(article)) fail('Article', article, path, path.length - rest.length);
  let from = path.length - rest.length + article.length;
  for (const sub of subs) {
    if (!SUB.test(sub)) fail('Subsection', sub, path, from + 1);
    from += 1 + sub.length;
  }
  return {
    form: 'structure',
    ...(section !== undefined && { section }),
    ...(article && { article }),
    subs,
  };
}

/** Writes the part after the tilde; refuses parts that would not be read back as they are. */
export function buildPath(path: ParagraphPath): string {
  if (path.form === 'page') return checked(`${path.page}p${path.half === 'top' ? 1 : 2}B`, path);
  if (path.form === 'contents') return checked(path.parts.join('p'), path);
  const section = path.section === undefined ? '' : `{${path.section}}`;
  return checked([section + (path.article ?? ''), ...path.subs].join('^'), path);
}

function checked(text: string, meant: ParagraphPath): string {
  const read = parsePath(text);
  const same =
    read.form === meant.form &&
    (read.form !== 'structure' ||
      meant.form !== 'structure' ||
      (read.section === meant.section &&
        (read.article ?? '') === (meant.article ?? '') &&
        read.subs.length === meant.subs.length));
  if (!same) throw new RangeError(`"${text}" would be read as something else`);
  return text;
}

/** Marks the second, third … place that has the same path (`5^2!2`, `{chap_1!2}`). */
export function withOrdinal(path: string, ordinal: number): string {
  const marked = path.endsWith('}') ? `${path.slice(0, -1)}!${ordinal}}` : `${path}!${ordinal}`;
  parsePath(marked);
  return marked;
}

/** The path around this one; undefined at the top of a document. */
export function parentPath(path: string): string | undefined {
  const caret = path.lastIndexOf('^');
  if (caret > 0) return path.slice(0, caret);
  const parsed = parsePath(path);
  if (parsed.form === 'page') return undefined;
  if (parsed.form === 'contents') return contentsParent(parsed.parts);
  if (parsed.section === undefined) return undefined;
  if (parsed.article) return `{${parsed.section}}`;
  const around = sectionSegments(parsed.section).slice(0, -1);
  return around.length ? `{${sectionOf(around)}}` : undefined;
}

function contentsParent(parts: readonly number[]): string | undefined {
  if (parts.length > 2) return parts.slice(0, -1).join('p');
  return parts[1] === 0 ? undefined : `${parts[0]}p0`;
}

/** The path of the unit that is read as one: everything before the first caret. */
export function articlePath(path: string): string {
  return path.split('^', 1)[0] ?? path;
}

/** Whether a path lies anywhere below another; a path is not inside itself. */
export function isInside(path: string, ancestor: string): boolean {
  for (let around = parentPath(path); around !== undefined; around = parentPath(around)) {
    if (around === ancestor) return true;
  }
  return false;
}

/**
 * Natural order, total: 5 < 5a < 5abis < 5bis < 6; introduction and preamble, containers, articles, final
 * provisions, annexes. Where articles stand among the containers only the document itself knows.
 */
export function comparePaths(a: string, b: string): number {
  return compareKeys(pathKey(parsePath(a)), pathKey(parsePath(b))) || (a < b ? -1 : a > b ? 1 : 0);
}
