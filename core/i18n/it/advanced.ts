import type { texts as en } from '../en/advanced.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Ricerca avanzata',
  words: 'Parole',
  all: 'Tutte queste parole',
  phrase: 'Esattamente questa frase',
  any: 'Una di queste parole',
  none: 'Nessuna di queste parole',
  headings: 'Nei titoli',
  where: 'Luogo',
  regulation: 'Atto',
  regulationHint: 'Abbreviazione, nome o numero',
  article: 'Articolo o numero marginale',
  part: 'Parte dell’atto',
  partAny: 'Tutte le parti',
  scope: 'Fonti',
  language: 'Lingua dei testi',
  when: 'Data',
  at: 'Diritto di questo giorno',
  before: 'In vigore prima di',
  after: 'In vigore dopo',
  query: 'Interrogazione',
  empty: 'Compilare almeno un campo.',
  search: 'Cercare',
  clear: 'Vuotare tutti i campi',
  help: 'Tutti gli operatori e i campi',
};
