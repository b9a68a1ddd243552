import { parentPort } from 'node:worker_threads';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { comparisonPaper } from '#core/law/comparison/report/paper.ts';
import { type ComparisonTypesetter, createComparisonTypesetter } from './typeset-comparison.ts';

export type ComparisonPages = { comparison: Comparison; language: LanguageCode; only: boolean };

/*
 * Sets comparisons as pages beside the thread that answers.
 */
const port = parentPort;
if (!port) throw new Error('comparison-worker.ts runs in a worker thread only');
let typesetter: ComparisonTypesetter | undefined;
port.on('message', ({ comparison, language, only }: ComparisonPages) => {
  typesetter ??= createComparisonTypesetter();
  const pdf = typesetter.typeset(comparisonPaper(comparison, { language, only }));
  port.postMessage(pdf, [pdf.buffer as ArrayBuffer]);
});
