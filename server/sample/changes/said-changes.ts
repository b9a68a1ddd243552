import type { ChangeStatus, ChangeVolume } from '#core/contract/change-values.ts';

/** What invented banks make of the provider's changes, by the slug of the change. Of the others nothing was said yet. */
export type SaidOfChange = {
  status: ChangeStatus;
  key: boolean;
  /** Who owns it, by the part of the address before the @. */
  owner?: 'admin' | 'editor' | 'changes';
  area: string;
  volume: ChangeVolume;
  comment: string;
  notes: string;
};

const say = (
  [status, volume, owner]: readonly [ChangeStatus, ChangeVolume, SaidOfChange['owner']?],
  area: string,
  { key = false, comment = '', notes = '' }: Partial<Pick<SaidOfChange, 'key' | 'comment' | 'notes'>> = {},
): SaidOfChange => ({ status, volume, ...(owner === undefined ? {} : { owner }), area, key, comment, notes });

export const saidChanges: Readonly<Record<string, SaidOfChange>> = {
  cyberrisiken: say(['R', 'high', 'editor'], 'Informatiksicherheit', {
    key: true,
    comment: 'Pikett und Meldeweg stehen; die Übung mit dem Krisenstab fehlt noch.',
    notes: 'Übung auf nächste Woche verschoben. **Entscheid der GL** liegt vor.',
  }),
  'meldepflicht-cyberangriffe': say(['A', 'medium', 'editor'], 'Informatiksicherheit', {
    key: true,
    comment: 'Formular des BACS wird mit jenem der Aufsicht zusammengeführt.',
  }),
  einlagensicherung: say(['A', 'high', 'admin'], 'Recht und Compliance', {
    key: true,
    comment: 'Einlegerliste im Testlauf, Abweichungen bei Gemeinschaftskonten.',
    notes:
      'Testlauf der Einlegerliste verschoben, Lieferung der Stammdaten fehlt.\n\n- neuer Termin mit der Informatik\n- Prüfgesellschaft ist orientiert',
  }),
  'sorgfaltspflichten-geldwaescherei': say(['A', 'medium', 'editor'], 'Geldwäschereiprävention', {
    key: true,
    comment: 'Rückstand bei der Aktualisierung: 340 Dossiers.',
  }),
  'operationelle-risiken': say(['G', 'high', 'admin'], 'Risikokontrolle', {
    key: true,
    comment: 'Kritische Funktionen vom Verwaltungsrat genehmigt.',
  }),
  'datenschutz-datensicherheit': say(['G', 'low', 'admin'], 'Recht und Compliance', { key: true }),
  'eigenmittel-kreditrisiko': say(['A', 'high', 'changes'], 'Finanzen', {
    key: true,
    comment: 'Parallel run has started; data quality of guarantees is insufficient.',
  }),
  'liquiditaet-systemrelevante-banken': say(['O', 'low', 'changes'], 'Treasury', {
    comment: 'Nicht systemrelevant: nicht anwendbar.',
  }),
  'kryptowerte-verwahrung': say(['G', 'medium', 'editor'], 'Wertschriftenverwaltung'),
  'auslagerungen-verzeichnis': say(['G', 'low', 'admin'], 'Einkauf'),
  'kuenstliche-intelligenz': say(['A', 'medium', 'editor'], 'Risikokontrolle', {
    key: true,
    notes: 'Inventar: 14 Anwendungen gemeldet, drei davon mit hohem Risiko.',
  }),
  'steuertransparenz-aia': say(['G', 'medium', 'changes'], 'Steuern', {
    comment: 'Les autocertifications seront demandées avec le prochain courrier annuel.',
  }),
  'nachrichtenlose-vermoegenswerte': say(['G', 'low', 'changes'], 'Recht und Compliance'),
  mindestreserven: say(['G', 'medium', 'admin'], 'Treasury'),
  'verhaltensregeln-fidleg': say(['D', 'medium', 'editor'], 'Anlageberatung', {
    comment: 'Weisung, Formulare und Schulung sind in Kraft.',
  }),
  'instant-zahlungen': say(['D', 'high', 'admin'], 'Zahlungsverkehr', { key: true }),
  'wohnliegenschaften-risikogewichte': say(['G', 'medium', 'changes'], 'Kredit'),
  'hypothekarmarkt-tragbarkeit': say(['R', 'medium', 'admin'], 'Kredit', {
    key: true,
    comment: 'Antwort an die Aufsicht ist im Entwurf, Zahlen der Ausnahmen fehlen.',
  }),
  'sanktionen-embargogesetz': say(['G', 'low', 'editor'], 'Geldwäschereiprävention'),
  'geldwaeschereiverordnung-finma': say(['G', 'medium', 'editor'], 'Geldwäschereiprävention'),
  zinsrisiken: say(['G', 'medium', 'changes'], 'Treasury'),
  'marktrisiken-handelsbuch': say(['O', 'unknown'], 'Handel', { comment: 'Unter der Bagatellgrenze.' }),
  'krypto-engagements': say(['O', 'unknown'], 'Finanzen'),
  'dora-ikt-drittanbieter': say(['G', 'medium', 'admin'], 'Einkauf'),
  'marktdaten-entgelte': say(['A', 'low', 'admin'], 'Einkauf', {
    notes: 'Zwei Anbieter haben den neuen Vertrag noch nicht geschickt.',
  }),
  'standesregeln-vsb': say(['G', 'medium', 'editor'], 'Recht und Compliance'),
  'konsumkredit-hoechstzins': say(['G', 'low', 'changes'], 'Kredit'),
  'bankenstatistik-erhebungen': say(['G', 'medium', 'admin'], 'Finanzen'),
};
