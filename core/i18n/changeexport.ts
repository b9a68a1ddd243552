import { texts } from './en/changeexport.ts';
import { defineTexts } from './texts.ts';

export const changeExportTexts = defineTexts('changeexport', texts, {
  DE: () => import('./de/changeexport.ts'),
  FR: () => import('./fr/changeexport.ts'),
  IT: () => import('./it/changeexport.ts'),
});
