import { texts } from './en/rowproblems.ts';
import { defineTexts } from './texts.ts';

/** Why rows of loaded tables are refused, by the codes of the contract. */
export const rowProblemTexts = defineTexts('rowproblems', texts, {
  DE: () => import('./de/rowproblems.ts'),
  FR: () => import('./fr/rowproblems.ts'),
  IT: () => import('./it/rowproblems.ts'),
});
