import { texts } from './en/pdfuploads.ts';
import { defineTexts } from './texts.ts';

export const pdfUploadTexts = defineTexts('pdfuploads', texts, {
  DE: () => import('./de/pdfuploads.ts'),
  FR: () => import('./fr/pdfuploads.ts'),
  IT: () => import('./it/pdfuploads.ts'),
});
