import { latinSuffixes, splitLatin } from './label.ts';
import { type ParagraphPath, sectionSegments } from './paragraph-path.ts';

/** A row of numbers and letters; compared from the left, a shorter row stands before its extensions. */
type PathKey = readonly (number | string)[];

// Where a section stands in a document; containers around articles come before all articles.
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

/** The row by which a path is ordered. */
export function pathKey(path: ParagraphPath): PathKey {
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
  // Text directly in a section stands before the section's articles.
  key.push(path.article ? 1 : END, ...(path.article ? labelKey(path.article) : []));
  for (const sub of path.subs) key.push(subClass(sub), ...labelKey(sub));
  return key;
}

/** Compares two rows: numbers as numbers, letters by length and then by alphabet. */
export function compareKeys(a: PathKey, b: PathKey): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const one = a[at] ?? END;
    const two = b[at] ?? END;
    if (one !== two) return one < two ? -1 : 1;
  }
  return a.length - b.length;
}

/** Unnumbered before numbered, lists of dashes and named groups after. */
function subClass(sub: string): number {
  return sub.startsWith('_') ? 1 : sub.startsWith('-') ? 3 : sub.startsWith('+') ? 4 : 2;
}

function ordinalOf(part: string): number {
  return Number(/!(\d+)$/.exec(part)?.[1] ?? 1);
}

/** 5 < 5-7 < 5a < 5abis < 5bis, as the Banking Act has them: the kind of what follows decides first. */
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
