import type { texts as en } from '../en/element.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  signInOutside: 'Sie sind nicht angemeldet. Melden Sie sich auf der Seite an, die diesen Teil enthält.',
  noDocument: 'Für diesen Teil der Seite wurde kein Dokument gewählt.',
  noReading:
    'Sie können keine Erlasse lesen: Dafür braucht es die Rolle «Lesen». Wenden Sie sich an die Administration Ihrer Organisation; eine neue Rolle gilt nach der nächsten Anmeldung.',
};
