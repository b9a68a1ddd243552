import type { texts as en } from '../en/references.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  outgoing: 'Verweist auf',
  terms: 'Definierte Begriffe',
  source: 'Von der Quelle verlinkt',
  none: 'Hier wird auf keinen geladenen Text verwiesen.',
  incoming: 'Zitiert von',
  places_one: '{{count}} Stelle',
  places_other: '{{count}} Stellen',
  noneIncoming: 'Keine andere Stelle der geladenen Texte zitiert {{name}}.',
  incomplete: 'Es werden noch Texte gelesen. Weitere Stellen sind möglich.',
  more: 'Weitere anzeigen',
  unchangedSince: 'In diesem Wortlaut mindestens seit {{date}}',
  changesOn: 'Ändert am {{date}}',
  citedBy_one: 'Von {{count}} Text zitiert',
  citedBy_other: 'Von {{count}} Texten zitiert',
  repealed: 'Aufgehoben',
  notThere: 'An diesem Tag nicht im Text.',
  previewFailed: 'Die Vorschau konnte nicht geladen werden.',
  inGlossary: 'Im Glossar',
  openTarget: 'Öffnen',
};
