import { change, type SampleProviderChange } from './provider-change.ts';

/** What the central bank, the associations and the exchange issue. */
export const marketChanges: readonly SampleProviderChange[] = [
  change(
    'mindestreserven',
    'snb',
    'ordinance',
    { due: 400, age: 110, at: ['wmr-m~4', 'wmr-m~6', 'wmr-m~8'] },
    {
      DE: [
        'Mindestreserven',
        'Meldung und Berechnung, elektronische Übermittlung: Der Reservesatz steigt, kündbare Einlagen zählen ganz. Die Meldung wird nur noch über das Portal angenommen.',
      ],
      FR: [
        'Réserves minimales',
        'Annonce et calcul, transmission électronique : le taux de réserve augmente, les dépôts résiliables comptent entièrement. L’annonce n’est plus acceptée que par le portail.',
      ],
      IT: [
        'Riserve minime',
        'Segnalazione e calcolo, trasmissione elettronica: l’aliquota aumenta, i depositi disdicibili contano per intero. La segnalazione è accettata soltanto tramite il portale.',
      ],
      EN: [
        'Minimum reserves',
        'Reporting and calculation, electronic submission: the reserve ratio rises and callable deposits count in full. Reports are accepted through the portal only.',
      ],
    },
  ),
  change(
    'bankenstatistik-erhebungen',
    'snb',
    'directive',
    { due: 68, age: 95, at: ['wmr-m~9', 'wmr-m~10', 'wmr-m~11'] },
    {
      DE: [
        'Bankenstatistik',
        'Neue Erhebung zu Hypothekarkrediten mit Einzelangaben; Testlieferung vor der ersten ordentlichen Meldung. Datenfelder und Fristen sind mit dem Rechenzentrum abzustimmen.',
      ],
      FR: [
        'Statistiques bancaires',
        'Nouvelle enquête sur les crédits hypothécaires avec données individuelles ; livraison d’essai avant la première annonce ordinaire. Les champs et délais sont à convenir avec le centre de calcul.',
      ],
      IT: [
        'Statistiche bancarie',
        'Nuova rilevazione sui crediti ipotecari con dati individuali; fornitura di prova prima della prima segnalazione ordinaria. Campi e termini vanno concordati con il centro di calcolo.',
      ],
      EN: [
        'Banking statistics',
        'New survey on mortgage loans with loan-level data; test delivery before the first regular report. Data fields and deadlines must be agreed with the data centre.',
      ],
    },
  ),
  change(
    'instant-zahlungen',
    'snb',
    'directive',
    { due: -2, age: 430, language: 'EN' },
    {
      DE: [
        'Instant-Zahlungen',
        'Alle Teilnehmer des Zahlungssystems müssen eingehende Instant-Zahlungen annehmen und innert Sekunden gutschreiben. Betriebszeiten, Liquidität und Betrugserkennung rund um die Uhr.',
      ],
      FR: [
        'Paiements instantanés',
        'Tous les participants au système de paiement doivent accepter les paiements instantanés entrants et les créditer en quelques secondes. Exploitation, liquidités et détection des fraudes en continu.',
      ],
      IT: [
        'Pagamenti istantanei',
        'Tutti i partecipanti al sistema di pagamento devono accettare i pagamenti istantanei in entrata e accreditarli entro pochi secondi. Esercizio, liquidità e riconoscimento delle frodi senza interruzione.',
      ],
      EN: [
        'Instant payments',
        'All participants of the payment system must accept incoming instant payments and credit them within seconds. Operations, liquidity and fraud detection around the clock.',
      ],
    },
  ),
  change(
    'nachrichtenlose-vermoegenswerte',
    'sba',
    'selfRegulation',
    { due: 400, age: 190, at: ['bankg-m~23', 'am-nachrichtenlos-m~3', 'am-nachrichtenlos-m~5'] },
    {
      DE: [
        'Nachrichtenlose Vermögenswerte',
        'Übertragung und Liquidation nach 60 Jahren: Die Richtlinien regeln Kontaktabbruch, Nachforschung, Publikation und das Verfahren bei Ansprüchen neu.',
      ],
      FR: [
        'Avoirs en déshérence',
        'Transfert et liquidation après 60 ans : les directives règlent à nouveau la rupture du contact, les recherches, la publication et la procédure en cas de prétentions.',
      ],
      IT: [
        'Averi non rivendicati',
        'Trasferimento e liquidazione dopo 60 anni: le direttive disciplinano di nuovo l’interruzione del contatto, le ricerche, la pubblicazione e la procedura in caso di pretese.',
      ],
      EN: [
        'Dormant assets',
        'Transfer and liquidation after 60 years: the guidelines newly govern loss of contact, searches, publication and the procedure for claims.',
      ],
    },
  ),
  change(
    'standesregeln-vsb',
    'sba',
    'selfRegulation',
    { due: 220, age: 70, at: ['vsf-m~3', 'vsf-m~6', 'vsf-m~8'] },
    {
      DE: [
        'Standesregeln VSB',
        'Die Vereinbarung über die Standesregeln wird erneuert: Formulare für Kontrollinhaber, digitale Erklärungen und verkürzte Fristen bei fehlenden Unterlagen.',
      ],
      FR: [
        'Règles de diligence CDB',
        'La convention relative à l’obligation de diligence est renouvelée : formulaires pour les détenteurs du contrôle, déclarations numériques et délais raccourcis en cas de documents manquants.',
      ],
      IT: [
        'Norme deontologiche CDB',
        'La convenzione relativa all’obbligo di diligenza è rinnovata: moduli per i detentori del controllo, dichiarazioni digitali e termini più brevi in caso di documenti mancanti.',
      ],
      EN: [
        'Due diligence agreement CDB',
        'The agreement on due diligence is renewed: forms for controlling persons, digital declarations and shorter periods where documents are missing.',
      ],
    },
  ),
  change(
    'hypothekar-mindestanforderungen',
    'sba',
    'selfRegulation',
    { due: 33, age: 220, at: ['vk-m~6'] },
    {
      DE: [
        'Mindestanforderungen bei Hypotheken',
        'Amortisation und Eigenmittel bei Renditeobjekten werden verschärft, die Anrechnung von Zweiteinkommen präzisiert. Kreditreglement und Rechner sind anzupassen.',
      ],
      FR: [
        'Exigences minimales pour les hypothèques',
        'L’amortissement et les fonds propres pour les objets de rendement sont renforcés, la prise en compte des seconds revenus précisée. Le règlement de crédit et les calculateurs doivent être adaptés.',
      ],
      IT: [
        'Requisiti minimi per le ipoteche',
        'Ammortamento e fondi propri per gli oggetti a reddito sono inaspriti, il computo dei secondi redditi precisato. Vanno adeguati il regolamento creditizio e i calcolatori.',
      ],
      EN: [
        'Minimum requirements for mortgages',
        'Amortisation and own funds for income-producing property are tightened, the inclusion of second incomes specified. Credit policy and calculators must be adapted.',
      ],
    },
  ),
  change(
    'kotierung-emittenten',
    'six',
    'directive',
    { due: 14, age: 48, language: 'EN' },
    {
      DE: [
        'Meldepflichten der Emittenten',
        'Die Richtlinie über Regelmeldepflichten wird umgestellt: Meldungen nur noch über die Schnittstelle, neue Felder für nachhaltigkeitsbezogene Anleihen.',
      ],
      FR: [
        'Obligations d’annonce des émetteurs',
        'La directive sur les annonces régulières change : les annonces ne passent plus que par l’interface, avec de nouveaux champs pour les emprunts liés à la durabilité.',
      ],
      IT: [
        'Obblighi di notifica degli emittenti',
        'La direttiva sulle notifiche regolari cambia: notifiche soltanto tramite l’interfaccia, nuovi campi per i prestiti legati alla sostenibilità.',
      ],
      EN: [
        'Reporting duties of issuers',
        'The directive on regular reporting changes: reports through the interface only, new fields for sustainability-linked bonds.',
      ],
    },
  ),
];
