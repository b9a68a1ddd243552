import { texts } from './en/lost.ts';
import { defineTexts } from './texts.ts';

export const lostTexts = defineTexts('lost', texts, {
  DE: () => import('./de/lost.ts'),
  FR: () => import('./fr/lost.ts'),
  IT: () => import('./it/lost.ts'),
});
