import type { texts as source } from '../en/ahead.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  mark: 'Kommende Änderung:',
  due: 'bis {{date}}',
  overdue: 'überfällig seit {{date}}',
};
