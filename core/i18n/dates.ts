import { texts } from './en/dates.ts';
import { defineTexts } from './texts.ts';

export const datesTexts = defineTexts('dates', texts, {
  DE: () => import('./de/dates.ts'),
  FR: () => import('./fr/dates.ts'),
  IT: () => import('./it/dates.ts'),
});
