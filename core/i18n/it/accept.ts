import type { texts as en } from '../en/accept.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Accettare l’invito',
  subtitle: '{{organisation}} La invita a usare Regesta. Qui può creare il Suo account.',
  email: 'Indirizzo e-mail a cui è stato inviato l’invito',
  name: 'Nome completo',
  personTitle: 'Titolo',
  none: 'Nessuno',
  MR: 'Signor',
  MS: 'Signora (Ms)',
  MRS: 'Signora',
  language: 'Lingua preferita',
  privacy: 'Accetto l’informativa sulla protezione dei dati.',
  terms: 'Accetto le condizioni d’uso.',
  emailRequired: 'Inserire l’indirizzo e-mail.',
  emailInvalid: 'Inserire un indirizzo e-mail valido.',
  wrongEmail: 'Usare l’indirizzo e-mail per cui è stato emesso l’invito.',
  nameRequired: 'Inserire il nome.',
  nameInvalid: 'Il nome può avere al massimo 200 caratteri su una riga.',
  privacyRequired: 'Accettare l’informativa sulla protezione dei dati.',
  termsRequired: 'Accettare le condizioni d’uso.',
  submit: 'Crea l’account',
  deadTitle: 'Invito non valido',
  expired: 'Questo invito è scaduto. Ne chieda un altro a un amministratore della Sua organizzazione.',
  consumed: 'Questo invito è già stato usato. Acceda con la Sua password.',
  invalid: 'Questo invito non è valido. Ne chieda un altro a un amministratore della Sua organizzazione.',
};
