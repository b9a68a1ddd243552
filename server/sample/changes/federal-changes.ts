import { change, type SampleProviderChange } from './provider-change.ts';

/** Acts and ordinances of the Confederation on deposits, money laundering, data and assets. */
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
];
