import { texts } from './en/comparison.ts';
import { defineTexts } from './texts.ts';

export const comparisonTexts = defineTexts('compare', texts, {
  DE: () => import('./de/comparison.ts'),
  FR: () => import('./fr/comparison.ts'),
  IT: () => import('./it/comparison.ts'),
});
