import { texts } from './en/palette.ts';
import { defineTexts } from './texts.ts';

/** Texts of the palette. */
export const paletteTexts = defineTexts('palette', texts, {
  DE: () => import('./de/palette.ts'),
  FR: () => import('./fr/palette.ts'),
  IT: () => import('./it/palette.ts'),
});
