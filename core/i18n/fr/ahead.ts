import type { texts as source } from '../en/ahead.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  mark: 'Modification à venir :',
  due: 'd’ici au {{date}}',
  overdue: 'en retard depuis le {{date}}',
};
