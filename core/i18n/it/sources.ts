import type { texts as en } from '../en/sources.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Atti',
  views: 'Fonte',
  all: 'Tutti gli atti',
  withoutTexts: 'Ancora senza testi',
  filter: 'Filtra gli atti',
  clearFilter: 'Cancella il filtro',
  shown_one: '{{count}} atto',
  shown_other: '{{count}} atti',
  shortName: 'Abbreviazione',
  name: 'Titolo',
  number: 'Numero',
  version: 'Versione',
  languages: 'Lingue',
  archived: 'Archiviato',
  future: 'Non ancora in vigore',
  past: 'Non più in vigore',
  published: 'Pubblicato, non in vigore',
  repealed: 'Abrogato',
  unknown: 'Entrata in vigore sconosciuta',
  textIn: 'Testo in {{languages}}',
  showSamples: 'Mostra i testi di esempio',
  empty: 'Qui non ci sono ancora atti.',
  noResult: 'Nessun atto corrisponde a «{{term}}».',
  failed: 'Non è stato possibile caricare l’elenco degli atti.',
};
