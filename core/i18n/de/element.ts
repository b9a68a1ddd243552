import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Sie sind nicht angemeldet. Melden Sie sich auf der Seite an, die diesen Teil enthält.',
  noDocument: 'Für diesen Teil der Seite wurde kein Dokument gewählt.',
  noReading:
    'Sie können keine Erlasse lesen: Dafür braucht es die Rolle «Lesen». Wenden Sie sich an die Administration Ihrer Organisation; eine neue Rolle gilt nach der nächsten Anmeldung.',
  noChanges: 'Sie können die Änderungen Ihrer Organisation nicht sehen.',
  changesRole: 'Dafür braucht es die Rolle «{{role}}».',
  changesPlan: 'Ihr Serviceplan umfasst sie nicht.',
  changesHint:
    'Wenden Sie sich an die Administration Ihrer Organisation; eine neue Rolle gilt nach der nächsten Anmeldung.',
  changesTester:
    'Sie arbeiten als isolierte Testperson: Änderungen, die gemeinsam mit anderen verfolgt werden, stehen Ihnen nicht zur Verfügung.',
  noOrganisation:
    'Dieser Teil der Seite kennt den Server Ihrer Organisation nicht, der die Änderungen hat. Wer die Seite betreut, nennt ihn in «domain-url».',
};
