import { texts } from './en/comments.ts';
import { defineTexts } from './texts.ts';

export const commentTexts = defineTexts('comments', texts, {
  DE: () => import('./de/comments.ts'),
  FR: () => import('./fr/comments.ts'),
  IT: () => import('./it/comments.ts'),
});
