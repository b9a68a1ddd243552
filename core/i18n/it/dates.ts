import type { texts as en } from '../en/dates.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  form: 'gg.mm.aaaa',
  open: 'Scegliere un giorno',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  month: 'Mese',
  year: 'Anno',
  from: 'Dal {{date}}',
  until: 'Fino al {{date}}',
  between: 'Dal {{from}} al {{until}}',
  noDay: 'Non è una data. La scriva così: {{example}}.',
  noSuchDay: 'Questo giorno non esiste.',
  tooEarly: 'Scelga un giorno dal {{date}}.',
  tooLate: 'Scelga un giorno fino al {{date}}.',
};
