import { latinSuffixes, splitLatin } from './label.ts';

/** The part of a completeParagraphID after the tilde, in one of its three forms. */
export type ParagraphPath =
  /** `section` is the part between the braces, `article` the part before the first caret. */
  | { form: 'structure'; section?: string; article?: string; subs: readonly string[] }
  | { form: 'page'; page: number; half: 'top' | 'bottom' }
  | { form: 'contents'; parts: readonly number[] };

const ANNEX = /^A(?:(\d+)([a-z])?)?$/;

/** Removes the ordinal that distinguishes duplicates. */
export function withoutOrdinal(part: string): string {
  return part.replace(/!\d+$/, '');
}

/** The container identifiers of the source between the braces, from the outside in. */
export function sectionSegments(section: string): string[] {
  const plain = withoutOrdinal(section);
  const annex = ANNEX.exec(plain);
  if (!annex) return plain.split('__');
  const [, number = 'u1', letter] = annex;
  return [`annex_${number}${letter ? `_${letter}` : ''}`];
}

/** The part between the braces for these containers: an annex marker or joined identifiers. */
export function sectionOf(segments: readonly string[]): string {
  const joined = segments.join('__');
  const annex = /^annex_(?:u1|(\d+)(?:_([a-z]))?)$/.exec(joined);
  return annex ? `A${annex[1] ?? ''}${annex[2] ?? ''}` : joined;
}

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

/** Whether the label of an article would be read as one of the other two forms. */
export const looksPaged = (text: string) => /^\d+p\d*B$|^\d+(?:p\d+)+$/.test(text);

/** An identifier or path that is malformed, or that has no name. */
export class PathError extends RangeError {}

/** What is made of a path; undefined where the path is none, or no naming covers it. */
export function ifPath<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof PathError) return undefined;
    throw error;
  }
}

const fail = (what: string, part: string, whole: string, from = 0): never => {
  throw new PathError(
    `${what} "${part}" at character ${whole.indexOf(part, from) + 1} of "${whole}" is not valid`,
  );
};

/** Splits a completeParagraphID at its first tilde; checks the key, not the path. */
export function splitParagraphId(text: string): { regTextId: string; path: string } {
  const at = text.indexOf('~');
  if (at < 0) throw new PathError(`No tilde in the paragraph identifier "${text}"`);
  const regTextId = text.slice(0, at);
  if (!KEY.test(regTextId)) fail('Regulation key', regTextId, text);
  return { regTextId, path: text.slice(at + 1) };
}

/** Joins the key of a regulation and a path to a completeParagraphID. */
export function joinParagraphId(regTextId: string, path: string): string {
  return `${regTextId}~${path}`;
}

/** Parses a completeParagraphID; a PathError names the invalid part and its position. */
export function parseParagraphId(text: string): ParagraphId {
  const { regTextId, path } = splitParagraphId(text);
  return { regTextId, path: parsePath(path) };
}

/** Builds a completeParagraphID; throws if parsing it would give something else. */
export function buildParagraphId(id: ParagraphId): string {
  const text = joinParagraphId(id.regTextId, buildPath(id.path));
  splitParagraphId(text);
  return text;
}

/** Parses the part after the tilde. */
export function parsePath(path: string): ParagraphPath {
  const page = PAGE.exec(path);
  if (page) return { form: 'page', page: Number(page[1]), half: page[2] === '1' ? 'top' : 'bottom' };
  if (CONTENTS.test(path)) return { form: 'contents', parts: path.split('p').map(Number) };

  const brace = /^\{([^}]*)\}/.exec(path);
  const rest = brace ? path.slice(brace[0].length) : path;
  const [article = '', ...subs] = rest.split('^');
  const section = brace?.[1];
  if (section !== undefined && !SECTION.test(section)) fail('Section', section, path);
  if (!article && section === undefined) throw new PathError(`No article and no section in "${path}"`);
  if (section === undefined && looksPaged(article)) {
    if (article.endsWith('B')) throw new PathError('Invalid PageBasedIn2 format in regArt');
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

/** Builds the part after the tilde; throws if parsing it would give something else. */
export function buildPath(path: ParagraphPath): string {
  if (path.form === 'page') return assertRoundTrip(`${path.page}p${path.half === 'top' ? 1 : 2}B`, path);
  if (path.form === 'contents') return assertRoundTrip(path.parts.join('p'), path);
  const section = path.section === undefined ? '' : `{${path.section}}`;
  return assertRoundTrip([section + (path.article ?? ''), ...path.subs].join('^'), path);
}

function assertRoundTrip(text: string, meant: ParagraphPath): string {
  const read = parsePath(text);
  const same =
    read.form === meant.form &&
    (read.form !== 'structure' ||
      meant.form !== 'structure' ||
      (read.section === meant.section &&
        (read.article ?? '') === (meant.article ?? '') &&
        read.subs.length === meant.subs.length));
  if (!same) throw new PathError(`"${text}" would be read as something else`);
  return text;
}

/** Marks the second, third … place with the same path (`5^2!2`, `{chap_1!2}`). */
export function withOrdinal(path: string, ordinal: number): string {
  const marked = path.endsWith('}') ? `${path.slice(0, -1)}!${ordinal}}` : `${path}!${ordinal}`;
  parsePath(marked);
  return marked;
}

/** The parent path; undefined at the top of a document. */
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

/** The path of the unit that contains the place: everything before the first caret. */
export function articlePath(path: string): string {
  return path.split('^', 1)[0] ?? path;
}

/** Whether a path is below another; a path is not inside itself. */
export function isInside(path: string, ancestor: string): boolean {
  for (let around = parentPath(path); around !== undefined; around = parentPath(around)) {
    if (around === ancestor) return true;
  }
  return false;
}

/**
 * Total natural order: 5 < 5a < 5abis < 5bis < 6; introduction and preamble, containers, articles, final
 * provisions, annexes. Paths do not tell where articles stand among containers; the document does.
 */
export function comparePaths(a: string, b: string): number {
  return compareKeys(pathKey(parsePath(a)), pathKey(parsePath(b))) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Sort key of numbers and letters, compared from the left; a prefix sorts before its extensions. */
type PathKey = readonly (number | string)[];

// Rank of a section in a document; containers around articles come before all articles.
const CONTAINERS = 3;
const ARTICLES = 4;
const ranks: Record<string, number> = {
  preface: 0,
  introduction: 0,
  preamble: 1,
  whereas: 2,
  rct: 2,
  disp: 5,
  conclusions: 6,
  annex: 7,
};

const END = 0;

/** A text for a path, so that texts compared by code points sort as `comparePaths` does. Long ones are cut. */
export function pathSortText(path: string): string {
  return pathKey(parsePath(path))
    .map((part) => (typeof part === 'number' ? String(part).padStart(10, '0') : part))
    .join(' ')
    .slice(0, 500);
}

/** The sort key of a path. */
function pathKey(path: ParagraphPath): PathKey {
  if (path.form === 'page') return [ARTICLES, END, path.page, path.half === 'top' ? 1 : 2];
  if (path.form === 'contents') return [ARTICLES, END, ...path.parts];
  const key: (number | string)[] = [];
  if (path.section === undefined) key.push(ARTICLES);
  else {
    const segments = sectionSegments(path.section);
    const word = /^[a-z]+/.exec(segments[0] ?? '')?.[0] ?? '';
    key.push(Object.hasOwn(ranks, word) ? (ranks[word] ?? CONTAINERS) : CONTAINERS);
    for (const segment of segments) key.push(1, ...labelKey(segment));
    key.push(END, ordinalOf(path.section));
  }
  // Text directly in a section comes before the articles of the section.
  key.push(path.article ? 1 : END, ...(path.article ? labelKey(path.article) : []));
  for (const sub of path.subs) key.push(subClass(sub), ...labelKey(sub));
  return key;
}

/** Compares two sort keys: numbers as numbers, letters by length, then alphabetically. */
function compareKeys(a: PathKey, b: PathKey): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const one = a[at] ?? END;
    const two = b[at] ?? END;
    if (one !== two) return one < two ? -1 : 1;
  }
  return a.length - b.length;
}

/** Sort class of a subsection: unnumbered, numbered, dashes, named groups. */
function subClass(sub: string): number {
  return sub.startsWith('_') ? 1 : sub.startsWith('-') ? 3 : sub.startsWith('+') ? 4 : 2;
}

function ordinalOf(part: string): number {
  return Number(/!(\d+)$/.exec(part)?.[1] ?? 1);
}

/** Sort key of a label: 5 < 5-7 < 5a < 5abis < 5bis, as in the Banking Act. The kind of each part decides first. */
function labelKey(label: string): (number | string)[] {
  const key: (number | string)[] = [];
  for (const [run] of label.replace(/!\d+$/, '').matchAll(/\d+|[^\d._+–-]+/g)) {
    if (/\d/.test(run)) {
      key.push(1, Number(run));
      continue;
    }
    const { stem, suffix } = splitLatin(run);
    if (stem) key.push(2, stem.length, stem);
    if (suffix) key.push(3, latinSuffixes.indexOf(suffix));
  }
  return [...key, END, ordinalOf(label)];
}
