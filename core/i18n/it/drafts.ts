import type { texts as en } from '../en/drafts.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  questionAbout: 'Ha una domanda non inviata: «{{subject}}»',
  goOn: 'Continua',
  discard: 'Elimina',
  later: 'Non ora',
  discarded: 'La domanda è stata eliminata.',
};
