import type { texts as en } from '../en/sources.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Erlasse',
  views: 'Quelle',
  all: 'Alle Erlasse',
  withoutTexts: 'Noch ohne Texte',
  filter: 'Erlasse filtern',
  clearFilter: 'Filter leeren',
  shown_one: '{{count}} Erlass',
  shown_other: '{{count}} Erlasse',
  shortName: 'Kurzname',
  name: 'Titel',
  number: 'Nummer',
  version: 'Fassung',
  languages: 'Sprachen',
  archived: 'Archiviert',
  future: 'Noch nicht in Kraft',
  past: 'Nicht mehr in Kraft',
  published: 'Veröffentlicht, nicht in Kraft',
  repealed: 'Aufgehoben',
  unknown: 'Inkrafttreten unbekannt',
  textIn: 'Text in {{languages}}',
  showSamples: 'Mustertexte zeigen',
  empty: 'Hier gibt es noch keine Erlasse.',
  noResult: 'Kein Erlass passt zu «{{term}}».',
  failed: 'Die Liste der Erlasse konnte nicht geladen werden.',
};
