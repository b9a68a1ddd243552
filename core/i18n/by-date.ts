import { texts } from './en/by-date.ts';
import { defineTexts } from './texts.ts';

export const byDateTexts = defineTexts('byDate', texts, {
  DE: () => import('./de/by-date.ts'),
  FR: () => import('./fr/by-date.ts'),
  IT: () => import('./it/by-date.ts'),
});
