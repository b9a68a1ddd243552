import { texts } from './en/organisation.ts';
import { defineTexts } from './texts.ts';

export const organisationTexts = defineTexts('organisation', texts, {
  DE: () => import('./de/organisation.ts'),
  FR: () => import('./fr/organisation.ts'),
  IT: () => import('./it/organisation.ts'),
});
