import type { texts as en } from '../en/addresses.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  unusable:
    'Questa parte non è visualizzata: la pagina indica un indirizzo di server che non può essere usato. Non è stato inviato nulla.',
  foreign:
    'Questa parte non è visualizzata: la pagina indica un server diverso da quello al quale Lei ha effettuato l’accesso. Non è stato inviato nulla.',
};
