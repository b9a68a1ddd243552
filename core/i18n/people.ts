import { texts } from './en/people.ts';
import { defineTexts } from './texts.ts';

/** What the forms of people say: invites, accounts, passwords. */
export const peopleTexts = defineTexts('people', texts, {
  DE: () => import('./de/people.ts'),
  FR: () => import('./fr/people.ts'),
  IT: () => import('./it/people.ts'),
});
