import { texts } from './en/signinrules.ts';
import { defineTexts } from './texts.ts';

export const signInRulesTexts = defineTexts('signinrules', texts, {
  DE: () => import('./de/signinrules.ts'),
  FR: () => import('./fr/signinrules.ts'),
  IT: () => import('./it/signinrules.ts'),
});
