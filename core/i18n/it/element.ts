import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Non ha effettuato l’accesso. Acceda dalla pagina che contiene questa parte.',
  noDocument: 'Per questa parte della pagina non è stato scelto alcun documento.',
  noReading:
    'Non può leggere gli atti normativi: occorre il ruolo «Lettura». Si rivolga all’amministrazione della Sua organizzazione; un nuovo ruolo vale dal prossimo accesso.',
};
