import { texts } from './en/accept.ts';
import { defineTexts } from './texts.ts';

export const acceptTexts = defineTexts('accept', texts, {
  DE: () => import('./de/accept.ts'),
  FR: () => import('./fr/accept.ts'),
  IT: () => import('./it/accept.ts'),
});
