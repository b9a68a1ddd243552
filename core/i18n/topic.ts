import { texts } from './en/topic.ts';
import { defineTexts } from './texts.ts';

/** Texts around topics; the topics themselves come from the server. */
export const topicTexts = defineTexts('topic', texts, {
  DE: () => import('./de/topic.ts'),
  FR: () => import('./fr/topic.ts'),
  IT: () => import('./it/topic.ts'),
});
