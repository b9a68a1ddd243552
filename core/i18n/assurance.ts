import { texts } from './en/assurance.ts';
import { defineTexts } from './texts.ts';

export const assuranceTexts = defineTexts('assurance', texts, {
  DE: () => import('./de/assurance.ts'),
  FR: () => import('./fr/assurance.ts'),
  IT: () => import('./it/assurance.ts'),
});
