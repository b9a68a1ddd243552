import type { texts as en } from '../en/results.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  marked_one: '{{count}} mot surligné',
  marked_other: '{{count}} mots surlignés',
  remove: 'Retirer le surlignage',
};
