import type { texts as en } from '../en/changes.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  none: 'Qui non figura ancora alcuna modifica normativa. Che cosa è cambiato in un testo lo mostrano le sue versioni.',
};
