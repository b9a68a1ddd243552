import { texts } from './en/reading.ts';
import { defineTexts } from './texts.ts';

export const readingTexts = defineTexts('reading', texts, {
  DE: () => import('./de/reading.ts'),
  FR: () => import('./fr/reading.ts'),
  IT: () => import('./it/reading.ts'),
});
