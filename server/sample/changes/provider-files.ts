import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** A file that the provider has put to a change of the sample. */
export type SampleFile = {
  /** With its end, which says how it is written: as a PDF, or line by line. */
  name: string;
  label: string;
  language: InterfaceLanguage;
  /** Days since the day of which its content is. */
  age?: number;
  lines: readonly string[];
};

const file = (
  name: string,
  label: string,
  language: InterfaceLanguage,
  age: number | undefined,
  ...lines: string[]
): SampleFile => ({ name, label, language, ...(age === undefined ? {} : { age }), lines });

/** By the slug of their change. */
export const sampleFiles: Readonly<Record<string, readonly SampleFile[]>> = {
  einlagensicherung: [
    file(
      'botschaft-einlagensicherung.pdf',
      'Botschaft Insolvenz und Einlagensicherung (Auszug)',
      'DE',
      700,
      'Die Änderung verkürzt die Frist, innert der gesicherte Einlagen ausbezahlt werden, auf sieben Arbeitstage.',
      'Damit die Frist eingehalten werden kann, treffen die Banken im Rahmen ihrer ordentlichen Geschäftstätigkeit Vorbereitungen. Sie führen eine Einlegerliste, welche die gesicherten Einlagen je Einleger zusammenfasst, und halten die Angaben bereit, die der Träger der Einlagensicherung für den Auszahlungsplan benötigt.',
      'Die Infrastruktur und die Prozesse sind so zu gestalten, dass die Liste innert 24 Stunden erstellt werden kann. Die Prüfgesellschaft prüft die Vorbereitungen jährlich.',
    ),
    file(
      'umsetzungsplan-einlegerliste.csv',
      'Umsetzungsplan Einlegerliste',
      'DE',
      40,
      'Schritt;Verantwortlich;Stand',
      'Stammdaten bereinigen;Operations;in Arbeit',
      'Einlegerliste erzeugen (Testlauf);Informatik;geplant',
      'Kontaktierung der Einleger vorbereiten;Kundendienst;geplant',
      'Abnahme durch Prüfgesellschaft;Compliance;offen',
    ),
    file(
      'synopse-art-37h.pdf',
      'Synopse Art. 37h BankG',
      'DE',
      210,
      'Bisher: Die Banken sorgen dafür, dass privilegierte Einlagen gesichert sind. Die Auszahlung erfolgt innert 20 Arbeitstagen seit der Anordnung.',
      'Neu: Die Auszahlung an den Konkursliquidator erfolgt innert sieben Arbeitstagen. Die Banken treffen im Rahmen ihrer ordentlichen Geschäftstätigkeit die notwendigen Vorbereitungen (Abs. 3).',
    ),
  ],
  cyberrisiken: [
    file(
      'meldeformular-cyberattacken.pdf',
      'Wegleitung zum Meldeformular',
      'DE',
      320,
      'Erstmeldung innert 24 Stunden: Zeitpunkt der Entdeckung, betroffene kritische Funktionen, Art des Angriffs, ergriffene Sofortmassnahmen, Ansprechperson.',
      'Meldung innert 72 Stunden: Schweregrad nach Anhang, Angriffsvektor, Umfang abgeflossener Daten, Stand der Wiederherstellung.',
      'Schlussbericht: Ursachenanalyse, Wirkung der Massnahmen, Lehren. Ab dem zweiten Schweregrad mit Nachweis, dass der Krisenstab funktioniert hat.',
    ),
    file(
      'notification-cyberattaques.pdf',
      'Guide pour l’annonce des cyberattaques',
      'FR',
      310,
      'Première annonce dans les 24 heures : moment de la découverte, fonctions critiques touchées, type d’attaque, mesures immédiates, personne de contact.',
      'Annonce dans les 72 heures : gravité selon l’annexe, vecteur d’attaque, étendue des données soustraites, état du rétablissement.',
    ),
    file(
      'schweregrade.csv',
      'Schweregrade',
      'DE',
      320,
      'Schweregrad;Verfügbarkeit;Integrität;Vertraulichkeit',
      'mittel;Ausfall bis 4 Stunden;einzelne Datensätze;interne Daten',
      'hoch;Ausfall über 4 Stunden;mehrere Systeme;Kundendaten',
      'schwerwiegend;Ausfall über Unterbrechungstoleranz;Kernbanksystem;viele Kundendaten',
    ),
  ],
  'sorgfaltspflichten-geldwaescherei': [
    file(
      'erlaeuterungen-sorgfaltspflichten.pdf',
      'Erläuterungen zur Verordnung',
      'DE',
      160,
      'Die Angaben zur wirtschaftlich berechtigten Person sind zu plausibilisieren; eine Ausweiskopie allein genügt nicht.',
      'Die Periodizität der Aktualisierung richtet sich nach dem Risiko: ein Jahr bei erhöhtem, drei Jahre bei mittlerem und sieben Jahre bei tiefem Risiko.',
    ),
  ],
  'offenlegung-klimarisiken': [
    file(
      'erlaeuterungsbericht-klimarisiken.pdf',
      'Erläuterungsbericht zur Anhörung',
      'DE',
      6,
      'Der Entwurf erweitert den Geltungsbereich von Klimarisiken auf naturbezogene Finanzrisiken, etwa aus dem Verlust der Biodiversität.',
      'Institute der Kategorien 4 und 5 bestimmen risikobasiert, welche Vorgaben sie anwenden. Die Übergangsfrist beträgt zwei Jahre.',
    ),
    file(
      'antwortformular.txt',
      'Antwortformular',
      'DE',
      6,
      'Anhörung Klimarisiken: Antwortformular',
      '',
      'Institut:',
      'Ansprechperson:',
      '1. Ist der Geltungsbereich sachgerecht?',
      '2. Ist die Übergangsfrist ausreichend?',
      '3. Weitere Bemerkungen:',
    ),
  ],
  'operationelle-risiken': [
    file(
      'critical-functions-template.csv',
      'Template: inventory of critical functions',
      'EN',
      200,
      'Function,Owner,Tolerance for disruption,Dependencies,Last test',
      'Payments,Operations,4 hours,core banking; SIC connection,',
      'Client access to deposits,Retail,8 hours,core banking; branch network,',
      'Securities settlement,Operations,24 hours,custodian; SECOM,',
    ),
  ],
  'eigenmittel-kreditrisiko': [
    file(
      'standardised-approach-summary.pdf',
      'Standardised approach: summary of changes',
      'EN',
      380,
      'Exposures to banks: risk weights by external rating or by grade after due diligence.',
      'Residential real estate: risk weights by loan-to-value ratio, with separate scales for income-producing property.',
      'Output floor: risk-weighted assets of internal models are at least 72.5 per cent of those of the standardised approach after the transitional period.',
    ),
    file(
      'parallel-run-calendar.csv',
      'Calendar of the parallel run',
      'EN',
      60,
      'Quarter,Delivery,Approach',
      'Q1,test delivery,old and new',
      'Q2,regular delivery,old and new',
      'Q3,regular delivery,new',
    ),
  ],
  mindestreserven: [
    file(
      'merkblatt-meldung.pdf',
      'Merkblatt zur Meldung der Mindestreserven',
      'DE',
      110,
      'Die Unterlegungsperiode dauert vom 20. eines Monats bis zum 19. des Folgemonats. Massgebend sind die Verbindlichkeiten am Ende der drei vorangehenden Monate.',
      'Kündbare Einlagen werden neu zu 100 Prozent angerechnet. Die Meldung ist bis zum letzten Tag des Monats über das Portal einzureichen.',
    ),
    file(
      'memento-reserves-minimales.pdf',
      'Mémento sur l’annonce des réserves minimales',
      'FR',
      110,
      'La période d’application s’étend du 20 d’un mois au 19 du mois suivant. Les engagements à la fin des trois mois précédents sont déterminants.',
      'Les dépôts résiliables sont désormais pris en compte à 100 pour cent. L’annonce est à remettre par le portail jusqu’au dernier jour du mois.',
    ),
  ],
  'nachrichtenlose-vermoegenswerte': [
    file(
      'linee-guida-averi.pdf',
      'Linee guida (estratto)',
      'IT',
      190,
      'Il contatto è considerato interrotto se per dieci anni dall’ultima comunicazione non è stato possibile raggiungere il cliente.',
      'Dopo cinquant’anni dall’interruzione le banche pubblicano i dati; se entro un anno nessuno si annuncia, gli averi sono liquidati e il ricavo versato alla Confederazione.',
    ),
  ],
  'kuenstliche-intelligenz': [
    file(
      'inventar-ki-anwendungen.csv',
      'Vorlage: Inventar der KI-Anwendungen',
      'DE',
      85,
      'Anwendung;Zweck;Risikoklasse;Verantwortlich;Letzte Überprüfung',
      'Betrugserkennung Karten;Überwachung;hoch;Fraud;',
      'Dokumentenklassierung;Effizienz;tief;Operations;',
      'Kreditwürdigkeit KMU;Entscheidhilfe;hoch;Kredit;',
    ),
  ],
  'dora-ikt-drittanbieter': [
    file(
      'contract-clauses-checklist.txt',
      'Checklist of contract clauses (Art. 30)',
      'EN',
      340,
      'Checklist of contract clauses for ICT services',
      '',
      '[ ] description of functions and service levels',
      '[ ] locations where services are provided and data are processed',
      '[ ] rights of access, inspection and audit',
      '[ ] assistance in incidents at no or agreed cost',
      '[ ] termination rights and transition periods',
      '[ ] participation in threat-led penetration testing',
    ),
  ],
  'sanktionen-embargogesetz': [
    file(
      'controlli-da-eseguire.txt',
      'Controlli da eseguire',
      'IT',
      10,
      'Controlli da eseguire dopo la pubblicazione degli allegati',
      '',
      '1. Caricare gli elenchi nel sistema di verifica.',
      '2. Confrontare tutte le relazioni esistenti e i pagamenti in sospeso.',
      '3. Bloccare i beni e notificare senza indugio alla SECO.',
    ),
  ],
};
