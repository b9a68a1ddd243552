import { texts } from './en/advanced.ts';
import { defineTexts } from './texts.ts';

export const advancedSearchTexts = defineTexts('advanced', texts, {
  DE: () => import('./de/advanced.ts'),
  FR: () => import('./fr/advanced.ts'),
  IT: () => import('./it/advanced.ts'),
});
