import { texts } from './en/session.ts';
import { defineTexts } from './texts.ts';

export const sessionTexts = defineTexts('session', texts, {
  DE: () => import('./de/session.ts'),
  FR: () => import('./fr/session.ts'),
  IT: () => import('./it/session.ts'),
});
