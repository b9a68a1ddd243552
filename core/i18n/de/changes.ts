import type { texts as en } from '../en/changes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  none: 'Hier sind noch keine regulatorischen Änderungen aufgeführt. Was sich in einem Text geändert hat, zeigen seine Fassungen.',
};
