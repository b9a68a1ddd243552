import { texts } from './en/roles.ts';
import { defineTexts } from './texts.ts';

/** What roles are called and what each may, by the keys that the main server names. */
export const roleTexts = defineTexts('roles', texts, {
  DE: () => import('./de/roles.ts'),
  FR: () => import('./fr/roles.ts'),
  IT: () => import('./it/roles.ts'),
});
