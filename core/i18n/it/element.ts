import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Non ha effettuato l’accesso. Acceda dalla pagina che contiene questa parte.',
  noDocument: 'Per questa parte della pagina non è stato scelto alcun documento.',
};
