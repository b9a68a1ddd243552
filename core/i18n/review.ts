import { texts } from './en/review.ts';
import { defineTexts } from './texts.ts';

export const reviewTexts = defineTexts('review', texts, {
  DE: () => import('./de/review.ts'),
  FR: () => import('./fr/review.ts'),
  IT: () => import('./it/review.ts'),
});
