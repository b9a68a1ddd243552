import { texts } from './en/password.ts';
import { defineTexts } from './texts.ts';

export const passwordTexts = defineTexts('password', texts, {
  DE: () => import('./de/password.ts'),
  FR: () => import('./fr/password.ts'),
  IT: () => import('./it/password.ts'),
});
