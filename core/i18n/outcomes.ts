import { texts } from './en/outcomes.ts';
import { defineTexts } from './texts.ts';

/** What the reader says after an action; loaded when there is something to say. */
export const outcomeTexts = defineTexts('outcomes', texts, {
  DE: () => import('./de/outcomes.ts'),
  FR: () => import('./fr/outcomes.ts'),
  IT: () => import('./it/outcomes.ts'),
});
