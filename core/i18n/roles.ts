import { texts } from './en/roles.ts';
import { defineTexts } from './texts.ts';

/** Names and descriptions of the roles, by the keys that the main server returns. */
export const roleTexts = defineTexts('roles', texts, {
  DE: () => import('./de/roles.ts'),
  FR: () => import('./fr/roles.ts'),
  IT: () => import('./it/roles.ts'),
});
