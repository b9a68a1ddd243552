import { texts } from './en/absent.ts';
import { defineTexts } from './texts.ts';

export const absentTexts = defineTexts('absent', texts, {
  DE: () => import('./de/absent.ts'),
  FR: () => import('./fr/absent.ts'),
  IT: () => import('./it/absent.ts'),
});
