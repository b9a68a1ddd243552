import { texts } from './en/loading.ts';
import { defineTexts } from './texts.ts';

export const loadingTexts = defineTexts('loading', texts, {
  DE: () => import('./de/loading.ts'),
  FR: () => import('./fr/loading.ts'),
  IT: () => import('./it/loading.ts'),
});
