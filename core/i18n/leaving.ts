import { texts } from './en/leaving.ts';
import { defineTexts } from './texts.ts';

export const leavingTexts = defineTexts('leaving', texts, {
  DE: () => import('./de/leaving.ts'),
  FR: () => import('./fr/leaving.ts'),
  IT: () => import('./it/leaving.ts'),
});
