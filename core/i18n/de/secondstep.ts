import type { texts as en } from '../en/secondstep.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Zweiter Schritt',
  intro: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App für Regesta zeigt.',
  code: 'Code',
  recoveryIntro:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  toRecovery: 'Wiederherstellungscode verwenden',
  toApp: 'App verwenden',
  codeRequired: 'Ein Code wird benötigt',
  enter: 'Weiter',
  cancel: 'Zurück zum ersten Schritt',
  wrong: 'Dieser Code stimmt nicht. Codes wechseln alle 30 Sekunden: Geben Sie den jetzt gezeigten ein.',
  used: 'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.',
  wait: 'Zu viele falsche Codes. Bitte warten Sie eine Weile oder verwenden Sie einen Wiederherstellungscode.',
  expired: 'Das hat zu lange gedauert. Bitte beginnen Sie nochmals.',
  unreadable:
    'Codes können zurzeit nicht geprüft werden. Verwenden Sie einen Wiederherstellungscode oder fragen Sie die Administration Ihrer Organisation.',
  unavailable: 'Der Server ist zurzeit nicht erreichbar. Bitte versuchen Sie es nochmals.',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es nochmals.',
  inPortal:
    'Ihre Organisation verlangt einen zweiten Faktor. Richten Sie ihn im Regesta-Portal ein und melden Sie sich dann hier an.',
  toPortal: 'Portal öffnen',
  signInAgain: 'Nochmals beginnen',
};
