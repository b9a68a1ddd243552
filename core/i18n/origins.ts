import { texts } from './en/origins.ts';
import { defineTexts } from './texts.ts';

export const originTexts = defineTexts('origins', texts, {
  DE: () => import('./de/origins.ts'),
  FR: () => import('./fr/origins.ts'),
  IT: () => import('./it/origins.ts'),
});
