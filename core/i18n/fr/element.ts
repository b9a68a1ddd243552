import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Vous n’êtes pas connecté. Connectez-vous sur la page qui contient cette partie.',
  noDocument: 'Aucun document n’a été choisi pour cette partie de la page.',
  noReading:
    'Vous ne pouvez pas lire les actes : cela requiert le rôle « Lecture ». Adressez-vous à l’administration de votre organisation ; un nouveau rôle vaut dès la prochaine connexion.',
};
