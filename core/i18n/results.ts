import { texts } from './en/results.ts';
import { defineTexts } from './texts.ts';

export const resultTexts = defineTexts('found', texts, {
  DE: () => import('./de/results.ts'),
  FR: () => import('./fr/results.ts'),
  IT: () => import('./it/results.ts'),
});
