import type { texts as en } from '../en/results.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  marked_one: '{{count}} Wort markiert',
  marked_other: '{{count}} Wörter markiert',
  remove: 'Markierungen entfernen',
};
