import { texts } from './en/drafts.ts';
import { defineTexts } from './texts.ts';

/** Texts about unsent drafts. */
export const draftTexts = defineTexts('drafts', texts, {
  DE: () => import('./de/drafts.ts'),
  FR: () => import('./fr/drafts.ts'),
  IT: () => import('./it/drafts.ts'),
});
