import { texts } from './en/dashboard.ts';
import { defineTexts } from './texts.ts';

/** Texts of the dashboard. */
export const dashboardTexts = defineTexts('dashboard', texts, {
  DE: () => import('./de/dashboard.ts'),
  FR: () => import('./fr/dashboard.ts'),
  IT: () => import('./it/dashboard.ts'),
});
