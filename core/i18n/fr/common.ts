import type { texts as en } from '../en/common.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement …',
  failed: 'Une erreur s’est produite.',
  mainServerAway: 'Le serveur des réglementations est inaccessible.',
  domainServerAway: 'Le serveur de votre organisation est inaccessible.',
  awayHint: 'Rien n’a été perdu. Vérifiez la connexion et réessayez.',
  networkError: 'Une erreur réseau s’est produite : {{code}}',
  uncaught: 'Une erreur inattendue : {{message}}',
};
