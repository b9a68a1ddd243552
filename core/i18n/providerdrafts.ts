import { texts } from './en/providerdrafts.ts';
import { defineTexts } from './texts.ts';

/** Texts of the page of drafts, which those who administer the data see. */
export const providerDraftTexts = defineTexts('providerdrafts', texts, {
  DE: () => import('./de/providerdrafts.ts'),
  FR: () => import('./fr/providerdrafts.ts'),
  IT: () => import('./it/providerdrafts.ts'),
});
