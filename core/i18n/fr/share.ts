import type { texts as en } from '../en/share.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Partager {{name}}',
  recipients: 'Destinataires',
  recipientsHint:
    'Jusqu’à 20 adresses e-mail, séparées par des virgules ou des lignes. Personne ne voit celles des autres.',
  message: 'Message (facultatif)',
  content: 'L’e-mail contient le texte, sa référence et un lien. Aucun commentaire n’est joint.',
  send: 'Envoyer',
  needsRecipient: 'Le partage nécessite un destinataire.',
  badAddress: 'Ce n’est pas une adresse e-mail : {{address}}',
  tooMany: 'Au plus 20 destinataires à la fois.',
  internal: 'Un document interne ne va qu’à des adresses de votre organisation.',
  limited: 'Trop de partages en une heure. Réessayez plus tard.',
  isolated: 'Rien n’est partagé dans l’environnement de test isolé.',
  failed: 'L’e-mail n’a pas pu être envoyé. Personne ne l’a reçu.',
  sent_one: 'Partagé avec {{count}} personne.',
  sent_other: 'Partagé avec {{count}} personnes.',
};
