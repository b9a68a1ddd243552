import { articleKinds, type TocEntry } from '../contract/main/regulation-text.ts';
import { type Naming, namings } from '../law/display-name.ts';
import { articlePath, comparePaths, PathError, parentPath } from '../law/paragraph-id.ts';
import { isInRange } from '../law/range.ts';

export type PlaceMatch = { index: number; exact: boolean };

/** Whether an entry is an article or the like: cited as one, and a stop of "previous" and "next". */
export function isArticle(entry: Pick<TocEntry, 'kind'>): boolean {
  return (articleKinds as readonly string[]).includes(entry.kind);
}

/**
 * The place of a path in the text: its article, the range that includes it, or the nearest place around or
 * before it.
 */
export function findPlace(entries: readonly TocEntry[], path: string): PlaceMatch | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Old addresses name final provisions by their position, which the entry still knows.
  for (const entry of entries)
    if (entry.former !== undefined && !byId.has(entry.former)) byId.set(entry.former, entry);
  const article = articlePath(path);
  const step = chain(path).find((step) => byId.has(step));
  const entry = step === undefined ? undefined : byId.get(step);
  if (entry && (articlePath(entry.id) === article || entry.former === article))
    return { index: entry.index, exact: true };
  const articles = entries.filter(isArticle);
  const range = articles.find((one) => isInRange(path, one));
  if (range) return { index: range.index, exact: true };
  if (entry) return { index: entry.index, exact: false };
  let nearest = articles[0] ?? entries[0];
  for (const one of articles) if (precedes(one.id, article)) nearest = one;
  return nearest && { index: nearest.index, exact: false };
}

/** The naming of a document's paths: a circular has margin numbers where an act has articles. */
export function namingOf(entries: readonly Pick<TocEntry, 'kind'>[]): Naming {
  return entries.some((entry) => entry.kind === 'marginNumber') ? namings.circular : namings.act;
}

/** A path and all its enclosing paths, from the inside out; a malformed path only itself. */
function chain(path: string): string[] {
  const steps = [path];
  try {
    for (let step = parentPath(path); step !== undefined; step = parentPath(step)) steps.push(step);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
  }
  return steps;
}

/** Whether `path` is before or equal to `limit`; false if a path cannot be ordered. */
function precedes(path: string, limit: string): boolean {
  try {
    return comparePaths(path, limit) <= 0;
  } catch (error) {
    if (error instanceof PathError) return false;
    throw error;
  }
}

/** The article before or after the unit at `index`; from a heading, the first article below it counts as next. */
export function neighbour(entries: readonly TocEntry[], index: number, step: 1 | -1): TocEntry | undefined {
  for (let at = index + step; at >= 0 && at < entries.length; at += step) {
    const entry = entries[at];
    if (entry && (isArticle(entry) || isNamedText(entry))) return entry;
  }
  return undefined;
}

/**
 * Whether an entry is a text without a number that is read like an article: preamble, preface, conclusions,
 * annex.
 */
function isNamedText(entry: TocEntry): boolean {
  return ['preface', 'preamble', 'conclusions', 'annex'].includes(entry.kind);
}
