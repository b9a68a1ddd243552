import type { texts as en } from '../en/session.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Anmelden',
  subtitle: 'Finanzmarktrecht lesen, kommentieren und verfolgen.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  passwordRequired: 'Bitte geben Sie Ihr Passwort ein.',
  signIn: 'Anmelden',
  unavailable: 'Die Anmeldung ist vorübergehend nicht möglich. Bitte versuchen Sie es später erneut.',
  tooManyAttempts:
    'Zu viele fehlgeschlagene Versuche. Bitte warten Sie eine Weile oder wenden Sie sich an den Support.',
  wait: 'Zu viele fehlgeschlagene Versuche. Mit einem Link per E-Mail müssen Sie nicht warten; hilft das nicht, wenden Sie sich an den Support.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Prüfen Sie E-Mail-Adresse und Passwort.',
  ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  endedKept:
    'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an; was Sie geschrieben haben, bleibt erhalten.',
  needed: 'Um diesen Teil zu sehen, müssen Sie sich anmelden.',
  toForm: 'Zur Anmeldung',
  forgot: 'Passwort vergessen?',
  byEmail: 'Anmeldelink per E-Mail erhalten',
  or: 'oder',
};
