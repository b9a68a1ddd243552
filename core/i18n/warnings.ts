import { texts } from './en/warnings.ts';
import { defineTexts } from './texts.ts';

/** Texts about missing rights, and for isolated testers. */
export const warningTexts = defineTexts('warnings', texts, {
  DE: () => import('./de/warnings.ts'),
  FR: () => import('./fr/warnings.ts'),
  IT: () => import('./it/warnings.ts'),
});
