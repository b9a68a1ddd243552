import type { texts as en } from '../en/contents.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Indice',
  filter: 'Filtra l’indice',
  nothingFiltered: 'Nessun titolo corrisponde.',
  expandAll: 'Espandi tutto',
  collapseAll: 'Comprimi tutto',
  hide: 'Nascondi l’indice',
  repealed: 'abrogato',
  width: 'Larghezza dell’indice',
};
