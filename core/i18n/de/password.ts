import type { texts as en } from '../en/password.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  new: 'Neues Passwort',
  repeat: 'Passwort wiederholen',
  required: 'Bitte geben Sie ein Passwort ein.',
  weak: 'Das Passwort braucht mindestens 10 Zeichen mit einem Kleinbuchstaben, einem Grossbuchstaben, einer Ziffer und einem Sonderzeichen.',
  different: 'Die Passwörter stimmen nicht überein.',
  common: 'Dieses Passwort gehört zu denen, die Angreifer zuerst versuchen. Bitte wählen Sie ein anderes.',
  same: 'Bitte geben Sie ein anderes Passwort ein.',
  tooLong: 'Das Passwort darf höchstens 256 Zeichen haben.',
  rules: 'Was ein Passwort braucht',
  met: 'erfüllt',
  missing: 'fehlt',
  length: 'Mindestens 10 Zeichen',
  lowercase: 'Ein Kleinbuchstabe',
  uppercase: 'Ein Grossbuchstabe',
  digit: 'Eine Ziffer',
  special: 'Ein Sonderzeichen, zum Beispiel - oder !',
  strengthEmpty: 'Stärke: noch nichts eingegeben',
  strengthWeak: 'Stärke: schwach, das meiste der folgenden Liste fehlt',
  strengthFair: 'Stärke: noch nicht genug, etwas der folgenden Liste fehlt',
  strengthCommon: 'Stärke: schwach, gehört zu den ersten, die Angreifer versuchen',
  strengthGood: 'Stärke: gut; mit 14 Zeichen ist es stark',
  strengthStrong: 'Stärke: stark, lang und mit allen Arten von Zeichen',
};
