import type { TextComparison } from '#core/law/comparison/compare-texts.ts';
import { type ComparerOptions, createComparer } from '../comparison/comparer.ts';
import { missingParagraph } from '../data/provisions.ts';
import { createResultCache } from '../lib/result-cache.ts';
import type { MainHandlers } from './authentication.ts';
import { type ComparedSide, comparedSide, unitBodiesOf } from './compared-side.ts';
import { narrowed } from './comparison-scope.ts';
import type { MainData, TextRow } from './find-text.ts';

/** Maximum characters cached: replies; texts compared last. */
const maxCachedCharacters = { answers: 32 * 1024 * 1024, texts: 8 * 1024 * 1024 };

export type ComparisonOptions = ComparerOptions & {
  /** Most characters that a text may have. */
  maxLength?: number;
  /** Ends the workers. */
  signal?: AbortSignal;
};

/** Two versions of a text, or any two provisions, beside each other. */
export function comparisonHandlers(
  data: MainData,
  { maxLength = 6_000_000, signal, ...options }: ComparisonOptions = {},
): Pick<MainHandlers, 'compare'> {
  const { compare, close } = createComparer(options);
  signal?.addEventListener('abort', () => void close(), { once: true });
  const answer = createResultCache(maxCachedCharacters.answers, (text: string) => text.length);
  const bodies = createResultCache(maxCachedCharacters.texts, lengthOf);

  const stored = async (text: TextRow) => {
    const key = `${text.language} ${text.content_hash}`;
    return { key, bodies: await bodies(key, () => unitBodiesOf(data, text, maxLength)) };
  };

  const compareCached = async (
    requester: string,
    before: ComparedSide,
    after: ComparedSide,
    [beforeRoot, afterRoot]: readonly [string | undefined, string | undefined],
  ): Promise<TextComparison> => {
    const { language } = after.text;
    const sides = [before.text.content_hash, beforeRoot ?? '', after.text.content_hash, afterRoot ?? ''];
    const text = await answer([language, ...sides].join(' '), () =>
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
      const { language, beforeDate, afterDate } = query;
      const before = await comparedSide(data, {
        side: 'before',
        id: params.before,
        language,
        versionDate: beforeDate,
      });
      const after = await comparedSide(data, {
        side: 'after',
        id: params.after,
        language,
        versionDate: afterDate,
      });
      const isOnePlace = isSamePlace(before, after);
      requireMatch(before, after, isOnePlace);
      const requester = `${caller.organisation} ${caller.userId}`;
      const path = before.requestedPath;
      // A container's content shows only in the text, not in paths, so containers are compared by root.
      const isNarrow = isOnePlace && path !== undefined && !path.endsWith('}');
      const roots = isNarrow
        ? ([undefined, undefined] as const)
        : ([before.matchedPath ?? before.requestedPath, after.matchedPath ?? after.requestedPath] as const);
      const all = await compareCached(requester, before, after, roots);
      const result = isNarrow ? narrowed(all, { before: before.matchedPath, after: after.matchedPath }) : all;
      return { before: before.head, after: after.head, apart: !isOnePlace, ...result };
    },
  };
}

const isSamePlace = (before: ComparedSide, after: ComparedSide) =>
  before.head.regTextId === after.head.regTextId && before.requestedPath === after.requestedPath;

const lengthOf = (bodies: readonly string[]) => bodies.reduce((sum, { length }) => sum + length, 0);

/** A provision of which two versions are compared may be in one of them only; of two provisions both must be there. */
function requireMatch(before: ComparedSide, after: ComparedSide, isOnePlace: boolean): void {
  const missing = [before, after].filter(
    ({ requestedPath, matchedPath }) => requestedPath !== undefined && matchedPath === undefined,
  );
  const [first] = missing;
  if (first && missing.length >= (isOnePlace ? 2 : 1))
    throw missingParagraph(`${first.head.regTextId}~${first.requestedPath}`);
}
