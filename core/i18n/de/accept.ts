import type { texts as en } from '../en/accept.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Einladung annehmen',
  subtitle: '{{organisation}} lädt Sie zu Regesta ein. Hier legen Sie Ihr Konto an.',
  email: 'E-Mail-Adresse, an die die Einladung ging',
  name: 'Vollständiger Name',
  personTitle: 'Anrede',
  none: 'Keine',
  MR: 'Herr',
  MS: 'Frau',
  MRS: 'Frau',
  language: 'Bevorzugte Sprache',
  privacy: 'Ich akzeptiere die Datenschutzerklärung.',
  terms: 'Ich akzeptiere die Nutzungsbedingungen.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  wrongEmail: 'Bitte verwenden Sie die E-Mail-Adresse, für die die Einladung ausgestellt wurde.',
  nameRequired: 'Bitte geben Sie Ihren Namen ein.',
  nameInvalid: 'Der Name darf höchstens 200 Zeichen auf einer Zeile haben.',
  privacyRequired: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  termsRequired: 'Bitte akzeptieren Sie die Nutzungsbedingungen.',
  privacyPage: 'Datenschutzerklärung lesen',
  termsPage: 'Nutzungsbedingungen lesen',
  created: 'Ihr Konto wurde erfolgreich erstellt!',
  submit: 'Konto anlegen',
  deadTitle: 'Ungültige Einladung',
  expired:
    'Diese Einladung ist abgelaufen. Bitten Sie eine Administratorin oder einen Administrator Ihrer Organisation um eine neue.',
  consumed: 'Diese Einladung wurde schon verwendet. Melden Sie sich mit Ihrem Passwort an.',
  invalid:
    'Diese Einladung ist ungültig. Bitten Sie eine Administratorin oder einen Administrator Ihrer Organisation um eine neue.',
};
