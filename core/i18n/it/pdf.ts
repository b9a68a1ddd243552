import type { texts as en } from '../en/pdf.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  pages: 'Pagine del PDF',
  page: 'Pagina {{page}} di {{total}}',
  loading: 'Caricamento del PDF …',
  find: 'Cerca nel PDF',
  findNext: 'Occorrenza successiva',
  findPrevious: 'Occorrenza precedente',
  findClose: 'Chiudi la ricerca',
  findCount: '{{at}} di {{total}}',
  findNothing: 'Nessuna occorrenza',
  findReading: 'finora {{total}}',
  missing: 'Di questa versione non esiste un PDF.',
  locked: 'Il PDF è protetto da una password.',
  damaged: 'Il PDF non è leggibile.',
  away: 'Non è stato possibile caricare il PDF.',
  awayHint: 'Nulla è andato perso. Verificate la connessione e riprovate.',
  readAsText: 'Lo stesso testo si può leggere nella vista testo.',
  toText: 'Leggi come testo',
  slow: 'Questa pagina non consente il disegno in secondo piano: lo scorrimento può essere più lento.',
};
