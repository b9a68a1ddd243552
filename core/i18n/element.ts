import { texts } from './en/element.ts';
import { defineTexts } from './texts.ts';

export const elementTexts = defineTexts('element', texts, {
  DE: () => import('./de/element.ts'),
  FR: () => import('./fr/element.ts'),
  IT: () => import('./it/element.ts'),
});
