import { texts } from './en/secondstep.ts';
import { defineTexts } from './texts.ts';

export const secondStepTexts = defineTexts('secondstep', texts, {
  DE: () => import('./de/secondstep.ts'),
  FR: () => import('./fr/secondstep.ts'),
  IT: () => import('./it/secondstep.ts'),
});
