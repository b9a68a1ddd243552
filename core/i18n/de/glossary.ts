import type { texts as en } from '../en/glossary.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Glossar',
  documents: 'Erlass',
  all: 'Alle Erlasse',
  filter: 'Begriffe filtern',
  clearFilter: 'Filter leeren',
  shown_one: '{{count}} Begriff',
  shown_other: '{{count}} Begriffe',
  ofToday: 'Begriffe der heute geltenden Fassungen',
  letters: 'Anfangsbuchstabe',
  translations: 'In anderen Sprachen',
  more: 'Ganz anzeigen',
  less: 'Weniger anzeigen',
  empty: 'In dieser Sprache definiert noch kein Erlass einen Begriff.',
  emptyText: 'Dieser Erlass definiert in dieser Sprache keinen Begriff.',
  toAll: 'Alle Erlasse anzeigen',
  noResult: 'Kein Begriff passt zu «{{term}}».',
  reading: '{{read}} von {{texts}} Texten sind gelesen: Weitere Begriffe kommen hinzu.',
  failed: 'Das Glossar konnte nicht geladen werden.',
};
