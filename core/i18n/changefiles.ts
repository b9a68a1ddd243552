import { texts } from './en/changefiles.ts';
import { defineTexts } from './texts.ts';

export const changeFileTexts = defineTexts('changefiles', texts, {
  DE: () => import('./de/changefiles.ts'),
  FR: () => import('./fr/changefiles.ts'),
  IT: () => import('./it/changefiles.ts'),
});
