/** What colleagues of an invented bank write on its law, in the languages that they speak. Invented, like the law. */
export type SampleRemark = {
  language: 'DE' | 'FR' | 'EN';
  /** The ids of contract: 1 note, 2 interpretation, 3 question, 4 measure, 5 risk, 6 decision. */
  type: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  translation?: { language: 'DE' | 'FR' | 'EN'; text: string };
};

export const remarks: readonly SampleRemark[] = [
  {
    language: 'DE',
    type: 1,
    text: 'Entspricht unserer bisherigen Praxis; kein Anpassungsbedarf an der Weisung.',
  },
  {
    language: 'DE',
    type: 2,
    text: 'Wir lesen die Bestimmung so, dass auch **Zweigniederlassungen** erfasst sind. So hat es die Rechtsabteilung im Januar festgehalten.',
    translation: {
      language: 'FR',
      text: 'Nous comprenons la disposition en ce sens que les **succursales** sont aussi visées. Le service juridique l’a retenu ainsi en janvier.',
    },
  },
  {
    language: 'FR',
    type: 3,
    text: 'La filiale de Lausanne est-elle concernée, ou seulement la maison mère ?',
  },
  {
    language: 'EN',
    type: 4,
    text: 'Update the control in the second line: the monthly sample has to cover this paragraph from the next quarter on.',
  },
  {
    language: 'DE',
    type: 4,
    text: 'Kontrolle im IKS ergänzen:\n\n- Verantwortlich: Compliance\n- Rhythmus: vierteljährlich\n- Nachweis: Protokoll mit Stichprobe',
  },
  {
    language: 'FR',
    type: 1,
    text: 'À lire avec la circulaire sur la résilience opérationnelle, qui précise les délais.',
  },
  {
    language: 'DE',
    type: 3,
    text: 'Gilt die Frist ab Kenntnis oder ab Eintritt des Ereignisses? Der Wortlaut lässt beides zu.',
  },
  {
    language: 'DE',
    type: 5,
    text: 'Risiko: Bei Neueröffnungen am Monatsende reicht die Zeit für die Prüfung nicht immer. Bisher drei Fälle im Jahr.',
  },
  {
    language: 'EN',
    type: 2,
    text: 'In our reading the threshold applies per client and not per account. External counsel agrees (memo of 12 March).',
  },
  {
    language: 'FR',
    type: 4,
    text: 'Adapter le formulaire d’ouverture de compte et former les conseillers avant l’entrée en vigueur.',
  },
  {
    language: 'DE',
    type: 6,
    text: 'Entscheid der Geschäftsleitung: Wir wenden die strengere Variante auf alle Kundengruppen an.',
  },
  {
    language: 'DE',
    type: 1,
    text: 'In der Revision 2025 ohne Beanstandung geprüft. Arbeitspapiere liegen bei der Internen Revision.',
  },
  {
    language: 'FR',
    type: 2,
    text: 'Par « sans délai » il faut entendre un jour ouvrable, selon la pratique constante de l’autorité.',
  },
  { language: 'EN', type: 3, text: 'Does outsourcing to a group company count as a third party here?' },
  {
    language: 'DE',
    type: 4,
    text: 'Vertragsvorlage mit Dritten anpassen: Prüfrecht und Meldepflicht fehlen noch in Ziffer 7.',
  },
  {
    language: 'DE',
    type: 5,
    text: 'Die Daten kommen aus zwei Systemen, die nicht täglich abgeglichen werden. Ohne Abgleich ist die Meldung unvollständig.',
  },
  {
    language: 'FR',
    type: 5,
    text: 'Risque de double comptage si les positions intragroupe ne sont pas éliminées avant le calcul.',
  },
  {
    language: 'DE',
    type: 2,
    text: 'Massgebend ist der Zeitpunkt der Gutschrift, nicht der des Auftrags. Vgl. Erläuterungsbericht.',
  },
  {
    language: 'EN',
    type: 1,
    text: 'Already covered by the group policy, section 4.2. No local rule needed.',
  },
  {
    language: 'DE',
    type: 3,
    text: 'Müssen wir die bestehenden Verträge anpassen oder gilt das nur für neue?',
  },
  { language: 'FR', type: 1, text: 'Le registre interne contient déjà toutes les indications demandées.' },
  {
    language: 'DE',
    type: 4,
    text: 'Schulung für die Frontmitarbeitenden planen, Unterlagen bis Ende Monat.',
  },
  { language: 'DE', type: 1, text: 'Siehe auch die Selbstregulierung: Sie verlangt mehr als das Gesetz.' },
  {
    language: 'EN',
    type: 5,
    text: 'The manual step in the reconciliation is a single point of failure: two people know how it works.',
  },
  {
    language: 'FR',
    type: 3,
    text: 'Qui signe la déclaration en l’absence du responsable de la conformité ?',
  },
  {
    language: 'DE',
    type: 6,
    text: 'Im Ausschuss vom 4. Februar beschlossen: Ausnahmen werden einzeln bewilligt und im Register geführt.',
  },
  {
    language: 'DE',
    type: 2,
    text: 'Der Begriff ist weit auszulegen; die Aufzählung ist nicht abschliessend (*insbesondere*).',
  },
  { language: 'EN', type: 4, text: 'Ask IT for a report that shows overdue cases by business line.' },
  { language: 'FR', type: 6, text: 'Décision : la limite interne est fixée à 80 % du seuil légal.' },
  {
    language: 'DE',
    type: 1,
    text: 'Formulierung in der Kundeninformation stimmt mit dem Wortlaut überein, zuletzt geprüft im Herbst.',
  },
  { language: 'DE', type: 3, text: 'Wie weisen wir nach, dass die Information beim Kunden angekommen ist?' },
  {
    language: 'FR',
    type: 4,
    text: 'Compléter la directive interne, chapitre 3, et la soumettre à la direction avant la fin du trimestre.',
  },
  {
    language: 'EN',
    type: 2,
    text: 'The exemption is narrow: both conditions have to be met at the same time.',
  },
  {
    language: 'DE',
    type: 5,
    text: 'Schlüsselperson geht im Sommer in Pension; Stellvertretung ist noch nicht geregelt.',
  },
  {
    language: 'DE',
    type: 4,
    text: 'Schwellenwert im Überwachungssystem anpassen und den Test dokumentieren.',
  },
  {
    language: 'FR',
    type: 2,
    text: 'La disposition ne vise pas les contrats conclus avant son entrée en vigueur, sauf modification importante.',
  },
  {
    language: 'EN',
    type: 6,
    text: 'Agreed with the risk committee: we report quarterly although the law asks for once a year.',
  },
  { language: 'DE', type: 1, text: 'Zuständig ist bei uns die Abteilung Meldewesen, nicht Compliance.' },
  {
    language: 'DE',
    type: 3,
    text: 'Reicht eine elektronische Signatur, oder braucht es die eigenhändige Unterschrift?',
  },
  {
    language: 'EN',
    type: 3,
    text: 'Who keeps the evidence, and for how long? Ten years would be in line with the retention policy.',
  },
];

export const answers: readonly Omit<SampleRemark, 'type'>[] = [
  { language: 'DE', text: 'Einverstanden. Ich nehme es in die nächste Fassung der Weisung auf.' },
  { language: 'FR', text: 'Oui, c’est aussi la position du service juridique.' },
  { language: 'DE', text: 'Ab Kenntnis, so die Praxis der Aufsicht. Ich lege die Fundstelle ab.' },
  { language: 'EN', text: 'Done, the report runs since Monday.' },
  { language: 'DE', text: 'Das müssen wir mit der Rechtsabteilung anschauen, bevor wir etwas ändern.' },
  { language: 'FR', text: 'Je propose d’en parler à la séance de jeudi.' },
  { language: 'EN', text: 'Yes, group companies count as well unless the exemption applies.' },
  { language: 'DE', text: 'Ist erledigt, Nachweis im Ordner der Kontrolle.' },
  { language: 'FR', text: 'Fait, la nouvelle version est en ligne.' },
  { language: 'DE', text: 'Nur für neue Verträge. Bei den bestehenden genügt eine Mitteilung.' },
  { language: 'EN', text: 'I disagree: the wording also covers accounts that were opened before.' },
  { language: 'DE', text: 'Danke, das klärt die Frage.' },
];

/** What people note for themselves. */
export const privateRemarks: readonly SampleRemark[] = [
  {
    language: 'DE',
    type: 1,
    text: 'Für mich: vor der Sitzung noch einmal mit der alten Fassung vergleichen.',
  },
  { language: 'FR', type: 1, text: 'À vérifier avant d’en parler à l’équipe.' },
  {
    language: 'EN',
    type: 3,
    text: 'I am not sure that we do this in the branch offices. Find out before asking officially.',
  },
  { language: 'DE', type: 5, text: 'Hier fühle ich mich unsicher; Kurs im Herbst belegen?' },
];

/** The paragraphs on which they write: of each document the articles or margin numbers from the first to the last. */
export const commentedDocuments: readonly {
  regTextId: string;
  first: number;
  last: number;
  only?: string;
}[] = [
  { regTextId: 'bankg-m', first: 1, last: 34 },
  { regTextId: 'gwv-m', first: 1, last: 17 },
  { regTextId: 'rs-opwid-m', first: 1, last: 40 },
  { regTextId: 'emv-m', first: 1, last: 26 },
  { regTextId: 'wmr-m', first: 1, last: 14 },
  { regTextId: 'liqs-m', first: 1, last: 14 },
  { regTextId: 'vsf-m', first: 1, last: 14 },
  { regTextId: 'weisung-meldewesen_musterbank', first: 1, last: 12, only: 'musterbank' },
  { regTextId: 'mdv-m', first: 1, last: 16 },
];
