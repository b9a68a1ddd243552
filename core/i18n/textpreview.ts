import { texts } from './en/textpreview.ts';
import { defineTexts } from './texts.ts';

export const textPreviewTexts = defineTexts('textpreview', texts, {
  DE: () => import('./de/textpreview.ts'),
  FR: () => import('./fr/textpreview.ts'),
  IT: () => import('./it/textpreview.ts'),
});
