import { change, type SampleProviderChange } from './provider-change.ts';

/** Standards of the Basel Committee and law of the European Union. */
export const internationalChanges: readonly SampleProviderChange[] = [
  change(
    'eigenmittel-kreditrisiko',
    'basel',
    'standard',
    { due: 245, age: 380, at: ['emv-m~10', 'emv-m~13'], language: 'EN' },
    {
      DE: [
        'Eigenmittel',
        'Standardansatz für Kreditrisiken, Neuberechnung der risikogewichteten Positionen und Untergrenze für interne Modelle. Parallelrechnung während zweier Quartale.',
      ],
      FR: [
        'Fonds propres',
        'Approche standard pour les risques de crédit, nouveau calcul des positions pondérées et plancher pour les modèles internes. Calcul parallèle durant deux trimestres.',
      ],
      IT: [
        'Fondi propri',
        'Approccio standard per i rischi di credito, nuovo calcolo delle posizioni ponderate e soglia minima per i modelli interni. Calcolo parallelo durante due trimestri.',
      ],
      EN: [
        'Capital',
        'Standardised approach for credit risk, recalculation of risk-weighted assets and output floor for internal models. Parallel run during two quarters.',
      ],
    },
  ),
  change(
    'marktrisiken-handelsbuch',
    'basel',
    'standard',
    { due: 330, age: 260, at: ['emv-m~18', 'emv-m~19'], language: 'EN' },
    {
      DE: [
        'Marktrisiken',
        'Neue Abgrenzung von Handels- und Bankenbuch, sensitivitätsbasierter Ansatz. Kleine Handelsbücher prüfen die Bagatellgrenze.',
      ],
      FR: [
        'Risques de marché',
        'Nouvelle délimitation du portefeuille de négociation et approche fondée sur les sensibilités. Les petits portefeuilles vérifient le seuil de minimis.',
      ],
      IT: [
        'Rischi di mercato',
        'Nuova delimitazione del portafoglio di negoziazione e approccio basato sulle sensibilità. I piccoli portafogli verificano la soglia de minimis.',
      ],
      EN: [
        'Market risk',
        'New boundary between trading and banking book and sensitivities-based approach. Small trading books check the de minimis threshold.',
      ],
    },
  ),
  change(
    'krypto-engagements',
    'basel',
    'standard',
    { due: 95, age: 290, at: ['emv-m~8', 'emv-m~22'], language: 'EN' },
    {
      DE: [
        'Krypto-Engagements',
        'Einteilung in zwei Gruppen, Obergrenze für ungesicherte Kryptowerte und Offenlegung in standardisierten Tabellen.',
      ],
      FR: [
        'Expositions en cryptoactifs',
        'Classement en deux groupes, plafond pour les cryptoactifs non garantis et publication dans des tableaux standardisés.',
      ],
      IT: [
        'Esposizioni in criptovalori',
        'Classificazione in due gruppi, limite massimo per i criptovalori non garantiti e pubblicazione in tabelle standardizzate.',
      ],
      EN: [
        'Crypto exposures',
        'Classification into two groups, a limit on unbacked crypto assets and disclosure in standardised tables.',
      ],
    },
  ),
  change(
    'kurzfristige-liquiditaet-abflussraten',
    'basel',
    'consultation',
    { age: 22, at: ['liqs-m~8', 'liqs-m~10'], language: 'EN' },
    {
      DE: [
        'Abflussraten der Liquiditätsquote',
        'Konsultation zu höheren Abflussraten für digitale Einlagen nach den Erfahrungen mit schnellen Abzügen. Eine Umsetzung ist noch nicht terminiert.',
      ],
      FR: [
        'Taux de sortie du ratio de liquidité',
        'Consultation sur des taux de sortie plus élevés pour les dépôts numériques après les retraits rapides. La mise en œuvre n’est pas encore datée.',
      ],
      IT: [
        'Tassi di deflusso della quota di liquidità',
        'Consultazione su tassi di deflusso più elevati per i depositi digitali dopo i ritiri rapidi. L’attuazione non ha ancora una data.',
      ],
      EN: [
        'Run-off rates of the liquidity ratio',
        'Consultation on higher run-off rates for digital deposits after the experience of fast withdrawals. No date of implementation has been set.',
      ],
    },
  ),
  change(
    'gegenparteirisiken',
    'basel',
    'guidance',
    { due: 180, age: 105, at: ['emv-m~21', 'emv-m~17'], language: 'EN' },
    {
      DE: [
        'Gegenparteirisiken',
        'Leitlinien zu Sorgfaltsprüfung, Überwachung und Nachschuss bei Fonds und hebelfinanzierten Kunden; jährlicher Abgleich der eigenen Praxis.',
      ],
      FR: [
        'Risques de contrepartie',
        'Lignes directrices sur la diligence, la surveillance et les appels de marge pour les fonds et clients à effet de levier ; comparaison annuelle de sa propre pratique.',
      ],
      IT: [
        'Rischi di controparte',
        'Linee guida su diligenza, sorveglianza e richieste di margine per fondi e clienti con effetto leva; confronto annuale della propria prassi.',
      ],
      EN: [
        'Counterparty risk',
        'Guidelines on due diligence, monitoring and margining of funds and leveraged clients; annual gap analysis of own practice.',
      ],
    },
  ),
  change(
    'dora-ikt-drittanbieter',
    'eu',
    'regulation',
    { due: 75, age: 345, at: ['rs-opwid-m~30', 'rs-opwid-m~31'], language: 'EN' },
    {
      DE: [
        'Digitale operationale Resilienz (DORA)',
        'EU-Kunden verlangen Vertragsklauseln, Informationsregister und Tests auch von Schweizer IKT-Drittanbietern der Gruppe. Betroffen sind die Tochter in Luxemburg und ihre Verträge mit dem Stammhaus.',
      ],
      FR: [
        'Résilience opérationnelle numérique (DORA)',
        'Les clients de l’UE exigent des clauses contractuelles, des registres d’information et des tests aussi des prestataires suisses du groupe. Sont concernées la filiale à Luxembourg et ses contrats avec la maison mère.',
      ],
      IT: [
        'Resilienza operativa digitale (DORA)',
        'I clienti dell’UE esigono clausole contrattuali, registri delle informazioni e test anche dai fornitori svizzeri del gruppo. Sono interessati la filiale in Lussemburgo e i suoi contratti con la casa madre.',
      ],
      EN: [
        'Digital operational resilience (DORA)',
        'EU clients require contract clauses, registers of information and tests from Swiss ICT providers of the group too. Affected are the subsidiary in Luxembourg and its contracts with the head office.',
      ],
    },
  ),
  change(
    'marktdaten-entgelte',
    'eu',
    'regulation',
    { due: 24, age: 170, at: ['mdv-m~9', 'mdv-m~10', 'mdv-m~11'], language: 'EN' },
    {
      DE: [
        'Marktdaten',
        'Kostenbezogene Entgelte und einheitliche Verträge: Lieferverträge mit Anbietern aus der EU sind zu kündigen oder anzupassen, der Verbrauch ist neu zu melden.',
      ],
      FR: [
        'Données de marché',
        'Redevances fondées sur les coûts et contrats uniformes : les contrats avec des fournisseurs de l’UE doivent être résiliés ou adaptés, la consommation annoncée à nouveau.',
      ],
      IT: [
        'Dati di mercato',
        'Compensi basati sui costi e contratti uniformi: i contratti con fornitori dell’UE vanno disdetti o adeguati, il consumo segnalato di nuovo.',
      ],
      EN: [
        'Market data',
        'Cost-based fees and uniform contracts: supply contracts with EU providers must be terminated or adapted, usage reported anew.',
      ],
    },
  ),
  change(
    'mica-dienstleister',
    'eu',
    'regulation',
    { due: 215, age: 135, language: 'EN' },
    {
      DE: [
        'Märkte für Kryptowerte (MiCA)',
        'Ende der Übergangsfrist für Dienstleister: Ohne Zulassung ist die Ansprache von Kundschaft in der EU unzulässig. Länderweisungen sind nachzuführen.',
      ],
      FR: [
        'Marchés de cryptoactifs (MiCA)',
        'Fin de la période transitoire pour les prestataires : sans agrément, il est interdit de démarcher des clients dans l’UE. Les directives par pays doivent être mises à jour.',
      ],
      IT: [
        'Mercati delle cripto-attività (MiCA)',
        'Fine del periodo transitorio per i prestatori: senza autorizzazione non è ammesso rivolgersi a clienti nell’UE. Vanno aggiornate le direttive per Paese.',
      ],
      EN: [
        'Markets in crypto-assets (MiCA)',
        'End of the transitional period for providers: without authorisation clients in the EU must not be solicited. Country manuals must be updated.',
      ],
    },
  ),
  change(
    'eu-geldwaeschereiverordnung',
    'eu',
    'regulation',
    { due: 690, age: 240, at: ['gwv-m~18', 'gwv-m~19'], language: 'EN' },
    {
      DE: [
        'EU-Geldwäschereiverordnung',
        'Einheitliche Sorgfaltspflichten und Obergrenze für Barzahlungen. Die Gruppenstandards sind mit den strengeren Regeln der EU-Töchter abzugleichen.',
      ],
      FR: [
        'Règlement anti-blanchiment de l’UE',
        'Obligations de diligence uniformes et plafond pour les paiements en espèces. Les normes du groupe doivent être comparées aux règles plus strictes des filiales dans l’UE.',
      ],
      IT: [
        'Regolamento antiriciclaggio dell’UE',
        'Obblighi di diligenza uniformi e limite massimo per i pagamenti in contanti. Gli standard del gruppo vanno confrontati con le regole più severe delle filiali nell’UE.',
      ],
      EN: [
        'EU Anti-Money Laundering Regulation',
        'Uniform due diligence and a limit on cash payments. Group standards must be compared with the stricter rules of subsidiaries in the EU.',
      ],
    },
  ),
];
