import { texts } from './en/shell.ts';
import { defineTexts } from './texts.ts';

export const shellTexts = defineTexts('shell', texts, {
  DE: () => import('./de/shell.ts'),
  FR: () => import('./fr/shell.ts'),
  IT: () => import('./it/shell.ts'),
});
