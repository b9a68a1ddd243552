import { texts } from './en/addresses.ts';
import { defineTexts } from './texts.ts';

export const addressTexts = defineTexts('addresses', texts, {
  DE: () => import('./de/addresses.ts'),
  FR: () => import('./fr/addresses.ts'),
  IT: () => import('./it/addresses.ts'),
});
