import type { texts as en } from '../en/users.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  registeredTitle: 'Utilisateurs',
  invitesTitle: 'Invitations',
  inviteTitle: 'Inviter un utilisateur',
  accountTitle: 'Compte',
  resetTitle: 'Réinitialiser le mot de passe',
  changePasswordTitle: 'Changer le mot de passe',
  views: 'Vues des utilisateurs',
  registered: 'Inscrits',
  invites: 'Invitations',
  inviteUser: 'Inviter un utilisateur',
};
