import type { MailTexts } from './en.ts';

export const it: MailTexts = {
  greeting: 'Buongiorno',
  signature: 'Regesta',
  automatic: 'Questo messaggio è stato scritto automaticamente. Si prega di non rispondere.',
  plainLink: 'Se il pulsante non funziona, copi questo indirizzo nella barra degli indirizzi del browser:',
  invite: {
    subject: 'Il Suo invito a Regesta',
    heading: 'Benvenuti in Regesta',
    body: '{{inviter}} La invita nel conto Regesta di {{organisation}}. Con Regesta può leggere, cercare e seguire la regolamentazione finanziaria.',
    button: 'Accettare l’invito',
    after:
      'L’invito è personale ed è valido fino al {{expires}}. Se non se lo aspettava, non deve fare nulla.',
  },
  loginLink: {
    subject: 'Il Suo link per accedere a Regesta',
    heading: 'Accedere a Regesta',
    body: 'Con questo link accede senza password al conto Regesta di {{organisation}}.',
    button: 'Accedere',
    after:
      'Il link funziona una sola volta, entro {{minutes}} minuti. Se non l’ha richiesto, qualcuno ha inserito il Suo indirizzo: senza questo messaggio nessuno può accedere con esso.',
  },
  passwordReset: {
    subject: 'Impostare una nuova password per Regesta',
    heading: 'Impostare una nuova password',
    body: 'È stata richiesta una nuova password per il Suo utente nel conto Regesta di {{organisation}}.',
    button: 'Impostare una nuova password',
    after:
      'Il link funziona una sola volta, entro {{minutes}} minuti. Se non l’ha richiesto, non deve fare nulla: la Sua password resta invariata.',
  },
  question: {
    subject: '{{type}}: {{subject}}',
    heading: 'Un messaggio da Regesta',
    types: { question: 'Domanda', support: 'Richiesta di assistenza', bug: 'Segnalazione di errore' },
    unverified: 'Scritto senza accesso: il nome e l’indirizzo non sono verificati.',
    labels: {
      type: 'Tipo',
      subject: 'Oggetto',
      name: 'Nome',
      email: 'Indirizzo per la risposta',
      organisation: 'Organizzazione',
      title: 'Pagina',
      url: 'Indirizzo della pagina',
      paragraph: 'Passaggio',
      language: 'Lingua del mittente',
    },
  },
};
