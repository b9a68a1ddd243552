import type { texts as en } from '../en/table.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  filter: 'Filtrare per {{column}}',
  contains: 'contiene …',
  any: 'tutti',
  clearFilters: 'Togliere i filtri',
  sortAndFilter: 'Ordina e filtra',
  filtersSet_one: '{{count}} filtro attivo',
  filtersSet_other: '{{count}} filtri attivi',
  noResult: 'Nulla corrisponde a questi filtri.',
  rows: 'Righe',
  allRows: 'tutte',
  range: '{{first}}–{{last}} di {{total}}',
  none: '0 di {{total}}',
  shown: '{{found}} di {{total}}',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  settings: 'Colonne e densità',
  columns: 'Colonne',
  moveUp: 'Spostare {{column}} in avanti',
  moveDown: 'Spostare {{column}} indietro',
  density: 'Densità',
  densityOf: 'Densità: {{density}}',
  normal: 'Normale',
  compact: 'Fitta',
  roomy: 'Ampia',
};
