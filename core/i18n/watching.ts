import { texts } from './en/watching.ts';
import { defineTexts } from './texts.ts';

export const watchingTexts = defineTexts('watching', texts, {
  DE: () => import('./de/watching.ts'),
  FR: () => import('./fr/watching.ts'),
  IT: () => import('./it/watching.ts'),
});
