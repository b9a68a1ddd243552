import type { texts as en } from '../en/dates.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  form: 'jj.mm.aaaa',
  open: 'Choisir un jour',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  from: 'Dès le {{date}}',
  until: 'Jusqu’au {{date}}',
  between: 'Du {{from}} au {{until}}',
  noDay: 'Ce n’est pas une date. Écrivez-la ainsi\u202f: {{example}}.',
  noSuchDay: 'Ce jour n’existe pas.',
  tooEarly: 'Choisissez un jour à partir du {{date}}.',
  tooLate: 'Choisissez un jour jusqu’au {{date}}.',
};
