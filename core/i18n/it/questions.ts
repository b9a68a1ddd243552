import type { texts as en } from '../en/questions.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Porre una domanda',
  type: 'Tipo di richiesta',
  question: 'Domanda',
  support: 'Richiesta di assistenza',
  bug: 'Segnalazione di errore',
  subject: 'Oggetto',
  message: 'Messaggio',
  typeRequired: 'Indichi il tipo di richiesta.',
  subjectRequired: 'Inserisca un oggetto.',
  subjectTooLong: 'L’oggetto può avere al massimo {{most}} caratteri; ne ha {{length}}.',
  messageRequired: 'Scriva un messaggio.',
  messageTooLong: 'Il messaggio può avere al massimo {{most}} caratteri; ne ha {{length}}.',
  reference: 'Riferimento: {{what}}',
  noReference: 'Della pagina non viene allegato nulla.',
  removeReference: 'Togliere',
  addReference: 'Allegare la pagina',
  answerTo: 'Risposta a {{email}}',
  send: 'Inviare',
  sent: 'Il messaggio è stato inviato.',
  queued: 'Il messaggio sarà inviato non appena il server di posta lo accetta. Non deve fare altro.',
  notSent: 'Si è verificato un errore durante l’invio del messaggio.',
  failed: 'Non è stato possibile inviare il messaggio.',
  mailFailed: 'Non è stato possibile inviare l’e-mail: il server di posta non la accetta.',
  tooMany: 'Ha inviato molte domande in un’ora. Riprovi più tardi.',
  nobodyAnswers:
    'Nessuno è indicato per rispondere alle domande. Lo segnali all’amministrazione della Sua organizzazione.',
  kept: 'Ciò che ha scritto è conservato.',
  another: 'Porre un’altra domanda',
  orWriteTo: 'Oppure scriva all’assistenza della Sua organizzazione:',
};
