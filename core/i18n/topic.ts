import { texts } from './en/topic.ts';
import { defineTexts } from './texts.ts';

/** What stands around topics: their own words come from the server. */
export const topicTexts = defineTexts('topic', texts, {
  DE: () => import('./de/topic.ts'),
  FR: () => import('./fr/topic.ts'),
  IT: () => import('./it/topic.ts'),
});
