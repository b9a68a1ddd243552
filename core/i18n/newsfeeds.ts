import { texts } from './en/newsfeeds.ts';
import { defineTexts } from './texts.ts';

export const newsFeedTexts = defineTexts('newsfeeds', texts, {
  DE: () => import('./de/newsfeeds.ts'),
  FR: () => import('./fr/newsfeeds.ts'),
  IT: () => import('./it/newsfeeds.ts'),
});
