import { texts } from './en/signout.ts';
import { defineTexts } from './texts.ts';

export const signOutTexts = defineTexts('signout', texts, {
  DE: () => import('./de/signout.ts'),
  FR: () => import('./fr/signout.ts'),
  IT: () => import('./it/signout.ts'),
});
