import type { texts as en } from '../en/warnings.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  testerTitle: 'Lavora come tester isolato',
  testerText:
    'Si trova in un ambiente isolato: i Suoi commenti sono visibili solo a Lei; modifiche, chat e tutto ciò che si fa insieme ad altri non Le sono accessibili. Nessuno vede ciò che prova.',
  understood: 'Capito',
  noAccessTitle: 'Non ha accesso a questa pagina',
  noAccessPlan: 'Il piano di servizio della Sua organizzazione non la comprende.',
  noAccessRole: 'Questa pagina richiede il ruolo «{{role}}».',
  noReadingTitle: 'Non può ancora leggere gli atti normativi',
  noReading: 'La lettura e la ricerca richiedono il ruolo «{{role}}».',
  dataOfOthers:
    'I dati di questo server sono amministrati da altre organizzazioni. Si rivolga a chi lo gestisce.',
  noAccessHint: 'Si rivolga all’amministrazione della Sua organizzazione.',
  noAccessSignIn: 'Se nel frattempo Le è stato assegnato, esca e acceda di nuovo.',
  noAccessSupport: 'Assistenza della Sua organizzazione:',
  toSupport: 'All’assistenza',
  planUnknown:
    'Al momento non si può stabilire se il piano di servizio della Sua organizzazione comprenda questa pagina',
  planUnknownHint:
    'La lettura e la ricerca continuano. Questa pagina si aprirà non appena il server principale risponderà di nuovo.',
  planAskAgain: 'Chiedere di nuovo',
};
