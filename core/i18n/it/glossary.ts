import type { texts as en } from '../en/glossary.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Glossario',
  documents: 'Atto',
  all: 'Tutti gli atti',
  filter: 'Filtra i termini',
  clearFilter: 'Cancella il filtro',
  shown_one: '{{count}} termine',
  shown_other: '{{count}} termini',
  ofToday: 'Termini delle versioni in vigore oggi',
  letters: 'Prima lettera',
  translations: 'In altre lingue',
  more: 'Mostra tutto',
  less: 'Mostra meno',
  empty: 'Nessun atto definisce ancora un termine in questa lingua.',
  emptyText: 'Questo atto non definisce alcun termine in questa lingua.',
  toAll: 'Mostra tutti gli atti',
  noResult: 'Nessun termine corrisponde a «{{term}}».',
  reading: 'Letti {{read}} testi su {{texts}}: altri termini si aggiungeranno.',
  failed: 'Non è stato possibile caricare il glossario.',
};
