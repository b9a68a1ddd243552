import { createHash } from 'node:crypto';
import type { mainContract } from '#core/contract/main/main.ts';
import { comparisonFileName } from '#core/law/comparison-paper.ts';
import { type ComparerOptions, createComparer } from '../compare/comparer.ts';
import type { ComparisonPages } from '../import/typeset/comparison-worker.ts';
import type { Handlers } from '../serve.ts';
import type { MainCaller } from './register-store.ts';

type ComparisonCalls = Pick<Handlers<typeof mainContract, MainCaller>, 'compare' | 'comparisonPdf'>;

/** Longest time for the pages of one comparison, in seconds. */
const patience = 60;

/** The pages of what `compare` answers. */
export function comparisonPdfHandlers(
  compare: ComparisonCalls['compare'],
  options?: ComparerOptions,
): Pick<ComparisonCalls, 'comparisonPdf'> {
  const print = createComparer<ComparisonPages, Uint8Array>({
    patience,
    size: 1,
    script: new URL('../import/typeset/comparison-worker.ts', import.meta.url),
    ...options,
  });
  return {
    comparisonPdf: async ({ query: { displayLanguage, only, ...query }, ...call }) => {
      const comparison = await compare({ ...call, query });
      const { caller } = call;
      const pdf = await print(`${caller?.organisation ?? ''} ${caller?.userId ?? ''}`, async () => ({
        comparison,
        language: displayLanguage ?? query.language,
        only: only !== undefined,
      }));
      return {
        hash: createHash('sha256').update(pdf).digest('hex'),
        size: pdf.byteLength,
        name: `${comparisonFileName(comparison)}.pdf`,
        read: async (offset, length) => pdf.subarray(offset, offset + length),
      };
    },
  };
}
