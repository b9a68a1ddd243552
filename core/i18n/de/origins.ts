import type { texts as en } from '../en/origins.ts';
import type { TextsLike } from '../texts.ts';

export const texts: TextsLike<typeof en> = {
  title: 'Nachweis, dass die Seiten Ihre sind',
  intro:
    'Wer eine Seite besucht, kann erst dann ohne Anmeldung fragen, wenn gezeigt ist, dass die Seite Ihre ist. Legen Sie den Text unten in einer Datei oder einem Tag ab und prüfen Sie dann. Regesta ruft die Seite nur ab, wenn Sie auf den Knopf drücken.',
  failed: 'Der Stand der Seiten konnte nicht geladen werden.',
  proved_file: 'Durch die Datei bestätigt.',
  proved_tag: 'Durch das Tag bestätigt.',
  proved_operator: 'Vom Betreiber von Regesta bestätigt.',
  proved_local: 'Auf diesem Rechner: braucht im Beispielbetrieb keine Bestätigung.',
  unproved: 'Nicht bestätigt: Von hier kann ohne Anmeldung niemand fragen.',
  accepted: 'Nicht bestätigt: Bis {{day}} kann ohne Anmeldung gefragt werden.',
  fileText: 'Als Text der Datei {{address}}',
  tagText: 'Oder als Tag im Kopf von {{address}}',
  check: 'Jetzt prüfen',
  checkOf: 'Jetzt prüfen: {{origin}}',
  checkFailed: 'Die Prüfung war nicht möglich.',
  notPrivate:
    'Seiten eines internen Netzes können von hier nicht abgerufen werden. Bitten Sie den Betreiber von Regesta, die Adresse mit einem Befehl zu bestätigen.',
  notHttps: '{{found}} hat kein https:// und kann darum nicht geprüft werden.',
  otherPort:
    'Nur Seiten am Port 443 können geprüft werden. Bitten Sie den Betreiber von Regesta, {{found}} mit einem Befehl zu bestätigen.',
  noAddress: 'Der Name hat keine Adresse im Internet ({{found}}).',
  notPublic: '{{found}} ist keine Adresse des öffentlichen Internets.',
  unreachable: 'Keine sichere Verbindung zur Seite ({{found}}).',
  tooSlow: 'Die Seite hat innert {{found}} nicht geantwortet.',
  noToken: 'Der Text wurde nicht gefunden.',
  foundFile: 'Datei: {{what}}',
  foundPage: 'Startseite: {{what}}',
  asStatus: 'der Server antwortet {{status}}',
  asRedirect: 'sie leitet nach {{location}} weiter, was nicht verfolgt wird',
  asText: 'sie enthält «{{text}}»',
  asNothing: 'sie ist leer',
  asNoTag: 'sie hat kein solches Tag',
  asTag: 'ihr Tag enthält «{{text}}»',
};
