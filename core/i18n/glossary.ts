import { texts } from './en/glossary.ts';
import { defineTexts } from './texts.ts';

/** Texts of the glossary. */
export const glossaryTexts = defineTexts('glossary', texts, {
  DE: () => import('./de/glossary.ts'),
  FR: () => import('./fr/glossary.ts'),
  IT: () => import('./it/glossary.ts'),
});
