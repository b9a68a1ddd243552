import { change, type SampleProviderChange } from './provider-change.ts';

/** Acts and ordinances of the Confederation on credit, security, identity and reporting. */
export const furtherFederalChanges: readonly SampleProviderChange[] = [
  change(
    'wohnliegenschaften-risikogewichte',
    'confederation',
    'ordinance',
    { due: 27, age: 130, at: ['emv-m~15', 'emv-m~13'] },
    {
      DE: [
        'Risikogewichte von Wohnliegenschaften',
        'Die Gewichtung nach Belehnungsgrad wird feiner abgestuft; Renditeliegenschaften erhalten eigene Stufen. Bewertung und Datenhaltung im Kreditsystem sind anzupassen.',
      ],
      FR: [
        'Pondération des immeubles d’habitation',
        'La pondération selon le taux d’avance est affinée ; les immeubles de rendement ont leurs propres paliers. L’évaluation et les données du système de crédit doivent être adaptées.',
      ],
      IT: [
        'Ponderazione degli immobili residenziali',
        'La ponderazione secondo il grado di anticipo è più graduata; gli immobili a reddito hanno livelli propri. Vanno adeguate la valutazione e i dati nel sistema crediti.',
      ],
      EN: [
        'Risk weights of residential property',
        'Weights by loan-to-value ratio are graded more finely; income-producing property has steps of its own. Valuation and data in the credit system must be adapted.',
      ],
    },
  ),
  change(
    'konsumkredit-hoechstzins',
    'confederation',
    'ordinance',
    { due: 35, age: 40, at: ['vk-m~6'] },
    {
      DE: [
        'Höchstzinssatz für Konsumkredite',
        'Der Höchstzinssatz wird auf das kommende Jahr neu festgelegt. Tarife, Vertragsvorlagen und Rechner sind auf den Stichtag umzustellen.',
      ],
      FR: [
        'Taux maximal des crédits à la consommation',
        'Le taux d’intérêt maximal est fixé à nouveau pour l’année à venir. Les tarifs, les modèles de contrats et les calculateurs doivent être adaptés pour cette date.',
      ],
      IT: [
        'Tasso massimo per i crediti al consumo',
        'Il tasso d’interesse massimo è fissato di nuovo per l’anno venturo. Tariffe, modelli di contratto e calcolatori vanno adeguati per tale data.',
      ],
      EN: [
        'Maximum interest rate for consumer credit',
        'The maximum interest rate is set anew for the coming year. Price lists, contract templates and calculators must be switched on the effective date.',
      ],
    },
  ),
  change(
    'meldepflicht-cyberangriffe',
    'confederation',
    'ordinance',
    { due: -6, age: 365, at: ['rs-opwid-m~20', 'bankg-m~28'] },
    {
      DE: [
        'Meldepflicht für Cyberangriffe',
        'Betreiberinnen kritischer Infrastrukturen melden Cyberangriffe innert 24 Stunden dem BACS. Die Meldewege an BACS und Aufsicht sind aufeinander abzustimmen.',
      ],
      FR: [
        'Obligation de signaler les cyberattaques',
        'Les exploitants d’infrastructures critiques signalent les cyberattaques à l’OFCS dans les 24 heures. Les voies d’annonce à l’OFCS et à l’autorité de surveillance doivent être coordonnées.',
      ],
      IT: [
        'Obbligo di segnalare i ciberattacchi',
        'I gestori di infrastrutture critiche segnalano i ciberattacchi all’UFCS entro 24 ore. Le vie di segnalazione all’UFCS e alla vigilanza vanno coordinate.',
      ],
      EN: [
        'Duty to report cyberattacks',
        'Operators of critical infrastructure report cyberattacks to the NCSC within 24 hours. Reporting lines to the NCSC and the supervisor must be aligned.',
      ],
    },
  ),
  change(
    'elektronische-identitaet',
    'confederation',
    'act',
    { due: 250, age: 200, at: ['gwv-m~11', 'vsf-m~4'] },
    {
      DE: [
        'Elektronische Identität',
        'Die staatliche E-ID kann zur Identifizierung auf Distanz verwendet werden. Zu prüfen sind Eröffnungsprozess, Nachweise und die Aufbewahrung der Prüfprotokolle.',
      ],
      FR: [
        'Identité électronique',
        'L’e-ID de l’État peut servir à l’identification à distance. Le processus d’ouverture, les preuves et la conservation des protocoles doivent être examinés.',
      ],
      IT: [
        'Identità elettronica',
        'L’e-ID statale può essere usata per l’identificazione a distanza. Vanno esaminati il processo d’apertura, le prove e la conservazione dei protocolli.',
      ],
      EN: [
        'Electronic identity',
        'The state e-ID may be used for remote identification. Account opening, evidence and the retention of verification records need to be reviewed.',
      ],
    },
  ),
  change(
    'sanktionen-embargogesetz',
    'confederation',
    'ordinance',
    { due: 3, age: 10, at: ['gwv-m~22', 'gwv-m~14'] },
    {
      DE: [
        'Sanktionen',
        'Neue Anhänge der Verordnung über Massnahmen nach dem Embargogesetz: Listen sofort einspielen, Bestand abgleichen, Treffer dem SECO melden.',
      ],
      FR: [
        'Sanctions',
        'Nouvelles annexes de l’ordonnance instituant des mesures selon la loi sur les embargos : charger les listes sans délai, vérifier le portefeuille, annoncer les concordances au SECO.',
      ],
      IT: [
        'Sanzioni',
        'Nuovi allegati dell’ordinanza che istituisce provvedimenti secondo la legge sugli embarghi: caricare subito gli elenchi, verificare le relazioni esistenti, segnalare le corrispondenze alla SECO.',
      ],
      EN: [
        'Sanctions',
        'New annexes to the ordinance on measures under the Embargo Act: load lists at once, screen existing clients, report matches to SECO.',
      ],
    },
  ),
  change(
    'nachhaltigkeitsberichterstattung',
    'confederation',
    'consultation',
    { age: 55, language: 'FR' },
    {
      DE: [
        'Nachhaltigkeitsberichterstattung',
        'Vernehmlassung zu Art. 964a ff. OR: tiefere Schwellen, Prüfungspflicht und Wahl zwischen zwei Standards. Der Bundesrat hat den weiteren Zeitplan offen gelassen.',
      ],
      FR: [
        'Rapports de durabilité',
        'Consultation sur les art. 964a ss CO : seuils abaissés, obligation de vérification et choix entre deux normes. Le Conseil fédéral a laissé ouvert la suite du calendrier.',
      ],
      IT: [
        'Rapporti di sostenibilità',
        'Consultazione sugli art. 964a segg. CO: soglie più basse, obbligo di verifica e scelta tra due standard. Il Consiglio federale ha lasciato aperto il calendario.',
      ],
      EN: [
        'Sustainability reporting',
        'Consultation on Art. 964a et seq. CO: lower thresholds, mandatory assurance and a choice between two standards. The Federal Council has left the further timetable open.',
      ],
    },
  ),
];
