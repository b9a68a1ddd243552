import type { texts as en } from '../en/signinrules.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Zweiter Faktor',
  intro: 'Die Anmeldung kann alle neben dem Passwort nach einem Code einer App auf ihrem Telefon fragen.',
  isRequired: 'Ein zweiter Faktor wird von allen verlangt.',
  isOptional: 'Alle entscheiden selbst, ob sie einen zweiten Faktor verwenden.',
  consequence:
    'Wenn Sie ihn verlangen, wird abgemeldet, wer keinen hat, und richtet ihn bei der nächsten Anmeldung ein. Auf Seiten Dritter geht das nur im Portal. Sitzungen, die Ihre Anwendungen übergeben, sind nicht betroffen.',
  require: 'Zweiten Faktor verlangen',
  release: 'Nicht mehr verlangen',
  ownMissing: 'Richten Sie zuerst selbst einen zweiten Faktor ein, damit Sie sich nicht aussperren.',
  toOwn: 'Zu Ihrem zweiten Faktor',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es nochmals.',
  loadFailed: 'Die Regeln der Anmeldung konnten nicht geladen werden.',
};
