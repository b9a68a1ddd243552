import { texts } from './en/references.ts';
import { defineTexts } from './texts.ts';

export const referencesTexts = defineTexts('references', texts, {
  DE: () => import('./de/references.ts'),
  FR: () => import('./fr/references.ts'),
  IT: () => import('./it/references.ts'),
});
