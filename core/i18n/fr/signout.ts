import type { texts as en } from '../en/signout.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signedInAs: 'Connecté en tant que {{name}}',
  signOut: 'Se déconnecter',
};
