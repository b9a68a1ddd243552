import { texts } from './en/document.ts';
import { defineTexts } from './texts.ts';

/** Texts of the dialog about a document. */
export const documentTexts = defineTexts('document', texts, {
  DE: () => import('./de/document.ts'),
  FR: () => import('./fr/document.ts'),
  IT: () => import('./it/document.ts'),
});
