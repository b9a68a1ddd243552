import { texts } from './en/categories.ts';
import { defineTexts } from './texts.ts';

/** The names of the sources of documents. */
export const categoryTexts = defineTexts('categories', texts, {
  DE: () => import('./de/categories.ts'),
  FR: () => import('./fr/categories.ts'),
  IT: () => import('./it/categories.ts'),
});
