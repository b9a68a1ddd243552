import type { texts as en } from '../en/users.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  registeredTitle: 'Utenti',
  invitesTitle: 'Inviti',
  inviteTitle: 'Invitare un utente',
  accountTitle: 'Conto',
  resetTitle: 'Reimpostare la password',
  changePasswordTitle: 'Cambiare la password',
  views: 'Viste degli utenti',
  registered: 'Registrati',
  invites: 'Inviti',
  inviteUser: 'Invita un utente',
};
