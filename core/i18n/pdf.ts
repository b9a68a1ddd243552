import { texts } from './en/pdf.ts';
import { defineTexts } from './texts.ts';

export const pdfTexts = defineTexts('pdf', texts, {
  DE: () => import('./de/pdf.ts'),
  FR: () => import('./fr/pdf.ts'),
  IT: () => import('./it/pdf.ts'),
});
