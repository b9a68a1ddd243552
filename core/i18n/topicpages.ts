import { texts } from './en/topicpages.ts';
import { defineTexts } from './texts.ts';

/** Texts of the pages on which topic pages are written. */
export const topicPageTexts = defineTexts('topicpages', texts, {
  DE: () => import('./de/topicpages.ts'),
  FR: () => import('./fr/topicpages.ts'),
  IT: () => import('./it/topicpages.ts'),
});
