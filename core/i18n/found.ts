import { texts } from './en/found.ts';
import { defineTexts } from './texts.ts';

export const resultTexts = defineTexts('found', texts, {
  DE: () => import('./de/found.ts'),
  FR: () => import('./fr/found.ts'),
  IT: () => import('./it/found.ts'),
});
