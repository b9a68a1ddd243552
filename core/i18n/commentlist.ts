import { texts } from './en/commentlist.ts';
import { defineTexts } from './texts.ts';

export const commentListTexts = defineTexts('commentlist', texts, {
  DE: () => import('./de/commentlist.ts'),
  FR: () => import('./fr/commentlist.ts'),
  IT: () => import('./it/commentlist.ts'),
});
