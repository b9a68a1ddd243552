import type { texts as en } from '../en/pdf.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  pages: 'Seiten des PDF',
  page: 'Seite {{page}} von {{total}}',
  loading: 'Das PDF wird geladen …',
  find: 'Im PDF suchen',
  findNext: 'Nächste Fundstelle',
  findPrevious: 'Vorherige Fundstelle',
  findClose: 'Suche schliessen',
  findCount: '{{at}} von {{total}}',
  findNothing: 'Keine Fundstelle',
  findReading: 'bisher {{total}}',
  missing: 'Zu dieser Fassung gibt es kein PDF.',
  locked: 'Das PDF ist durch ein Passwort geschützt.',
  damaged: 'Das PDF lässt sich nicht lesen.',
  away: 'Das PDF konnte nicht geladen werden.',
  awayHint: 'Es ging nichts verloren. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  readAsText: 'Derselbe Text lässt sich in der Textansicht lesen.',
  toText: 'Als Text lesen',
  slow: 'Diese Seite lässt das Zeichnen im Hintergrund nicht zu: Das Blättern kann langsamer sein.',
};
