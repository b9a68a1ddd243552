import { texts } from './en/glossary.ts';
import { defineTexts } from './texts.ts';

/** What the texts say that their words mean. */
export const glossaryTexts = defineTexts('glossary', texts, {
  DE: () => import('./de/glossary.ts'),
  FR: () => import('./fr/glossary.ts'),
  IT: () => import('./it/glossary.ts'),
});
