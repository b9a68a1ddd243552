import { texts } from './en/querylanguage.ts';
import { defineTexts } from './texts.ts';

export const queryLanguageTexts = defineTexts('querylanguage', texts, {
  DE: () => import('./de/querylanguage.ts'),
  FR: () => import('./fr/querylanguage.ts'),
  IT: () => import('./it/querylanguage.ts'),
});
