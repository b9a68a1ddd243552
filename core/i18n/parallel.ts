import { texts } from './en/parallel.ts';
import { defineTexts } from './texts.ts';

export const parallelTexts = defineTexts('parallel', texts, {
  DE: () => import('./de/parallel.ts'),
  FR: () => import('./fr/parallel.ts'),
  IT: () => import('./it/parallel.ts'),
});
