import { texts } from './en/share.ts';
import { defineTexts } from './texts.ts';

/** The dialog that sends a paragraph by e-mail; loaded with it. */
export const shareTexts = defineTexts('share', texts, {
  DE: () => import('./de/share.ts'),
  FR: () => import('./fr/share.ts'),
  IT: () => import('./it/share.ts'),
});
