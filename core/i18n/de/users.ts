import type { texts as en } from '../en/users.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  registeredTitle: 'Benutzer',
  invitesTitle: 'Einladungen',
  inviteTitle: 'Benutzer einladen',
  accountTitle: 'Konto',
  resetTitle: 'Passwort zurücksetzen',
  changePasswordTitle: 'Passwort ändern',
  views: 'Ansichten der Benutzer',
  registered: 'Registriert',
  invites: 'Einladungen',
  inviteUser: 'Benutzer einladen',
};
