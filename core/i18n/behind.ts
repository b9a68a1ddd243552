import { texts } from './en/behind.ts';
import { defineTexts } from './texts.ts';

export const behindTexts = defineTexts('behind', texts, {
  DE: () => import('./de/behind.ts'),
  FR: () => import('./fr/behind.ts'),
  IT: () => import('./it/behind.ts'),
});
