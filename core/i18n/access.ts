import { texts } from './en/access.ts';
import { defineTexts } from './texts.ts';

export const accessTexts = defineTexts('access', texts, {
  DE: () => import('./de/access.ts'),
  FR: () => import('./fr/access.ts'),
  IT: () => import('./it/access.ts'),
});
