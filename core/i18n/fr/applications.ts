import type { texts as en } from '../en/applications.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Applications avec des sessions de vos utilisateurs',
  intro:
    'Une de vos applications, par exemple l’intranet, reçoit un jeton pour chaque personne qu’elle a connectée, afin que personne n’ait à se connecter deux fois sur ses pages. Un jeton est valable dix minutes, uniquement sur les pages indiquées ici et sans droits d’administration.',
  empty: 'Aucune application n’a encore accès.',
  failed: 'Les applications n’ont pas pu être chargées.',
  name: 'Nom',
  nameMissing: 'Veuillez saisir un nom.',
  pages: 'Pages',
  pagesHint:
    'Une adresse par ligne, par exemple https://intranet.example.com. Elles doivent aussi figurer sous «\u202f{{field}}\u202f».',
  pagesMissing: 'Saisissez au moins une adresse.',
  pageInvalid:
    'Ligne {{line}}\u202f: «\u202f{{text}}\u202f» n’est pas une telle adresse. Écrivez https://, l’hôte et rien derrière.',
  tooManyPages: '{{most}} adresses au plus.',
  created: 'Ajoutée',
  createdBy: 'par {{who}}',
  lastUsed: 'Dernière utilisation',
  neverUsed: 'jamais',
  add: 'Ajouter une application',
  addTitle: 'Ajouter une application',
  submit: 'Ajouter',
  addFailed: 'L’application n’a pas été ajoutée.',
  tooMany:
    'Il n’est pas possible d’ajouter d’autres applications. Veuillez révoquer l’accès d’une application qui n’est plus utilisée.',
  refused: 'Le serveur ne l’accepte pas\u202f: {{message}}',
  addedTitle: '«\u202f{{name}}\u202f» a accès',
  addedText:
    'Donnez les deux valeurs à ceux qui exploitent l’application. Le secret n’est affiché que cette fois\u202f; seule son empreinte est enregistrée.',
  id: 'Identifiant de l’application',
  secret: 'Secret',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Le navigateur ne permet pas de copier. Veuillez sélectionner le texte.',
  access: 'Accès',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer l’accès de «\u202f{{name}}\u202f»',
  revokeTitle: 'Révoquer l’accès\u202f?',
  revokeText:
    'Dès maintenant, «\u202f{{name}}\u202f» ne reçoit plus de jetons. Ceux qu’elle détient restent valables dix minutes au plus.',
  revokeFailed: 'L’accès n’a pas été révoqué.',
  revoked: 'L’accès de «\u202f{{name}}\u202f» est révoqué.',
};
