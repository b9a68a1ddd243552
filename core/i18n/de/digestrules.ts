import type { texts as en } from '../en/digestrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Wöchentliche E-Mail',
  intro:
    'Einmal in der Woche erhalten Personen eine E-Mail mit dem, was auf sie wartet, so wie sie dem in ihrem Konto zugestimmt haben. Ohne Inhalt wird keine gesendet.',
  day: 'Tag',
  hour: 'Stunde (Schweizer Zeit)',
  save: 'Zeit festlegen',
  saved: 'Die wöchentliche E-Mail wird am {{day}} um {{hour}} gesendet.',
  next: 'Was diese Woche schon fällig gewesen wäre, wird nächste Woche gesendet.',
  nextRun: 'Die nächste wird am {{day}} um {{time}} gesendet (Schweizer Zeit).',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  loadFailed: 'Der Zeitpunkt der wöchentlichen E-Mail konnte nicht geladen werden.',
};
