import { texts } from './en/warnings.ts';
import { defineTexts } from './texts.ts';

/** Why a page is not for somebody, and what isolated testers should know. */
export const warningTexts = defineTexts('warnings', texts, {
  DE: () => import('./de/warnings.ts'),
  FR: () => import('./fr/warnings.ts'),
  IT: () => import('./it/warnings.ts'),
});
