import { texts } from './en/audit.ts';
import { defineTexts } from './texts.ts';

export const auditTexts = defineTexts('audit', texts, {
  DE: () => import('./de/audit.ts'),
  FR: () => import('./fr/audit.ts'),
  IT: () => import('./it/audit.ts'),
});
