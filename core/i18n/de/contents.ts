import type { texts as en } from '../en/contents.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Inhalt',
  filter: 'Inhalt filtern',
  nothingFiltered: 'Kein Titel passt.',
  expandAll: 'Alles aufklappen',
  collapseAll: 'Alles zuklappen',
  hide: 'Inhalt ausblenden',
  repealed: 'aufgehoben',
  width: 'Breite des Inhalts',
};
