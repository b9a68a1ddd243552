import type { texts as source } from '../en/ahead.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof source> = {
  mark: 'Modifica in arrivo:',
  due: 'entro il {{date}}',
  overdue: 'in ritardo dal {{date}}',
};
