import type { texts as en } from '../en/signout.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signedInAs: 'Accesso effettuato come {{name}}',
  signOut: 'Esci',
};
