import type { texts as en } from '../en/table.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  filter: 'Nach {{column}} filtern',
  contains: 'enthält …',
  any: 'alle',
  clearFilters: 'Filter löschen',
  sortAndFilter: 'Sortieren und filtern',
  filtersSet_one: '{{count}} Filter gesetzt',
  filtersSet_other: '{{count}} Filter gesetzt',
  noResult: 'Nichts entspricht diesen Filtern.',
  rows: 'Zeilen',
  allRows: 'alle',
  range: '{{first}}–{{last}} von {{total}}',
  none: '0 von {{total}}',
  shown: '{{found}} von {{total}}',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  settings: 'Spalten und Dichte',
  columns: 'Spalten',
  moveUp: '{{column}} nach vorn',
  moveDown: '{{column}} nach hinten',
  density: 'Dichte',
  densityOf: 'Dichte: {{density}}',
  normal: 'Normal',
  compact: 'Eng',
  roomy: 'Weit',
};
