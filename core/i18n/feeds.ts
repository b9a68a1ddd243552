import { texts } from './en/feeds.ts';
import { defineTexts } from './texts.ts';

export const feedTexts = defineTexts('feeds', texts, {
  DE: () => import('./de/feeds.ts'),
  FR: () => import('./fr/feeds.ts'),
  IT: () => import('./it/feeds.ts'),
});
