import { change, type SampleProviderChange } from './provider-change.ts';

/** Acts and ordinances of the Confederation. */
export const federalChanges: readonly SampleProviderChange[] = [
  change(
    'einlagensicherung',
    'confederation',
    'act',
    { due: 19, age: 214, at: ['bankg-m~24', 'bankg-m~25', 'bankg-m~26'] },
    {
      DE: [
        'Einlagensicherung',
        'Vorbereitungshandlungen nach Art. 37h Abs. 3 BankG: Banken müssen im Rahmen ihrer ordentlichen Geschäftstätigkeit die Erstellung des Auszahlungsplans, die Kontaktierung der Einleger und die Auszahlung innert sieben Arbeitstagen vorbereiten. Dazu gehören Infrastruktur, standardisierte Prozesse und die Einlegerliste.',
      ],
      FR: [
        'Garantie des dépôts',
        'Mesures préparatoires selon l’art. 37h al. 3 LB : dans le cadre de leur activité ordinaire, les banques doivent préparer l’établissement du plan de remboursement, la prise de contact avec les déposants et le remboursement dans les sept jours ouvrables. En font partie l’infrastructure, des processus standardisés et la liste des déposants.',
      ],
      IT: [
        'Garanzia dei depositi',
        'Misure preparatorie secondo l’art. 37h cpv. 3 LBCR: nell’ambito dell’attività ordinaria le banche devono preparare l’allestimento del piano di pagamento, la presa di contatto con i depositanti e il rimborso entro sette giorni lavorativi. Ne fanno parte l’infrastruttura, processi standardizzati e l’elenco dei depositanti.',
      ],
      EN: [
        'Deposit insurance',
        'Preparatory measures under Art. 37h para. 3 BankA: in the course of their ordinary business banks must prepare the drawing up of the payout plan, contact with depositors and payout within seven working days. This includes infrastructure, standardised processes and the list of depositors.',
      ],
    },
  ),
  change(
    'sorgfaltspflichten-geldwaescherei',
    'confederation',
    'ordinance',
    { due: 21, age: 160, at: ['gwv-m~13', 'gwv-m~16', 'gwv-m~8'] },
    {
      DE: [
        'Sorgfaltspflichten',
        'Aktualisierung der Kundenprofile: Die wirtschaftlich berechtigten Personen sind risikobasiert und periodisch zu überprüfen, die Ergebnisse zu dokumentieren. Bestehende Beziehungen mit erhöhtem Risiko werden zuerst überprüft.',
      ],
      FR: [
        'Obligations de diligence',
        'Mise à jour des profils de clients : les ayants droit économiques doivent être vérifiés périodiquement selon les risques et les résultats documentés. Les relations existantes présentant un risque accru sont vérifiées en premier.',
      ],
      IT: [
        'Obblighi di diligenza',
        'Aggiornamento dei profili dei clienti: gli aventi economicamente diritto vanno verificati periodicamente in funzione dei rischi e i risultati documentati. Le relazioni esistenti a rischio accresciuto sono verificate per prime.',
      ],
      EN: [
        'Due diligence',
        'Updating of client profiles: beneficial owners must be reviewed periodically on a risk basis and the results documented. Existing relationships with increased risk are reviewed first.',
      ],
    },
  ),
  change(
    'datenschutz-datensicherheit',
    'confederation',
    'act',
    { due: 96, age: 300, at: ['bankg-m~21'] },
    {
      DE: [
        'Datenschutz',
        'Meldung von Verletzungen der Datensicherheit nach Art. 24 DSG: Weisung, Meldeweg und Vorlage für die Mitteilung an Betroffene sind anzupassen; das Verzeichnis der Bearbeitungstätigkeiten wird ergänzt.',
      ],
      FR: [
        'Protection des données',
        'Annonce des violations de la sécurité des données selon l’art. 24 LPD : la directive, la voie d’annonce et le modèle d’information des personnes concernées doivent être adaptés ; le registre des activités de traitement est complété.',
      ],
      IT: [
        'Protezione dei dati',
        'Notifica di violazioni della sicurezza dei dati secondo l’art. 24 LPD: vanno adeguati la direttiva, la via di notifica e il modello per informare le persone interessate; il registro delle attività di trattamento è completato.',
      ],
      EN: [
        'Data protection',
        'Notification of data security breaches under Art. 24 FADP: directive, reporting line and template for informing the persons concerned must be adapted; the register of processing activities is extended.',
      ],
    },
  ),
  change(
    'liquiditaet-systemrelevante-banken',
    'confederation',
    'ordinance',
    { due: 400, age: 250, at: ['bankg-m~18', 'liqs-m~3'] },
    {
      DE: [
        'Liquidität',
        'Zusätzliche Anforderungen an systemrelevante Banken: Die Liquiditätsverordnung verlangt Grundanforderungen und institutsspezifische Zusatzanforderungen über einen Horizont von 90 Tagen.',
      ],
      FR: [
        'Liquidités',
        'Exigences supplémentaires pour les banques d’importance systémique : l’ordonnance sur les liquidités prévoit des exigences de base et des exigences propres à l’établissement sur un horizon de 90 jours.',
      ],
      IT: [
        'Liquidità',
        'Requisiti supplementari per le banche di rilevanza sistemica: l’ordinanza sulla liquidità prevede requisiti di base e requisiti specifici dell’istituto su un orizzonte di 90 giorni.',
      ],
      EN: [
        'Liquidity',
        'Additional requirements for systemically important banks: the Liquidity Ordinance requires basic and institution-specific requirements over a horizon of 90 days.',
      ],
    },
  ),
  change(
    'kryptowerte-verwahrung',
    'confederation',
    'act',
    { due: 398, age: 120, at: ['gwv-m~19'] },
    {
      DE: [
        'Kryptowerte',
        'Verwahrung kryptobasierter Vermögenswerte: Absonderung im Konkurs, Sammelverwahrung und neue Bewilligungskategorien für Zahlungsmittelinstitute und Kryptoinstitute.',
      ],
      FR: [
        'Cryptoactifs',
        'Conservation de cryptoactifs : distraction en cas de faillite, garde collective et nouvelles catégories d’autorisation pour les établissements d’instruments de paiement et de cryptoactifs.',
      ],
      IT: [
        'Criptovalori',
        'Custodia di valori patrimoniali crittografici: rivendicazione nel fallimento, custodia collettiva e nuove categorie d’autorizzazione per gli istituti di mezzi di pagamento e di criptovalori.',
      ],
      EN: [
        'Crypto assets',
        'Custody of crypto-based assets: segregation in bankruptcy, collective custody and new licence categories for payment instrument and crypto institutions.',
      ],
    },
  ),
  change(
    'steuertransparenz-aia',
    'confederation',
    'ordinance',
    { due: 580, age: 90, language: 'FR' },
    {
      DE: [
        'Steuertransparenz',
        'Automatischer Informationsaustausch, erweitert auf Kryptowerte: Melderahmen für Anbieter, Selbstauskünfte der Kundschaft und ergänzter gemeinsamer Meldestandard.',
      ],
      FR: [
        'Transparence fiscale',
        'Échange automatique de renseignements étendu aux cryptoactifs : cadre de déclaration pour les prestataires, autocertifications des clients et norme commune de déclaration complétée.',
      ],
      IT: [
        'Trasparenza fiscale',
        'Scambio automatico di informazioni esteso ai criptovalori: quadro di comunicazione per i fornitori, autocertificazioni dei clienti e standard comune di comunicazione completato.',
      ],
      EN: [
        'Tax transparency',
        'Automatic exchange of information extended to crypto assets: reporting framework for providers, self-certifications of clients and an amended common reporting standard.',
      ],
    },
  ),
  change(
    'transparenzregister-juristische-personen',
    'confederation',
    'act',
    { due: 215, age: 180, at: ['gwv-m~6', 'gwv-m~8', 'gwv-m~9'] },
    {
      DE: [
        'Transparenzregister',
        'Register der wirtschaftlich berechtigten Personen juristischer Personen: Abfragen im Eröffnungsprozess, Meldung von Unterschieden und Zugriffsrechte der Fachstelle.',
      ],
      FR: [
        'Registre de transparence',
        'Registre des ayants droit économiques des personnes morales : consultations lors de l’ouverture, signalement de divergences et droits d’accès du service spécialisé.',
      ],
      IT: [
        'Registro della trasparenza',
        'Registro degli aventi economicamente diritto di persone giuridiche: consultazioni nell’apertura, segnalazione di divergenze e diritti di accesso del servizio specializzato.',
      ],
      EN: [
        'Transparency register',
        'Register of the beneficial owners of legal entities: queries when relationships are opened, reporting of discrepancies and access rights of the specialist unit.',
      ],
    },
  ),
  change(
    'liquiditaetssicherung-public-liquidity-backstop',
    'confederation',
    'act',
    { age: 75, at: ['bankg-m~32', 'bankg-m~33'] },
    {
      DE: [
        'Staatliche Liquiditätssicherung',
        'Öffentlicher Liquiditätsrahmen für systemrelevante Banken in der Sanierung. Die Vorlage ist im Parlament; ein Inkrafttreten ist noch nicht bestimmt.',
      ],
      FR: [
        'Garantie étatique des liquidités',
        'Cadre public de liquidités pour les banques d’importance systémique en cas d’assainissement. Le projet est au Parlement ; l’entrée en vigueur n’est pas encore fixée.',
      ],
      IT: [
        'Garanzia statale della liquidità',
        'Quadro pubblico di liquidità per le banche di rilevanza sistemica in caso di risanamento. Il progetto è in Parlamento; l’entrata in vigore non è ancora stabilita.',
      ],
      EN: [
        'Public liquidity backstop',
        'Public liquidity framework for systemically important banks in restructuring. The bill is before parliament; no date of entry into force has been set.',
      ],
    },
  ),
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
