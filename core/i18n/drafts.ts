import { texts } from './en/drafts.ts';
import { defineTexts } from './texts.ts';

/** What somebody has typed and not sent. */
export const draftTexts = defineTexts('drafts', texts, {
  DE: () => import('./de/drafts.ts'),
  FR: () => import('./fr/drafts.ts'),
  IT: () => import('./it/drafts.ts'),
});
