import type { texts as en } from '../en/roles.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  ADMINISTRATOR: 'Administration',
  ADMINISTRATOR_HINT:
    'Lädt Personen ein, bearbeitet und entfernt sie, ändert ihre Rollen, setzt Passwörter zurück und erzwingt eine neue Anmeldung.',
  READER: 'Lesen',
  READER_HINT: 'Durchsucht und liest Erlasse, sieht Kommentare und kann Fragen stellen.',
  COMMENT_EDITOR: 'Kommentieren',
  COMMENT_EDITOR_HINT: 'Liest wie alle und schreibt und bearbeitet Kommentare.',
  CHANGE_READER: 'Änderungen lesen',
  CHANGE_READER_HINT: 'Liest wie alle und verfolgt regulatorische Änderungen.',
  CHANGE_EDITOR: 'Änderungen bearbeiten',
  CHANGE_EDITOR_HINT: 'Verfolgt regulatorische Änderungen und führt deren Bearbeitung nach.',
  ISOLATED_TESTER: 'Isoliertes Testen',
  ISOLATED_TESTER_HINT:
    'Arbeitet allein in einer abgetrennten Umgebung: nur private Kommentare, nichts, was gemeinsam mit anderen geschieht.',
  FULL_DOMAIN_ADMIN: 'Administration aller Organisationen',
  FULL_DOMAIN_ADMIN_HINT: 'Sieht alle Organisationen und ändert deren Angebote.',
  REGESTA_STATICDB_DATA_ADMIN: 'Datenadministration',
  REGESTA_STATICDB_DATA_ADMIN_HINT: 'Sieht technische Daten und Fehlerprotokolle und lädt Daten direkt.',
  CHAT_USER: 'Chat',
  CHAT_USER_HINT: 'Benützt den experimentellen Chat.',
};
