import { texts } from './en/sources.ts';
import { defineTexts } from './texts.ts';

export const sourcesTexts = defineTexts('sources', texts, {
  DE: () => import('./de/sources.ts'),
  FR: () => import('./fr/sources.ts'),
  IT: () => import('./it/sources.ts'),
});
