import { texts } from './en/ahead.ts';
import { defineTexts } from './texts.ts';

export const aheadTexts = defineTexts('ahead', texts, {
  DE: () => import('./de/ahead.ts'),
  FR: () => import('./fr/ahead.ts'),
  IT: () => import('./it/ahead.ts'),
});
