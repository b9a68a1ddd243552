import { texts } from './en/timeline.ts';
import { defineTexts } from './texts.ts';

export const timelineTexts = defineTexts('timeline', texts, {
  DE: () => import('./de/timeline.ts'),
  FR: () => import('./fr/timeline.ts'),
  IT: () => import('./it/timeline.ts'),
});
