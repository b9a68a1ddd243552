import type { texts as en } from '../en/access.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  sendLink: 'Link senden',
  toSignIn: 'Zurück zur Anmeldung',
  forgotTitle: 'Passwort vergessen?',
  forgotSubtitle: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort setzen.',
  sentTitle: 'Schauen Sie in Ihr Postfach',
  resetSent:
    'Gehört {{email}} zu einer Benutzerin oder einem Benutzer, so ist eine Nachricht unterwegs. Ihr Link gilt einmal und eine Stunde lang.',
  resetTitle: 'Neues Passwort setzen',
  resetSubtitle: 'Danach melden Sie sich damit an. Alle Ihre Sitzungen enden.',
  setPassword: 'Passwort setzen',
  resetDoneTitle: 'Das neue Passwort ist gesetzt',
  resetDone: 'Sie können sich jetzt damit anmelden.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden. Bitte versuchen Sie es erneut.',
  askFailed: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  linkExpired: 'Dieser Link ist abgelaufen.',
  linkUsed: 'Dieser Link wurde schon verwendet.',
  linkInvalid: 'Der Code zum Zurücksetzen ist ungültig.',
  askAgain: 'Neuen Link anfordern',
  unavailable: 'Das ist vorübergehend nicht möglich. Bitte versuchen Sie es später erneut.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie eine Weile oder wenden Sie sich an den Support.',
  loginTitle: 'Anmelden per E-Mail',
  loginSubtitle: 'Wir senden Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
  loginSent:
    'Gehört {{email}} zu einer Benutzerin oder einem Benutzer, so ist eine Nachricht unterwegs. Ihr Link gilt einmal und 15 Minuten lang.',
  loginFailed: 'Die Anmeldung mit dem Link ist fehlgeschlagen. Fordern Sie einen neuen an.',
  signingIn: 'Sie werden angemeldet …',
};
