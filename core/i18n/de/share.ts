import type { texts as en } from '../en/share.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: '{{name}} teilen',
  recipients: 'Empfänger',
  recipientsHint:
    'Bis zu 20 E-Mail-Adressen, durch Kommas oder Zeilen getrennt. Niemand sieht die der anderen.',
  message: 'Nachricht (freiwillig)',
  content: 'Die E-Mail enthält den Text, seine Fundstelle und einen Link. Kein Kommentar geht mit.',
  send: 'Senden',
  needsRecipient: 'Zum Teilen braucht es einen Empfänger.',
  badAddress: 'Das ist keine E-Mail-Adresse: {{address}}',
  tooMany: 'Höchstens 20 Empfänger auf einmal.',
  internal: 'Ein internes Dokument geht nur an Adressen Ihrer Organisation.',
  limited: 'Innerhalb einer Stunde wurde zu viel geteilt. Versuchen Sie es später wieder.',
  isolated: 'In der isolierten Testumgebung wird nichts geteilt.',
  failed: 'Die E-Mail konnte nicht gesendet werden. Niemand hat sie erhalten.',
  sent_one: 'Mit {{count}} Person geteilt.',
  sent_other: 'Mit {{count}} Personen geteilt.',
};
