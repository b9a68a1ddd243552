import type { texts as en } from '../en/news.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Neuigkeiten',
  page: 'Seite {{page}} von {{pages}}',
  count_one: '{{count}} Meldung',
  count_other: '{{count}} Meldungen',
  newer: 'Neuere',
  older: 'Ältere',
  newerItem: 'Neuere:',
  olderItem: 'Ältere:',
  paging: 'Seiten der Neuigkeiten',
  pagingItem: 'Meldungen davor und danach',
  none: 'Es gibt noch keine Neuigkeiten.',
  beyond: 'Eine Seite {{page}} der Neuigkeiten gibt es nicht: Die letzte ist {{pages}}.',
  toFirst: 'Zu den neusten',
  failed: 'Die Neuigkeiten konnten nicht geladen werden.',
  itemFailed: 'Die Meldung konnte nicht geladen werden.',
  missing: 'Meldung nicht gefunden',
  missingText: 'Unter dieser Adresse gibt es keine Meldung.',
  toNews: 'Zu den Neuigkeiten',
  backToNews: 'Zurück zu den Neuigkeiten',

  original: 'Seite der Quelle',
  changes: 'Änderungen, um die es geht',
  texts: 'Texte, um die es geht',
  badge: 'Auf {{language}}',
  badgeHint: 'In der Sprache der Oberfläche nicht vorhanden',
  subscribe: 'Abonnieren',
};
