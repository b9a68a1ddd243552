import { texts } from './en/compare.ts';
import { defineTexts } from './texts.ts';

export const compareTexts = defineTexts('compare', texts, {
  DE: () => import('./de/compare.ts'),
  FR: () => import('./fr/compare.ts'),
  IT: () => import('./it/compare.ts'),
});
