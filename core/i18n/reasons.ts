import { texts } from './en/reasons.ts';
import { defineTexts } from './texts.ts';

export const reasonTexts = defineTexts('reasons', texts, {
  DE: () => import('./de/reasons.ts'),
  FR: () => import('./fr/reasons.ts'),
  IT: () => import('./it/reasons.ts'),
});
