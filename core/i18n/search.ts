import { texts } from './en/search.ts';
import { defineTexts } from './texts.ts';

export const searchTexts = defineTexts('search', texts, {
  DE: () => import('./de/search.ts'),
  FR: () => import('./fr/search.ts'),
  IT: () => import('./it/search.ts'),
});
