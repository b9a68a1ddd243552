import { texts } from './en/comparison.ts';
import { defineTexts } from './texts.ts';

export const compareTexts = defineTexts('compare', texts, {
  DE: () => import('./de/comparison.ts'),
  FR: () => import('./fr/comparison.ts'),
  IT: () => import('./it/comparison.ts'),
});
