import type { texts as en } from '../en/common.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  close: 'Chiudi',
  cancel: 'Annulla',
  retry: 'Riprova',
  loading: 'Caricamento …',
  failed: 'Si è verificato un errore.',
  mainServerAway: 'Il server delle normative non è raggiungibile.',
  domainServerAway: 'Il server della sua organizzazione non è raggiungibile.',
  awayHint: 'Nulla è andato perso. Verifichi la connessione e riprovi.',
  networkError: 'Si è verificato un errore di rete: {{code}}',
  uncaught: 'Errore inatteso: {{message}}',
};
