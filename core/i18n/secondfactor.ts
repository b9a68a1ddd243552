import { texts } from './en/secondfactor.ts';
import { defineTexts } from './texts.ts';

export const secondFactorTexts = defineTexts('secondfactor', texts, {
  DE: () => import('./de/secondfactor.ts'),
  FR: () => import('./fr/secondfactor.ts'),
  IT: () => import('./it/secondfactor.ts'),
});
