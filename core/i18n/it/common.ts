import type { texts as en } from '../en/common.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  close: 'Chiudi',
  cancel: 'Annulla',
  retry: 'Riprova',
  loading: 'Caricamento …',
  failed: 'Si è verificato un errore.',
  tooManyRequests: 'Troppe richieste in poco tempo.',
  tooManyRequestsHint: 'Nulla è andato perso. Attenda un momento, poi riprovi.',
  mainServerAway: 'Il server delle normative non è raggiungibile.',
  domainServerAway: 'Il server della sua organizzazione non è raggiungibile.',
  awayHint: 'Nulla è andato perso. Verifichi la connessione e riprovi.',
  mainAwayHint:
    'Ciò che è già caricato resta leggibile; ciò che non è stato inviato resta su questo dispositivo. Appena il server risponde, si continua da qui.',
  domainAwayHint: 'Lettura e ricerca continuano. Appena il server risponde, si continua da qui.',
  databaseAway: 'Il server c’è, ma al momento la sua banca dati non risponde. È un’interruzione passeggera.',
  databaseAwayHint: 'Nulla è andato perso. Appena risponde, si continua da qui.',
  nextAttempt: 'Prossimo tentativo tra {{seconds}} s',
  attempting: 'Verifica della connessione…',
  waitLeft: 'Potrà riprovare tra {{time}}.',
  waitOver: 'Ora può riprovare.',
  networkError: 'Si è verificato un errore di rete: {{code}}',
  uncaught: 'Errore inatteso: {{message}}',
  sample: 'Esempio',
  sampleHint: 'Testo inventato, senza valore giuridico',
};
