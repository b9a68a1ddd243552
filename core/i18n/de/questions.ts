import type { texts as en } from '../en/questions.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Frage stellen',
  type: 'Art der Anfrage',
  question: 'Frage',
  support: 'Supportanfrage',
  bug: 'Fehlermeldung',
  subject: 'Betreff',
  message: 'Nachricht',
  typeRequired: 'Bitte wählen Sie die Art der Anfrage.',
  subjectRequired: 'Bitte geben Sie einen Betreff ein.',
  subjectTooLong: 'Der Betreff darf höchstens {{most}} Zeichen haben; er hat {{length}}.',
  messageRequired: 'Bitte schreiben Sie eine Nachricht.',
  messageTooLong: 'Die Nachricht darf höchstens {{most}} Zeichen haben; sie hat {{length}}.',
  name: 'Ihr Name',
  nameRequired: 'Bitte geben Sie Ihren Namen ein.',
  nameTooLong: 'Der Name darf höchstens {{most}} Zeichen haben; er hat {{length}}.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Dorthin geht die Antwort. Der Support sieht Namen und Adresse und verwendet sie nur dafür.',
  emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Das ist keine gültige E-Mail-Adresse.',
  reference: 'Bezug: {{what}}',
  place: '{{citation}}, Stand {{date}}',
  noReference: 'Von der Seite geht nichts mit.',
  removeReference: 'Entfernen',
  addReference: 'Seite mitschicken',
  answerTo: 'Antwort an {{email}}',
  send: 'Senden',
  sent: 'Die Nachricht wurde gesendet.',
  queued: 'Die Nachricht wird gesendet, sobald der Mailserver sie annimmt. Sie müssen nichts weiter tun.',
  notSent: 'Beim Senden der Nachricht ist ein Fehler aufgetreten.',
  failed: 'Die Nachricht konnte nicht gesendet werden.',
  mailFailed: 'Die E-Mail konnte nicht gesendet werden: Der Mailserver nimmt sie nicht an.',
  tooMany: 'Sie haben innert einer Stunde viele Fragen gesendet. Bitte versuchen Sie es später erneut.',
  nobodyAnswers:
    'Für Fragen ist niemand eingetragen. Bitte melden Sie es der Administration Ihrer Organisation.',
  tooManyHere: 'Von hier kamen innert einer Stunde viele Fragen. Bitte versuchen Sie es später erneut.',
  nobodyAnswersHere:
    'Für Fragen von dieser Seite ist niemand eingetragen. Bitte melden Sie es jenen, die die Seite betreiben.',
  notFromHere:
    'Keine Organisation lässt Fragen von dieser Seite zu. Bitte melden Sie es jenen, die die Seite betreiben.',
  notProvedHere:
    'Noch ist nicht bestätigt, dass diese Seite ihrer Organisation gehört. Darum kann hier ohne Anmeldung niemand fragen. Bitte melden Sie sich an oder melden Sie es jenen, die die Seite betreiben.',
  sessionEnded: 'Die Nachricht wurde nicht gesendet: Ihre Sitzung war abgelaufen.',
  sessionEndedKept:
    'Die Nachricht wurde nicht gesendet: Ihre Sitzung war abgelaufen. Was Sie geschrieben haben, bleibt erhalten.',
  unreachableHere: 'Der Server ist nicht erreichbar, oder er nimmt von dieser Seite keine Fragen an.',
  kept: 'Was Sie geschrieben haben, bleibt erhalten.',
  another: 'Weitere Frage stellen',
  orWriteTo: 'Oder schreiben Sie an den Support Ihrer Organisation:',
};
