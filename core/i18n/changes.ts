import { texts } from './en/changes.ts';
import { defineTexts } from './texts.ts';

export const changesTexts = defineTexts('changes', texts, {
  DE: () => import('./de/changes.ts'),
  FR: () => import('./fr/changes.ts'),
  IT: () => import('./it/changes.ts'),
});
