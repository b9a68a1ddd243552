import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Non ha effettuato l’accesso. Acceda dalla pagina che contiene questa parte.',
  noDocument: 'Per questa parte della pagina non è stato scelto alcun documento.',
  noReading:
    'Non può leggere gli atti normativi: occorre il ruolo «Lettura». Si rivolga all’amministrazione della Sua organizzazione; un nuovo ruolo vale dal prossimo accesso.',
  noChanges: 'Non può vedere le modifiche della Sua organizzazione.',
  changesRole: 'Occorre il ruolo «{{role}}».',
  changesPlan: 'Il suo piano di servizio non le comprende.',
  changesHint:
    'Si rivolga all’amministrazione della Sua organizzazione; un nuovo ruolo vale dal prossimo accesso.',
  changesTester:
    'Lavora come tester isolato: le modifiche, seguite insieme ad altre persone, non sono a Sua disposizione.',
  noOrganisation:
    'Questa parte della pagina non conosce il server della Sua organizzazione, che ha le modifiche. Chi gestisce la pagina lo indica in «domain-url».',
};
