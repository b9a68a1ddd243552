import { texts } from './en/table.ts';
import { defineTexts } from './texts.ts';

export const tableTexts = defineTexts('table', texts, {
  DE: () => import('./de/table.ts'),
  FR: () => import('./fr/table.ts'),
  IT: () => import('./it/table.ts'),
});
