import type { texts as en } from '../en/access.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  emailInvalid: 'Inserire un indirizzo e-mail valido.',
  sendLink: 'Invia il link',
  toSignIn: 'Torna all’accesso',
  forgotTitle: 'Password dimenticata?',
  forgotSubtitle: 'Le inviamo un link con cui impostare una nuova password.',
  sentTitle: 'Controlli la Sua casella di posta',
  resetSent:
    'Se {{email}} è l’indirizzo di un utente, un messaggio è in arrivo. Il link vale una volta, entro un’ora.',
  resetTitle: 'Impostare una nuova password',
  resetSubtitle: 'In seguito accederà con questa. Tutte le Sue sessioni terminano.',
  setPassword: 'Imposta la password',
  resetDoneTitle: 'La nuova password è impostata',
  resetDone: 'Ora può accedere con questa password.',
  resetFailed: 'Non è stato possibile reimpostare la password. Riprovare.',
  askFailed: 'Non è stato possibile inviare il messaggio. Riprovare.',
  linkExpired: 'Questo link è scaduto.',
  linkUsed: 'Questo link è già stato usato.',
  linkInvalid: 'Il codice di reimpostazione non è valido.',
  askAgain: 'Richiedi un nuovo link',
  unavailable: 'Al momento non è possibile. Riprovare più tardi.',
  tooManyAttempts: 'Troppi tentativi. Attendere un po’ o rivolgersi al supporto.',
  loginTitle: 'Accedere per e-mail',
  loginSubtitle: 'Le inviamo un link con cui accedere senza password.',
  loginSent:
    'Se {{email}} è l’indirizzo di un utente, un messaggio è in arrivo. Il link vale una volta, entro 15 minuti.',
  loginFailed: 'L’accesso con il link non è riuscito. Ne richieda uno nuovo.',
  signingIn: 'Accesso in corso …',
};
