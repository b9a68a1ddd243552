import type { texts as en } from '../en/warnings.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  testerTitle: 'Vous travaillez en tant que testeur isolé',
  testerText:
    'Vous êtes dans un environnement isolé : vous seul voyez vos commentaires ; les modifications, le chat et tout ce qui se fait avec d’autres ne vous sont pas accessibles. Personne ne voit ce que vous essayez.',
  understood: 'Compris',
  noAccessTitle: 'Vous n’avez pas accès à cette page',
  noAccessPlan: 'Le plan de service de votre organisation ne la comprend pas.',
  noAccessRole: 'Cette page requiert le rôle « {{role}} ».',
  noReadingTitle: 'Vous ne pouvez pas encore lire les actes',
  noReading: 'La lecture et la recherche requièrent le rôle « {{role}} ».',
  dataOfOthers:
    'Les données de ce serveur sont administrées par d’autres organisations. Adressez-vous à son exploitant.',
  noAccessHint: 'Adressez-vous à l’administration de votre organisation.',
  noAccessSignIn: 'S’il vous a été attribué entre-temps, déconnectez-vous puis reconnectez-vous.',
  noAccessSupport: 'Assistance de votre organisation :',
  toSupport: 'Vers l’assistance',
  planUnknown:
    'Il n’est pas possible pour l’instant de savoir si le plan de service de votre organisation comprend cette page',
  planUnknownHint:
    'La lecture et la recherche continuent. Cette page s’ouvrira dès que le serveur principal répondra de nouveau.',
  planAskAgain: 'Demander à nouveau',
};
