import { texts } from './en/reader.ts';
import { defineTexts } from './texts.ts';

export const readerTexts = defineTexts('reader', texts, {
  DE: () => import('./de/reader.ts'),
  FR: () => import('./fr/reader.ts'),
  IT: () => import('./it/reader.ts'),
});
