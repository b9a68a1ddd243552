import type { texts as en } from '../en/digestrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'E-mail hebdomadaire',
  intro:
    'Une fois par semaine, les personnes reçoivent un e-mail avec ce qui les attend, selon ce à quoi elles ont consenti dans leur compte. Aucun e-mail vide n’est envoyé.',
  day: 'Jour',
  hour: 'Heure (suisse)',
  save: 'Fixer le moment',
  saved: 'L’e-mail hebdomadaire est envoyé le {{day}} à {{hour}}.',
  next: 'Ce qui aurait déjà dû partir cette semaine est envoyé la semaine prochaine.',
  nextRun: 'Le prochain part le {{day}} à {{time}} (heure suisse).',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  loadFailed: 'Le moment de l’e-mail hebdomadaire n’a pas pu être chargé.',
};
