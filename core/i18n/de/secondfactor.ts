import type { texts as en } from '../en/secondfactor.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  setUpTitle: 'Zweiten Faktor einrichten',
  requiredIntro:
    'Ihre Organisation verlangt einen zweiten Faktor. Richten Sie ihn jetzt ein; es dauert eine Minute.',
  scan: 'Scannen Sie diesen Code mit einer Authenticator-App auf Ihrem Telefon, zum Beispiel jener Ihres Passwortmanagers.',
  qr: 'QR-Code mit dem Schlüssel für die Authenticator-App',
  byHand: 'Oder geben Sie diesen Schlüssel von Hand in der App ein:',
  key: 'Schlüssel',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn selbst.',
  enterShown: 'Geben Sie dann den Code ein, den die App zeigt.',
  confirm: 'Einrichten',
  codesTitle: 'Wiederherstellungscodes',
  codesIntro:
    'Mit jedem dieser Codes melden Sie sich einmal an, wenn Sie Ihr Gerät nicht haben. Sie werden nur jetzt gezeigt: Bewahren Sie sie dort auf, wo nur Sie sie finden.',
  copyCodes: 'Codes kopieren',
  print: 'Drucken',
  download: 'Herunterladen',
  fileName: 'Regesta Wiederherstellungscodes.txt',
  kept: 'Ich habe die Codes aufbewahrt',
  pageTitle: 'Zweiter Faktor',
  pageIntro:
    'Die Anmeldung fragt neben dem Passwort nach einem Code einer App auf Ihrem Telefon. So kommt niemand herein, der nur Ihr Passwort kennt.',
  on: 'Eingerichtet seit {{date}}.',
  off: 'Nicht eingerichtet.',
  required: 'Ihre Organisation verlangt ihn.',
  codesLeft_one: 'Es ist noch {{count}} Wiederherstellungscode übrig.',
  codesLeft_other: 'Es sind noch {{count}} Wiederherstellungscodes übrig.',
  begin: 'Einrichten',
  move: 'Auf ein anderes Gerät umziehen',
  renew: 'Neue Wiederherstellungscodes',
  remove: 'Entfernen',
  moveIntro: 'Bestätigen Sie, dass Sie es sind. Das bisherige Gerät gilt, bis das neue bestätigt ist.',
  beginIntro: 'Bestätigen Sie, dass Sie es sind.',
  renewIntro: 'Die bisherigen Codes gelten dann nicht mehr.',
  removeIntro:
    'Die Anmeldung fragt dann nicht mehr nach einem Code. Auch Wiederherstellungscodes gelten nicht mehr.',
  codeOrRecovery: 'Code der App oder ein Wiederherstellungscode',
  password: 'Aktuelles Passwort',
  passwordRequired: 'Passwort wird benötigt',
  passwordWrong: 'Das aktuelle Passwort ist falsch.',
  continue: 'Weiter',
  cancelPlain: 'Abbrechen',
  wasSet: 'Der zweite Faktor ist eingerichtet. Ihre anderen Sitzungen sind beendet.',
  wasRemoved: 'Der zweite Faktor ist entfernt.',
  wasRenewed: 'Es gibt neue Wiederherstellungscodes.',
  requiredByOrganisation:
    'Ihre Organisation verlangt einen zweiten Faktor: Er kann auf ein anderes Gerät umziehen, aber nicht entfernt werden.',
  backToAccount: 'Zurück zu Ihrem Konto',
};
