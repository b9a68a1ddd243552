import type { texts as en } from '../en/common.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  close: 'Schliessen',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  loading: 'Wird geladen …',
  failed: 'Etwas ist schiefgegangen.',
  tooManyRequests: 'Zu viele Anfragen in kurzer Zeit.',
  tooManyRequestsHint: 'Nichts ist verloren. Warten Sie einen Augenblick und versuchen Sie es noch einmal.',
  mainServerAway: 'Der Regulierungsserver ist nicht erreichbar.',
  domainServerAway: 'Der Server Ihrer Organisation ist nicht erreichbar.',
  awayHint: 'Es ging nichts verloren. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  mainAwayHint:
    'Was schon geladen ist, bleibt lesbar; Ungesendetes bleibt auf diesem Gerät. Sobald der Server antwortet, geht es hier weiter.',
  domainAwayHint: 'Lesen und Suchen gehen weiter. Sobald der Server antwortet, geht es hier weiter.',
  databaseAway:
    'Der Server ist da, aber seine Datenbank antwortet zurzeit nicht. Das geht von selbst vorbei.',
  databaseAwayHint: 'Es ging nichts verloren. Sobald sie antwortet, geht es hier weiter.',
  nextAttempt: 'Nächster Versuch in {{seconds}} s',
  attempting: 'Die Verbindung wird geprüft …',
  waitLeft: 'Sie können es in {{time}} erneut versuchen.',
  waitOver: 'Sie können es jetzt erneut versuchen.',
  networkError: 'Es gab einen Netzwerkfehler: {{code}}',
  uncaught: 'Ein unerwarteter Fehler: {{message}}',
  sample: 'Muster',
  sampleHint: 'Frei erfundener Text ohne rechtliche Geltung',
};
