import { texts } from './en/bydate.ts';
import { defineTexts } from './texts.ts';

export const byDateTexts = defineTexts('bydate', texts, {
  DE: () => import('./de/bydate.ts'),
  FR: () => import('./fr/bydate.ts'),
  IT: () => import('./it/bydate.ts'),
});
