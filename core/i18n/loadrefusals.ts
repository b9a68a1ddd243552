import { texts } from './en/loadrefusals.ts';
import { defineTexts } from './texts.ts';

/** Why loaded files are refused, by the codes of the contract. */
export const loadRefusalTexts = defineTexts('loadrefusals', texts, {
  DE: () => import('./de/loadrefusals.ts'),
  FR: () => import('./fr/loadrefusals.ts'),
  IT: () => import('./it/loadrefusals.ts'),
});
