import { texts } from './en/technical.ts';
import { defineTexts } from './texts.ts';

/** Texts of the page with technical data and errors, which those who administer the data see. */
export const technicalTexts = defineTexts('technical', texts, {
  DE: () => import('./de/technical.ts'),
  FR: () => import('./fr/technical.ts'),
  IT: () => import('./it/technical.ts'),
});
