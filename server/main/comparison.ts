import type { ComparisonRow } from '#core/contract/main/comparison.ts';
import { summaryOf, type TextComparison } from '#core/law/comparison/compare-texts.ts';
import { type Comparer, type ComparerOptions, createComparer } from '../comparison/comparer.ts';
import { comparedTexts } from '../data/changed-since.ts';
import { changedUnitsOf } from '../data/changed-units.ts';
import type { MainDb } from '../data/open-main.ts';
import { missingParagraph } from '../data/provisions.ts';
import { createResultCache } from '../lib/result-cache.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { type LocatedSide, locateSide, unitBodiesOf } from './comparison-side.ts';
import type { MainData, TextRow } from './find-text.ts';

/** Maximum number of cached characters: of replies, and of the texts that were compared last. */
const maxCachedCharacters = { replies: 32 * 1024 * 1024, texts: 8 * 1024 * 1024 };

export type ComparisonOptions = ComparerOptions & {
  /** Maximum number of characters of a text. */
  maxLength?: number;
  /** Ends the workers. */
  signal?: AbortSignal;
};

/** Characters of the longest text that is compared. */
export const longestCompared = 6_000_000;

/** The workers of comparisons, which end with the server. */
export function createTextComparer({ maxLength: _, signal, ...options }: ComparisonOptions = {}): Comparer {
  const comparer = createComparer(options);
  signal?.addEventListener('abort', () => void comparer.close(), { once: true });
  return comparer;
}

/** Compares two versions of a text, or any two provisions. */
export function comparisonHandlers(
  data: MainData,
  { maxLength = longestCompared, ...options }: ComparisonOptions = {},
  { compare }: Pick<Comparer, 'compare'> = createTextComparer(options),
): Pick<MainHandlers, 'compare'> {
  const cachedReply = createResultCache(maxCachedCharacters.replies, (text: string) => text.length);
  const bodies = createResultCache(maxCachedCharacters.texts, lengthOf);

  const stored = async (text: TextRow) => {
    const key = `${text.language} ${text.content_hash}`;
    return { key, bodies: await bodies(key, () => unitBodiesOf(data, text, maxLength)) };
  };

  const compareCached = async (
    requester: string,
    before: LocatedSide,
    after: LocatedSide,
    [beforeRoot, afterRoot]: readonly [string | undefined, string | undefined],
  ): Promise<TextComparison> => {
    const { language } = after.text;
    const sides = [before.text.content_hash, beforeRoot ?? '', after.text.content_hash, afterRoot ?? ''];
    const text = await cachedReply([language, ...sides].join(' '), () =>
      compare(requester, async () => ({
        before: await stored(before.text),
        after: await stored(after.text),
        language,
        beforeRoot,
        afterRoot,
      })),
    );
    return JSON.parse(text) as TextComparison;
  };

  return {
    compare: async ({ params, query, caller }) => {
      const seen = seenBy(data, caller);
      const { language, beforeDate, afterDate } = query;
      const isExact = params.before === params.after;
      const locate = (side: 'before' | 'after', versionDate: string | undefined) =>
        locateSide(seen, { side, id: params[side], language, versionDate, isExact });
      const before = await locate('before', beforeDate);
      const after = await locate('after', afterDate);
      const isOnePlace = isSamePlace(before, after);
      requireMatch(before, after, isOnePlace);
      const requester = `${caller.organisation} ${caller.userId}`;
      const path = before.requestedPath;
      // The path of a container ends with a brace. Paths do not tell what is in one, so containers are compared as a text of their own.
      const isNarrow = isOnePlace && path !== undefined && !path.endsWith('}');
      const roots = isNarrow
        ? ([undefined, undefined] as const)
        : ([before.matchedPath ?? before.requestedPath, after.matchedPath ?? after.requestedPath] as const);
      const all = await compareCached(requester, before, after, roots);
      const result = isNarrow ? narrowed(all, { before: before.matchedPath, after: after.matchedPath }) : all;
      const units = isOnePlace && path === undefined ? await countUnits(data.read, before, after) : undefined;
      return { before: before.head, after: after.head, apart: !isOnePlace, ...result, ...units };
    },
  };
}

/** In how many articles and their likes two versions of a document differ, as lists of new versions count them. */
async function countUnits(
  read: MainDb,
  one: LocatedSide,
  other: LocatedSide,
): Promise<{ changedUnits?: number }> {
  const [before, after] = one.head.versionDate <= other.head.versionDate ? [one, other] : [other, one];
  const pair = comparedTexts(after.of.texts, before.of.version, after.of.version);
  if (pair === undefined) return {};
  const units = (await changedUnitsOf(read, [pair])).get(pair.after);
  return units ? { changedUnits: units.changed.length + units.added.length + units.repealed.length } : {};
}

const isSamePlace = (before: LocatedSide, after: LocatedSide) =>
  before.head.regTextId === after.head.regTextId && before.requestedPath === after.requestedPath;

const lengthOf = (bodies: readonly string[]) => bodies.reduce((sum, { length }) => sum + length, 0);

/** Refuses places that do not exist. Of two versions of one provision, one version may lack it. */
function requireMatch(before: LocatedSide, after: LocatedSide, isOnePlace: boolean): void {
  const missing = [before, after].filter(
    ({ requestedPath, matchedPath }) => requestedPath !== undefined && matchedPath === undefined,
  );
  const [first] = missing;
  if (first && missing.length >= (isOnePlace ? 2 : 1))
    throw missingParagraph(`${first.head.regTextId}~${first.requestedPath}`);
}

type Paths = { before: string | undefined; after: string | undefined };

/**
 * Narrows a comparison of whole documents to one article or paragraph. The whole is compared first, so that text
 * that moved into the place or out of it is recognised as moved.
 */
function narrowed(all: TextComparison, { before, after }: Paths): TextComparison {
  const own = all.rows.filter(
    (row) => isWithin(row.before?.path, before) || isWithin(row.after?.path, after),
  );
  const rows = withMovedOut(own, after);
  const units = all.units.filter(({ path, side }) => isWithin(path, side === 'before' ? before : after));
  return { rows, units, summary: summaryOf(rows), unrelated: false };
}

/** What moved out of the place stands at its old place as a whole, not only as the row that says so. */
function withMovedOut(rows: readonly ComparisonRow[], after: string | undefined): ComparisonRow[] {
  const key = (row: ComparisonRow) => `${row.before?.path} ${row.to ?? row.after?.path}`;
  const isOut = (row: ComparisonRow) => row.change === 'moved' && !isWithin(row.after?.path, after);
  const movedOut = new Map(
    rows.filter((row) => row.to === undefined && isOut(row)).map((row) => [key(row), row]),
  );
  const left = new Set(rows.filter(({ to }) => to !== undefined).map(key));
  return rows.flatMap((row) => {
    if (row.to !== undefined) return [movedOut.get(key(row)) ?? row];
    return movedOut.has(key(row)) && left.has(key(row)) ? [] : [row];
  });
}

function isWithin(path: string | undefined, around: string | undefined): boolean {
  return path !== undefined && around !== undefined && (path === around || path.startsWith(`${around}^`));
}
