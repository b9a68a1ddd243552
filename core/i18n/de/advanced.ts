import type { texts as en } from '../en/advanced.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Erweiterte Suche',
  words: 'Wörter',
  all: 'Alle diese Wörter',
  phrase: 'Genau diese Wortfolge',
  any: 'Eines dieser Wörter',
  none: 'Keines dieser Wörter',
  headings: 'In Überschriften und Titeln',
  where: 'Fundort',
  regulation: 'Erlass',
  regulationHint: 'Kurzname, Name oder Nummer',
  article: 'Artikel oder Randziffer',
  part: 'Teil des Erlasses',
  partAny: 'Alle Teile',
  scope: 'Quellen',
  language: 'Sprache der Texte',
  when: 'Zeit',
  at: 'Recht dieses Tages',
  before: 'In Kraft vor',
  after: 'In Kraft nach',
  query: 'Suchanfrage',
  empty: 'Füllen Sie mindestens ein Feld aus.',
  search: 'Suchen',
  clear: 'Alle Felder leeren',
  help: 'Alle Operatoren und Felder',
};
