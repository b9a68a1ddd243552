import type { ChangeSource, ChangeStatus, ChangeType, ChangeVolume } from '#core/contract/change-values.ts';

/** What an invented bank changes in its own house, and how far it is. Invented, like the law. */
export type SampleChange = {
  topic: string;
  summary: string;
  type: ChangeType;
  source?: ChangeSource;
  /** Days from the start until the deadline. */
  inDays: number;
  provisions: readonly string[];
  area: string;
  comment: string;
  key: boolean;
  /** Who owns it, by the part of the address before the @. */
  owner?: string;
  status: ChangeStatus;
  volume: ChangeVolume;
  notes: string;
  tasks: readonly { title: string; owner?: string; inDays?: number; done?: boolean }[];
};

export const ownChanges: readonly SampleChange[] = [
  {
    topic: 'Weisung Kundenidentifikation: Schwelle für Kassageschäfte',
    summary:
      'Die Weisung nennt noch die alte Schwelle für Kassageschäfte. Sie ist an die geltende Verordnung anzupassen; die Formulare am Schalter und die Prüfliste der Eröffnung folgen.',
    type: 'directive',
    inDays: 21,
    provisions: ['gwv-m~4', 'gwv-m~5'],
    area: 'Compliance',
    comment: 'Betrifft alle Geschäftsstellen, zuerst Seetal und Luzern.',
    key: true,
    owner: 'editor',
    status: 'R',
    volume: 'high',
    notes:
      '**Stand:** Entwurf liegt bei der Rechtsabteilung.\n\n- Formulare in drei Sprachen nötig\n- Schulung der Schalter vor dem Stichtag',
    tasks: [
      { title: 'Entwurf der Weisung bereinigen', owner: 'editor', inDays: 7, done: true },
      { title: 'Formulare am Schalter ersetzen', owner: 'admin', inDays: 18 },
      { title: 'Schalterpersonal schulen', inDays: 20 },
    ],
  },
  {
    topic: 'Auslagerungsverzeichnis auf neue Form bringen',
    summary:
      'Das Verzeichnis der ausgelagerten Dienste führt kritische Dienste, Unterbeauftragte und Ausstiegspläne künftig in einer Tabelle. Die Fachbereiche bestätigen ihre Einträge jährlich.',
    type: 'directive',
    inDays: 75,
    provisions: ['rs-opwid-m~12', 'rs-opwid-m~13'],
    area: 'Operationelle Risiken',
    comment: 'Zwölf Verträge ohne Ausstiegsplan gefunden.',
    key: true,
    owner: 'admin',
    status: 'A',
    volume: 'high',
    notes: 'Mit der IT abgestimmt; die Vorlage der Aufsicht passt nicht für Rechenzentren im Konzern.',
    tasks: [
      { title: 'Einträge der Fachbereiche einholen', owner: 'editor', inDays: 30 },
      { title: 'Ausstiegspläne für kritische Dienste nachtragen', owner: 'admin', inDays: 60 },
    ],
  },
  {
    topic: 'Notfallübung mit dem Rechenzentrum',
    summary:
      'Die jährliche Übung umfasst erstmals den Ausfall des Rechenzentrums über 24 Stunden. Die Ergebnisse gehen an die Geschäftsleitung und in den Bericht über die Widerstandsfähigkeit.',
    type: 'other',
    inDays: 110,
    provisions: ['rs-opwid-m~20'],
    area: 'IT',
    comment: '',
    key: false,
    owner: 'editor',
    status: 'G',
    volume: 'medium',
    notes: '',
    tasks: [{ title: 'Drehbuch der Übung schreiben', owner: 'editor', inDays: 45 }],
  },
  {
    topic: 'Weisung Meldewesen: neue Frist für den Liquiditätsnachweis',
    summary:
      'Der monatliche Liquiditätsnachweis ist zwei Arbeitstage früher einzureichen. Abschlusskalender und Stellvertretungen werden angepasst.',
    type: 'directive',
    inDays: 28,
    provisions: ['wmr-m~3', 'liqs-m~6'],
    area: 'Finanzen',
    comment: 'Probelauf mit dem Abschluss des Vormonats.',
    key: true,
    owner: 'admin',
    status: 'A',
    volume: 'medium',
    notes: 'Die Datenlieferung des Kernsystems kommt erst um 16 Uhr; mit dem Betrieb geklärt.',
    tasks: [{ title: 'Abschlusskalender anpassen', owner: 'admin', inDays: 14, done: true }],
  },
  {
    topic: 'Einlagensicherung: Angaben auf der Website',
    summary:
      'Die Kundeninformation zur Einlagensicherung nennt einen veralteten Höchstbetrag. Website, Broschüre und Text der Kontoeröffnung sind zu berichtigen.',
    type: 'act',
    inDays: 12,
    provisions: ['bankg-m~30'],
    area: 'Recht',
    comment: 'Auch die italienische Fassung prüfen.',
    key: false,
    owner: 'editor',
    status: 'G',
    volume: 'low',
    notes: '',
    tasks: [
      { title: 'Website berichtigen', owner: 'editor', inDays: 5, done: true },
      { title: 'Broschüre nachdrucken', inDays: 12 },
    ],
  },
  {
    topic: 'Anlagerichtlinien für eigene Mittel',
    summary:
      'Der Verwaltungsrat will die Grenzen für Grosskredite im Eigenbestand enger fassen als die Verordnung. Ein Vorschlag mit Auswirkungen auf Erträge und Eigenmittel ist vorzulegen.',
    type: 'directive',
    inDays: 160,
    provisions: ['emv-m~10', 'emv-m~11'],
    area: 'Risikomanagement',
    comment: '',
    key: false,
    status: '?',
    volume: 'unknown',
    notes: '',
    tasks: [],
  },
  {
    topic: 'Aufbewahrung von Beratungsgesprächen',
    summary:
      'Aufzeichnungen von Telefongesprächen werden künftig zehn Jahre statt fünf Jahre aufbewahrt. Speicher, Zugriffsrechte und Löschregeln sind anzupassen.',
    type: 'directive',
    inDays: 240,
    provisions: [],
    area: 'Datenschutz',
    comment: 'Abklärung mit dem Datenschutzberater offen.',
    key: false,
    status: '?',
    volume: 'medium',
    notes: '',
    tasks: [{ title: 'Gutachten zum Datenschutz einholen', inDays: 60 }],
  },
  {
    topic: 'Vereinbarung Sorgfaltspflicht: Formular der Kontrollinhaber',
    summary:
      'Das Formular für Kontrollinhaber verwendet die Begriffe der neuen Vereinbarung. Bestehende Kunden bestätigen ihre Angaben bei der nächsten Überprüfung.',
    type: 'selfRegulation',
    source: 'sba',
    inDays: -20,
    provisions: ['vsf-m~7'],
    area: 'Compliance',
    comment: 'Seit dem Stichtag im Einsatz.',
    key: false,
    owner: 'editor',
    status: 'D',
    volume: 'medium',
    notes: 'Stichprobe nach einem Monat: 40 Dossiers, ein Mangel, behoben.',
    tasks: [{ title: 'Stichprobe auswerten', owner: 'editor', inDays: -5, done: true }],
  },
  {
    topic: 'Weisung Interessenkonflikte: jährliche Erklärung',
    summary:
      'Alle Mitarbeitenden mit Kundenkontakt geben jährlich eine Erklärung zu Nebenbeschäftigungen und Beteiligungen ab, elektronisch und mit Erinnerung.',
    type: 'directive',
    inDays: -75,
    provisions: [],
    area: 'Personal',
    comment: '',
    key: false,
    owner: 'admin',
    status: 'D',
    volume: 'low',
    notes: '',
    tasks: [],
  },
  {
    topic: 'Meldung von Handelsdaten an die EU',
    summary:
      'Geprüft wurde, ob die Verordnung über Marktdaten für die Bank gilt. Sie betreibt keinen Handelsplatz und hat keine Zweigniederlassung in der EU.',
    type: 'regulation',
    source: 'eu',
    inDays: 45,
    provisions: ['mdv-m~2'],
    area: 'Handel',
    comment: 'Neu beurteilen, falls die Niederlassung in Vaduz bewilligt wird.',
    key: false,
    owner: 'editor',
    status: 'O',
    volume: 'low',
    notes: '',
    tasks: [],
  },
];
