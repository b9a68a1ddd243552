import { createHash } from 'node:crypto';
import { comparisonFileName } from '#core/law/comparison/report/paper.ts';
import { type ComparerOptions, createComparer } from '../comparison/comparer.ts';
import { swissDay } from '../data/versions.ts';
import { collectionOf, keyOf } from '../data/visible-texts.ts';
import type { ComparisonPages } from '../import/typeset/comparison-worker.ts';
import { createResultCache } from '../lib/result-cache.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

type ComparisonCalls = Pick<MainHandlers, 'compare' | 'comparisonPdf'>;

/** Maximum time for typesetting one comparison, and the memory that it may take, in megabytes. */
const maxSeconds = 60;
const processMemory = 1024;

/** Size of the cache, which exists because a viewer requests one file many times, range by range. */
const maxCachedBytes = 32 * 1024 * 1024;

type Printed = { pdf: Uint8Array; hash: string; name: string };

/** The reply of `compare` as a PDF. */
export function comparisonPdfHandlers(
  { read, now }: MainData,
  compare: ComparisonCalls['compare'],
  { signal, ...options }: ComparerOptions & { signal?: AbortSignal | undefined } = {},
): Pick<ComparisonCalls, 'comparisonPdf'> {
  const { compare: print, close } = createComparer<ComparisonPages, Uint8Array>({
    maxSeconds,
    processMemory,
    size: 1,
    script: new URL('../import/typeset/comparison-worker.ts', import.meta.url),
    ...options,
  });
  signal?.addEventListener('abort', () => void close(), { once: true });
  const printed = createResultCache<Printed>(maxCachedBytes, ({ pdf }) => pdf.byteLength);
  return {
    comparisonPdf: async (call) => {
      const { displayLanguage, only, ...query } = call.query;
      const make = async (): Promise<Printed> => {
        const comparison = await compare({ ...call, query });
        const { caller } = call;
        const pdf = await print(`${caller.organisation} ${caller.userId}`, async () => ({
          comparison,
          language: displayLanguage ?? query.language,
          only: only !== undefined,
          madeOn: swissDay(now()),
        }));
        const hash = createHash('sha256').update(pdf).digest('hex');
        return { pdf, hash, name: `${comparisonFileName(comparison)}.pdf` };
      };
      // The pages depend on the request, the texts that the caller sees and the current day.
      const seen = keyOf(await collectionOf(read, call.caller.viewer));
      const key = [call.params, call.query, seen, swissDay(now())];
      const { pdf, hash, name } = await printed(JSON.stringify(key), make);
      return {
        hash,
        name,
        size: pdf.byteLength,
        read: async (offset, length) => pdf.subarray(offset, offset + length),
      };
    },
  };
}
