import type { texts as en } from '../en/common.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement …',
  failed: 'Une erreur s’est produite.',
  tooManyRequests: 'Trop de demandes en peu de temps.',
  tooManyRequestsHint: 'Rien n’est perdu. Patientez un instant, puis réessayez.',
  mainServerAway: 'Le serveur des réglementations est inaccessible.',
  domainServerAway: 'Le serveur de votre organisation est inaccessible.',
  awayHint: 'Rien n’a été perdu. Vérifiez la connexion et réessayez.',
  mainAwayHint:
    'Ce qui est déjà chargé reste lisible ; ce qui n’est pas envoyé reste sur cet appareil. Dès que le serveur répondra, vous continuerez ici.',
  domainAwayHint: 'La lecture et la recherche continuent. Dès que le serveur répondra, vous continuerez ici.',
  databaseAway: 'Le serveur est là, mais sa base de données ne répond pas pour le moment. C’est passager.',
  databaseAwayHint: 'Rien n’a été perdu. Dès qu’elle répondra, vous continuerez ici.',
  nextAttempt: 'Prochain essai dans {{seconds}} s',
  attempting: 'Vérification de la connexion…',
  waitLeft: 'Vous pourrez réessayer dans {{time}}.',
  waitOver: 'Vous pouvez réessayer maintenant.',
  networkError: 'Une erreur réseau s’est produite : {{code}}',
  uncaught: 'Une erreur inattendue : {{message}}',
  sample: 'Exemple',
  sampleHint: 'Texte inventé, sans valeur juridique',
};
