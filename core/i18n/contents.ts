import { texts } from './en/contents.ts';
import { defineTexts } from './texts.ts';

export const contentsTexts = defineTexts('contents', texts, {
  DE: () => import('./de/contents.ts'),
  FR: () => import('./fr/contents.ts'),
  IT: () => import('./it/contents.ts'),
});
