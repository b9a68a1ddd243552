import { texts } from './en/digestrules.ts';
import { defineTexts } from './texts.ts';

export const digestRulesTexts = defineTexts('digestrules', texts, {
  DE: () => import('./de/digestrules.ts'),
  FR: () => import('./fr/digestrules.ts'),
  IT: () => import('./it/digestrules.ts'),
});
