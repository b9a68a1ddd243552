import { texts } from './en/changeimpact.ts';
import { defineTexts } from './texts.ts';

export const changeImpactTexts = defineTexts('changeimpact', texts, {
  DE: () => import('./de/changeimpact.ts'),
  FR: () => import('./fr/changeimpact.ts'),
  IT: () => import('./it/changeimpact.ts'),
});
