import { change, type SampleProviderChange } from './provider-change.ts';

/** Circulars and guidance of the supervisory authority. */
export const supervisoryChanges: readonly SampleProviderChange[] = [
  change(
    'cyberrisiken',
    'finma',
    'circular',
    { due: -13, age: 320, at: ['rs-opwid-m~20', 'rs-opwid-m~21'] },
    {
      DE: [
        'Cyberrisiken',
        'Meldung von Verletzungen an BACS und FINMA: Wesentliche Cyberattacken sind innert 24 Stunden zu melden, der Bericht mit Ursachenanalyse folgt innert 72 Stunden. Die Schwere wird nach dem Anhang beurteilt.',
      ],
      FR: [
        'Cyberrisques',
        'Annonce des violations à l’OFCS et à la FINMA : les cyberattaques importantes sont annoncées dans les 24 heures, le rapport avec analyse des causes suit dans les 72 heures. La gravité s’apprécie selon l’annexe.',
      ],
      IT: [
        'Ciberrischi',
        'Notifica di violazioni all’UFCS e alla FINMA: i ciberattacchi importanti vanno notificati entro 24 ore, il rapporto con l’analisi delle cause segue entro 72 ore. La gravità è valutata secondo l’allegato.',
      ],
      EN: [
        'Cyber risks',
        'Reporting of breaches to NCSC and FINMA: material cyberattacks must be reported within 24 hours, followed by a report with root cause analysis within 72 hours. Severity is assessed according to the annex.',
      ],
    },
  ),
  change(
    'offenlegung-klimarisiken',
    'finma',
    'consultation',
    { due: 29, age: 6, at: ['emv-m~25'] },
    {
      DE: [
        'Offenlegung Klimarisiken',
        'Umsetzungsvorschläge prüfen, zur Anhörung Stellung nehmen: Naturbezogene Finanzrisiken sollen in Risikomanagement und Offenlegung der Kategorien 1 bis 3 einbezogen werden.',
      ],
      FR: [
        'Publication des risques climatiques',
        'Examiner les propositions et prendre position dans l’audition : les risques financiers liés à la nature doivent être intégrés à la gestion des risques et à la publication des catégories 1 à 3.',
      ],
      IT: [
        'Pubblicazione dei rischi climatici',
        'Esaminare le proposte e prendere posizione nell’indagine conoscitiva: i rischi finanziari legati alla natura vanno integrati nella gestione dei rischi e nella pubblicazione delle categorie da 1 a 3.',
      ],
      EN: [
        'Disclosure of climate risks',
        'Review the proposals and respond to the consultation: nature-related financial risks are to be part of risk management and disclosure in categories 1 to 3.',
      ],
    },
  ),
  change(
    'operationelle-risiken',
    'finma',
    'circular',
    { due: 110, age: 410, at: ['rs-opwid-m~12a', 'rs-opwid-m~13'] },
    {
      DE: [
        'Operationelle Risiken',
        'Sicherstellung der operationellen Resilienz: kritische Funktionen und Unterbrechungstoleranzen genehmigen, Abhängigkeiten aufnehmen und jährlich mit schweren, aber plausiblen Szenarien testen.',
      ],
      FR: [
        'Risques opérationnels',
        'Garantie de la résilience opérationnelle : approuver les fonctions critiques et les tolérances aux interruptions, relever les dépendances et tester chaque année des scénarios graves mais plausibles.',
      ],
      IT: [
        'Rischi operativi',
        'Garanzia della resilienza operativa: approvare le funzioni critiche e le tolleranze alle interruzioni, rilevare le dipendenze e testare ogni anno scenari gravi ma plausibili.',
      ],
      EN: [
        'Operational risks',
        'Ensuring operational resilience: approve critical functions and tolerances for disruption, map dependencies and test every year with severe but plausible scenarios.',
      ],
    },
  ),
  change(
    'auslagerungen-verzeichnis',
    'finma',
    'guidance',
    { due: 280, age: 65, at: ['bankg-m~14', 'rs-opwid-m~30'] },
    {
      DE: [
        'Auslagerungen',
        'Verzeichnis der Auslagerungen, Anforderungen an Unterakkordanten: Die Aufsichtsmitteilung verlangt Angaben zu Konzentrationen, Datenstandorten und Ausstiegsplänen.',
      ],
      FR: [
        'Externalisations',
        'Inventaire des externalisations et exigences envers les sous-traitants : la communication demande des indications sur les concentrations, les lieux de données et les plans de sortie.',
      ],
      IT: [
        'Esternalizzazioni',
        'Inventario delle esternalizzazioni e requisiti per i subfornitori: la comunicazione chiede indicazioni su concentrazioni, ubicazione dei dati e piani di uscita.',
      ],
      EN: [
        'Outsourcing',
        'Inventory of outsourced functions and requirements for subcontractors: the guidance asks for details on concentrations, data locations and exit plans.',
      ],
    },
  ),
  change(
    'kuenstliche-intelligenz',
    'finma',
    'guidance',
    { due: 124, age: 85, at: ['bankg-m~12'] },
    {
      DE: [
        'Künstliche Intelligenz',
        'Governance und Inventar der Anwendungen: zentrales Verzeichnis mit Risikoklassen, Verantwortlichkeiten, Datenqualität, Tests, Überwachung und unabhängige Überprüfung.',
      ],
      FR: [
        'Intelligence artificielle',
        'Gouvernance et inventaire des applications : registre central avec classes de risques, responsabilités, qualité des données, tests, surveillance et vérification indépendante.',
      ],
      IT: [
        'Intelligenza artificiale',
        'Governance e inventario delle applicazioni: registro centrale con classi di rischio, responsabilità, qualità dei dati, test, sorveglianza e verifica indipendente.',
      ],
      EN: [
        'Artificial intelligence',
        'Governance and inventory of applications: central register with risk classes, responsibilities, data quality, tests, monitoring and independent review.',
      ],
    },
  ),
  change(
    'verhaltensregeln-fidleg',
    'finma',
    'circular',
    { due: -40, age: 500, at: ['bankg-m~22', 'vk-m~7'] },
    {
      DE: [
        'Verhaltensregeln FIDLEG',
        'Das Rundschreiben präzisiert die Information über Art und Risiken von Finanzinstrumenten, die Offenlegung von Retrozessionen und die Eignungsprüfung bei konzentrierten Depots.',
      ],
      FR: [
        'Règles de comportement LSFin',
        'La circulaire précise l’information sur la nature et les risques des instruments financiers, la publication des rétrocessions et la vérification de l’adéquation pour les dépôts concentrés.',
      ],
      IT: [
        'Norme di comportamento LSerFi',
        'La circolare precisa l’informazione sulla natura e sui rischi degli strumenti finanziari, la pubblicazione delle retrocessioni e la verifica dell’adeguatezza per depositi concentrati.',
      ],
      EN: [
        'Conduct rules FinSA',
        'The circular specifies information on the nature and risks of financial instruments, the disclosure of retrocessions and the suitability assessment of concentrated portfolios.',
      ],
    },
  ),
  change(
    'zinsrisiken',
    'finma',
    'circular',
    { due: 400, age: 45, at: ['emv-m~18'] },
    {
      DE: [
        'Zinsrisiken',
        'Die Schockszenarien im Bankenbuch werden neu kalibriert, Meldeformulare und Offenlegung angepasst. Modelle für Einlagen ohne feste Laufzeit sind neu zu validieren.',
      ],
      FR: [
        'Risques de taux',
        'Les scénarios de choc du portefeuille de la banque sont recalibrés, les formulaires et la publication adaptés. Les modèles pour les dépôts sans échéance doivent être validés à nouveau.',
      ],
      IT: [
        'Rischi di tasso',
        'Gli scenari di shock del portafoglio bancario sono ricalibrati, i moduli e la pubblicazione adeguati. I modelli per i depositi senza scadenza vanno nuovamente validati.',
      ],
      EN: [
        'Interest rate risk',
        'Shock scenarios in the banking book are recalibrated, reporting forms and disclosure adapted. Models for non-maturity deposits must be validated again.',
      ],
    },
  ),
  change(
    'stablecoins-ausfallgarantien',
    'finma',
    'guidance',
    { age: 140, at: ['gwv-m~19'] },
    {
      DE: [
        'Stablecoins',
        'Anforderungen an Ausfallgarantien von Banken für Herausgeber und an die Identifizierung aller Inhaber. Wann die gesetzliche Regelung folgt, ist offen.',
      ],
      FR: [
        'Stablecoins',
        'Exigences envers les garanties de défaillance des banques pour les émetteurs et l’identification de tous les détenteurs. La date de la réglementation légale est ouverte.',
      ],
      IT: [
        'Stablecoin',
        'Requisiti per le garanzie in caso di insolvenza delle banche a favore degli emittenti e per l’identificazione di tutti i detentori. La data della regolamentazione legale è aperta.',
      ],
      EN: [
        'Stablecoins',
        'Requirements for default guarantees of banks for issuers and for identifying all holders. When the statutory rules will follow is open.',
      ],
    },
  ),
  change(
    'hypothekarmarkt-tragbarkeit',
    'finma',
    'guidance',
    { due: 9, age: 30, at: ['vk-m~6', 'emv-m~15'] },
    {
      DE: [
        'Tragbarkeit von Hypotheken',
        'Feststellungen aus Vor-Ort-Kontrollen: kalkulatorische Zinsen, Ausnahmen von der Kreditpolitik und Bewertung von Renditeobjekten sind zu überprüfen; Antwort an die Aufsicht mit Massnahmenplan.',
      ],
      FR: [
        'Capacité financière et hypothèques',
        'Constats des contrôles sur place : taux théoriques, exceptions à la politique de crédit et évaluation des objets de rendement doivent être revus ; réponse à l’autorité avec un plan de mesures.',
      ],
      IT: [
        'Sostenibilità delle ipoteche',
        'Risultati dei controlli in loco: vanno verificati tassi calcolatori, eccezioni alla politica creditizia e valutazione degli oggetti a reddito; risposta alla vigilanza con un piano di misure.',
      ],
      EN: [
        'Affordability of mortgages',
        'Findings of on-site reviews: imputed rates, exceptions to policy and valuation of income-producing property must be reviewed; reply to the supervisor with a plan of action.',
      ],
    },
  ),
  change(
    'geldwaeschereiverordnung-finma',
    'finma',
    'ordinance',
    { due: 36, age: 150, at: ['gwv-m~7', 'gwv-m~15', 'gwv-m~17a'] },
    {
      DE: [
        'Geldwäschereiverordnung-FINMA',
        'Tiefere Schwellenwerte für Kassageschäfte und ergänzte Angaben im Zahlungsverkehr. Weisungen, Schulung und Regeln der Transaktionsüberwachung sind nachzuführen.',
      ],
      FR: [
        'Ordonnance de la FINMA sur le blanchiment d’argent',
        'Seuils abaissés pour les opérations de caisse et indications complétées dans le trafic des paiements. Les directives, la formation et les règles de surveillance des transactions doivent être mises à jour.',
      ],
      IT: [
        'Ordinanza FINMA sul riciclaggio di denaro',
        'Soglie più basse per le operazioni di cassa e indicazioni complete nel traffico dei pagamenti. Vanno aggiornate direttive, formazione e regole di sorveglianza delle transazioni.',
      ],
      EN: [
        'FINMA Anti-Money Laundering Ordinance',
        'Lower thresholds for cash transactions and additional information in payments. Directives, training and the rules of transaction monitoring must be updated.',
      ],
    },
  ),
];
