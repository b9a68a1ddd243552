import type { texts as en } from '../en/applications.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Applicazioni con sessioni dei Suoi utenti',
  intro:
    'Una Sua applicazione, per esempio l’intranet, riceve un token per ogni persona che ha autenticato, affinché nessuno debba accedere due volte sulle sue pagine. Un token vale dieci minuti, solo sulle pagine qui indicate e senza diritti di amministrazione.',
  empty: 'Nessuna applicazione ha ancora accesso.',
  failed: 'Non è stato possibile caricare le applicazioni.',
  name: 'Nome',
  nameMissing: 'Inserisca un nome.',
  pages: 'Pagine',
  pagesHint:
    'Un indirizzo per riga, per esempio https://intranet.example.com. Gli indirizzi devono figurare anche in «{{field}}».',
  pagesMissing: 'Inserisca almeno un indirizzo.',
  pageInvalid:
    'Riga {{line}}: «{{text}}» non è un indirizzo di questo tipo. Scriva https://, l’host e nient’altro.',
  tooManyPages: 'Al massimo {{most}} indirizzi.',
  created: 'Aggiunta',
  createdBy: 'da {{who}}',
  lastUsed: 'Ultimo utilizzo',
  neverUsed: 'mai',
  add: 'Aggiungere un’applicazione',
  addTitle: 'Aggiungere un’applicazione',
  submit: 'Aggiungere',
  addFailed: 'L’applicazione non è stata aggiunta.',
  tooMany: 'Non è possibile aggiungere altre applicazioni. Revochi l’accesso a una che non è più utilizzata.',
  refused: 'Il server non lo accetta: {{message}}',
  addedTitle: '«{{name}}» ha accesso',
  addedText:
    'Dia entrambi i valori a chi gestisce l’applicazione. Il segreto è mostrato solo questa volta; è registrato soltanto il suo hash.',
  id: 'ID dell’applicazione',
  secret: 'Segreto',
  copy: 'Copiare',
  copied: 'Copiato',
  copyFailed: 'Il browser non permette di copiare. Selezioni il testo.',
  access: 'Accesso',
  revoke: 'Revocare',
  revokeOf: 'Revocare l’accesso di «{{name}}»',
  revokeTitle: 'Revocare l’accesso?',
  revokeText:
    'Da subito «{{name}}» non riceve più token. Quelli che ha valgono ancora al massimo dieci minuti.',
  revokeFailed: 'L’accesso non è stato revocato.',
  revoked: 'L’accesso di «{{name}}» è revocato.',
};
