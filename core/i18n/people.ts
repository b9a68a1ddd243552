import { texts } from './en/people.ts';
import { defineTexts } from './texts.ts';

/** Texts of the forms for invites, accounts and passwords. */
export const peopleTexts = defineTexts('people', texts, {
  DE: () => import('./de/people.ts'),
  FR: () => import('./fr/people.ts'),
  IT: () => import('./it/people.ts'),
});
