import type { texts as en } from '../en/contents.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Sommaire',
  filter: 'Filtrer le sommaire',
  nothingFiltered: 'Aucun titre ne correspond.',
  expandAll: 'Tout développer',
  collapseAll: 'Tout réduire',
  hide: 'Masquer le sommaire',
  repealed: 'abrogé',
  width: 'Largeur du sommaire',
};
