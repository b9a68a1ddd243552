import type { texts as en } from '../en/leaving.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Se déconnecter ?',
  who: 'Vous êtes connecté en tant que {{name}} ({{email}}).',
  kept: 'Les brouillons non envoyés restent sur cet appareil et vous attendent à la prochaine connexion.',
  leave: 'Se déconnecter',
  stay: 'Rester connecté',
  inviteTitle: 'Se déconnecter d’abord ?',
  invite:
    'L’invitation de {{organisation}} crée un nouveau compte. Déconnectez-vous d’abord si vous voulez l’accepter ici.',
  leaveAndGoOn: 'Se déconnecter et continuer',
};
