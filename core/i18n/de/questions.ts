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
  reference: 'Bezug: {{what}}',
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
  kept: 'Was Sie geschrieben haben, bleibt erhalten.',
  another: 'Weitere Frage stellen',
  orWriteTo: 'Oder schreiben Sie an den Support Ihrer Organisation:',
};
