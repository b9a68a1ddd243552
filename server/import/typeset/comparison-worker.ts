import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { comparisonPaper } from '#core/law/comparison/report/paper.ts';
import { type ComparisonTypesetter, createComparisonTypesetter } from './typeset-comparison.ts';

/*
 * Typesets comparisons in a process of their own.
 */

export type ComparisonPages = {
  comparison: Comparison;
  language: LanguageCode;
  only: boolean;
  madeOn: string;
};

let typesetter: ComparisonTypesetter | undefined;

export function run({ comparison, ...options }: ComparisonPages): Uint8Array {
  typesetter ??= createComparisonTypesetter();
  return typesetter.typeset(comparisonPaper(comparison, options));
}
