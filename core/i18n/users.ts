import { texts } from './en/users.ts';
import { defineTexts } from './texts.ts';

export const usersTexts = defineTexts('users', texts, {
  DE: () => import('./de/users.ts'),
  FR: () => import('./fr/users.ts'),
  IT: () => import('./it/users.ts'),
});
