import { texts } from './en/common.ts';
import { defineTexts } from './texts.ts';

export const commonTexts = defineTexts('common', texts, {
  DE: () => import('./de/common.ts'),
  FR: () => import('./fr/common.ts'),
  IT: () => import('./it/common.ts'),
});
