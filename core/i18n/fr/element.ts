import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Vous n’êtes pas connecté. Connectez-vous sur la page qui contient cette partie.',
  noDocument: 'Aucun document n’a été choisi pour cette partie de la page.',
  noReading:
    'Vous ne pouvez pas lire les actes : cela requiert le rôle « Lecture ». Adressez-vous à l’administration de votre organisation ; un nouveau rôle vaut dès la prochaine connexion.',
  noChanges: 'Vous ne pouvez pas voir les modifications de votre organisation.',
  changesRole: 'Cela requiert le rôle « {{role}} ».',
  changesPlan: 'Son plan de service ne les comprend pas.',
  changesHint:
    'Adressez-vous à l’administration de votre organisation ; un nouveau rôle vaut dès la prochaine connexion.',
  changesTester:
    'Vous travaillez en tant que testeur isolé : les modifications, suivies avec d’autres personnes, ne sont pas à votre disposition.',
  noOrganisation:
    'Cette partie de la page ne connaît pas le serveur de votre organisation, où se trouvent les modifications. La personne qui gère la page l’indique dans « domain-url ».',
};
