import { texts } from './en/applications.ts';
import { defineTexts } from './texts.ts';

export const applicationTexts = defineTexts('applications', texts, {
  DE: () => import('./de/applications.ts'),
  FR: () => import('./fr/applications.ts'),
  IT: () => import('./it/applications.ts'),
});
