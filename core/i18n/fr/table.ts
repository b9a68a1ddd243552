import type { texts as en } from '../en/table.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  filter: 'Filtrer par {{column}}',
  contains: 'contient …',
  any: 'tous',
  clearFilters: 'Effacer les filtres',
  sortAndFilter: 'Trier et filtrer',
  filtersSet_one: '{{count}} filtre actif',
  filtersSet_other: '{{count}} filtres actifs',
  noResult: 'Rien ne correspond à ces filtres.',
  rows: 'Lignes',
  allRows: 'toutes',
  range: '{{first}}–{{last}} sur {{total}}',
  none: '0 sur {{total}}',
  shown: '{{found}} sur {{total}}',
  previous: 'Page précédente',
  next: 'Page suivante',
  settings: 'Colonnes et densité',
  columns: 'Colonnes',
  moveUp: 'Avancer {{column}}',
  moveDown: 'Reculer {{column}}',
  density: 'Densité',
  densityOf: 'Densité\u202f: {{density}}',
  normal: 'Normale',
  compact: 'Serrée',
  roomy: 'Large',
};
