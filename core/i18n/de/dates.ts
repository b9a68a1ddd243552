import type { texts as en } from '../en/dates.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  form: 'TT.MM.JJJJ',
  open: 'Tag wählen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  from: 'Ab {{date}}',
  until: 'Bis {{date}}',
  between: '{{from}} bis {{until}}',
  noDay: 'Das ist kein Datum. Schreiben Sie es so: {{example}}.',
  noSuchDay: 'Diesen Tag gibt es nicht.',
  tooEarly: 'Bitte einen Tag ab dem {{date}} wählen.',
  tooLate: 'Bitte einen Tag bis zum {{date}} wählen.',
};
