import { texts } from './en/news.ts';
import { defineTexts } from './texts.ts';

export const newsTexts = defineTexts('news', texts, {
  DE: () => import('./de/news.ts'),
  FR: () => import('./fr/news.ts'),
  IT: () => import('./it/news.ts'),
});
