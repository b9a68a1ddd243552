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
  secondFactorSet: {
    subject: 'Regesta ora Le chiede un secondo fattore',
    heading: 'Un secondo fattore è configurato',
    body: 'D’ora in poi l’accesso al conto Regesta di {{organisation}} richiede, oltre alla password, un codice della Sua app di autenticazione. Tutte le sessioni precedenti sono terminate.',
    button: 'Secondo fattore nel Suo conto',
    after:
      'Se non è stato Lei, qualcuno conosce la Sua password: ne imposti subito una nuova e chieda all’amministrazione della Sua organizzazione di reimpostare il secondo fattore.',
  },
  secondFactorRemoved: {
    subject: 'Il Suo secondo fattore per Regesta è stato rimosso',
    heading: 'Il secondo fattore è stato rimosso',
    body: 'L’accesso al conto Regesta di {{organisation}} non richiede più un codice.',
    button: 'Secondo fattore nel Suo conto',
    after:
      'Se non è stato Lei, imposti subito una nuova password e informi l’amministrazione della Sua organizzazione.',
  },
  secondFactorReset: {
    subject: 'Il Suo secondo fattore per Regesta è stato reimpostato',
    heading: 'Il secondo fattore è stato reimpostato',
    body: 'Il Suo secondo fattore per il conto Regesta di {{organisation}} è stato rimosso dall’amministrazione e tutte le Sue sessioni sono terminate. Dopo l’accesso può configurarlo di nuovo.',
    button: 'Configurarlo di nuovo',
    after: 'Se non l’ha richiesto, informi l’amministrazione della Sua organizzazione.',
  },
  commentTag: {
    subject: '{{author}} La menziona in un commento',
    heading: 'È menzionato in un commento',
    body: '{{author}} La menziona in un commento dell’account Regesta di {{organisation}}.',
    button: 'Leggere il commento',
    after:
      'Lì segna anche la menzione come evasa. Le e-mail lasciano l’azienda, perciò il commento stesso non figura in questa. Riceve tali e-mail perché vi ha acconsentito; lo modifica nel suo account.',
  },
  newChange: {
    subject: '{{author}} La nomina in una nuova modifica',
    heading: 'È nominato in una nuova modifica',
    body: '{{author}} La nomina in una nuova modifica normativa dell’account Regesta di {{organisation}}: {{topic}}',
    due: 'Scadenza: {{deadline}}',
    button: 'Aprire la modifica',
    after: 'Riceve queste e-mail perché vi ha acconsentito nel Suo account.',
  },
  watchedChange: {
    subject: 'Una nuova modifica riguarda ciò che segue',
    heading: 'Una nuova modifica riguarda ciò che segue',
    body: 'Una nuova modifica normativa dell’account Regesta di {{organisation}} nomina una disposizione che Lei segue: {{topic}}',
    due: 'Scadenza: {{deadline}}',
    button: 'Aprire la modifica',
    after: 'Riceve queste e-mail perché vi ha acconsentito nel Suo account.',
  },
  digest: {
    subject: 'La Sua settimana in Regesta',
    heading: 'La Sua settimana in Regesta',
    body: 'Ciò che L’attende nell’account Regesta di {{organisation}}, stato al {{day}}.',
    button: 'Aprire Regesta',
    settings: 'Scegliere quali e-mail ricevere',
    after:
      'Questa e-mail contiene ciò a cui ha acconsentito nel Suo account e viene inviata solo se c’è qualcosa da segnalare.',
    due: 'scadenza il {{day}}',
    overdue: 'scaduta dal {{day}}',
    noDeadline: 'senza scadenza',
    own: 'Sua modifica',
    more_one: '{{count}} altra',
    more_other: '{{count}} altre',
    tasks: {
      heading: 'I Suoi compiti',
      toDo_one: '{{count}} commento da trattare',
      toDo_other: '{{count}} commenti da trattare',
      inProgress_one: '{{count}} commento in corso',
      inProgress_other: '{{count}} commenti in corso',
      ofChange_one: '{{count}} compito',
      ofChange_other: '{{count}} compiti',
    },
    unprocessed: {
      heading: 'Modifiche non ancora trattate',
      lead_one: '{{count}} modifica ha lo stato «Indefinito» e non è assegnata a nessuno.',
      lead_other: '{{count}} modifiche hanno lo stato «Indefinito» e non sono assegnate a nessuno.',
    },
    deadlines: {
      heading: 'Scadenze entro un mese',
      lead_one: '{{count}} modifica scade entro il {{day}} o è già scaduta.',
      lead_other: '{{count}} modifiche scadono entro il {{day}} o sono già scadute.',
    },
    watched: {
      heading: 'Ciò che segue',
      lead_one: '{{count}} novità dal {{day}}.',
      lead_other: '{{count}} novità dal {{day}}.',
      version: '{{document}}: nuova versione del {{day}}',
      internal: 'Un documento interno: nuova versione del {{day}}',
      units_one: '{{count}} articolo o numero marginale modificato',
      units_other: '{{count}} articoli o numeri marginali modificati',
      change: 'nuova modifica in merito',
    },
    news: {
      heading: 'Novità',
      lead_one: '{{count}} notizia nuova dal {{day}}.',
      lead_other: '{{count}} notizie nuove dal {{day}}.',
    },
    newChanges: {
      heading: 'Nuove modifiche',
      lead_one: '{{count}} modifica è nuova dal {{day}}.',
      lead_other: '{{count}} modifiche sono nuove dal {{day}}.',
    },
    features: {
      heading: 'Novità in Regesta',
    },
  },
  shareRegArt: {
    subject: '{{sender}} condivide {{citation}} con Lei',
    heading: 'Un capoverso per Lei',
    body: '{{sender}} ({{organisation}}) Le invia un capoverso da Regesta.',
    message: '{{sender}} scrive:',
    invented: 'Questo testo è inventato. Non è diritto vigente.',
    button: 'Leggere in Regesta',
    after:
      'L’e-mail contiene il testo della versione indicata; Regesta dice che cosa è in vigore. {{sender}} ha inserito il Suo indirizzo, che non viene conservato. La Sua risposta va a {{sender}}.',
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
