import type { texts as en } from '../en/dashboard.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  welcome: 'Bonjour {{name}}',
  waiting: 'En attente',
  toDo: 'À faire',
  toDoNone: 'Rien à faire.',
  ongoing: 'Modifications en cours',
  ongoingNone: 'Aucune modification en cours.',
  tagged: 'Commentaires qui vous mentionnent',
  taggedNone: 'Aucun commentaire ne vous mentionne.',
  recent: 'Modifiés récemment',
  recentNone: 'Il n’y a pas encore d’actes ici.',
  next: 'Prochaines entrées en vigueur',
  nextNone: 'Aucune version à venir n’est connue.',
  allTexts: 'Tous les actes',
  inDays_one: 'dans {{count}} jour',
  inDays_other: 'dans {{count}} jours',
  drafts: 'Mes brouillons',
  draftsNone: 'Vous n’avez aucun brouillon non envoyé.',
  question: 'Question',
};
