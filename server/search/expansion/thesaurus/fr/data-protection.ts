/** French words of data protection; how lines are read: ../read-thesaurus.ts. */
export const dataProtection = `
fuite de données, vol de données, perte de données, data breach > violation de la sécurité des données
demande d'accès, accéder à ses données, access request > droit d'accès
vie privée, privacy, sphère privée > protection des données, protection de la personnalité
rgpd, gdpr > protection des données
données délicates, données médicales > données sensibles
données à caractère personnel, données privées, données des clients > données personnelles
transfert à l'étranger, envoi à l'étranger, export de données > communication à l'étranger
transmettre, divulguer, partager > communiquer, communication
portabilité, transfert de ses données > remise des données, transmission des données
aipd, étude d'impact, évaluation d'impact > analyse d'impact
dpo, délégué à la protection des données > conseiller à la protection des données
pfpdt, autorité de protection des données > préposé
prestataire informatique, sous-traitance > sous-traitant
traitement automatisé, robot, algorithme > décision individuelle automatisée
registre des traitements, inventaire des traitements > registre des activités de traitement
politique de confidentialité, notice d'information > devoir d'informer
donner son accord, opt-in > consentement
droit à l'oubli, supprimer > effacer, détruire, anonymiser
correction, données fausses > rectifier, inexactes
minimisation > proportionnalité
privacy by design, privacy by default > protection des données dès la conception, protection par défaut
vidéosurveillance, caméra > surveillance systématique du domaine public
pistage, tracking, profil de personnalité > profilage
usurpation d'identité > utilisation abusive de l'identité
code de bonne conduite > code de conduite
secret médical, secret de fonction > devoir de discrétion, secret professionnel
controller, maître du fichier > responsable du traitement
processor, hébergeur, cloud, informatique en nuage > sous-traitant, sous-traitance
sous-traitant ultérieur, subprocessor > sous-traiter un traitement à un tiers
fichier, base de données, banque de données clients > traitement de données personnelles
usage domestique, carnet d'adresses, usage familial > usage exclusivement personnel
extraterritorialité, effets en suisse depuis l'étranger > champ d'application territorial
race, ethnie, couleur de peau > origine raciale
convictions, appartenance politique, idéologie > données sensibles, opinions politiques
empreintes digitales, reconnaissance faciale, scan de l'iris > données biométriques
adn, test adn, patrimoine héréditaire > données génétiques
orientation sexuelle, intimité > sphère intime
dossier médical, diagnostic, patient > données santé, données sensibles
casier judiciaire, antécédents judiciaires, condamnations > sanctions pénales, données sensibles
géolocalisation, gps, suivi des trajets > localisation, profilage
score de crédit, scoring, bonité, capacité de crédit > évaluer la solvabilité, profilage
recoupement de données, croisement de fichiers > appariement de données
détournement de finalité, but du traitement, à quoi servent les données > finalité, finalités déterminées
stocker, stockage > conservation
temps de conservation, durée d'archivage des données > durée de conservation, délai de conservation
données périmées, données plus nécessaires > détruites ou anonymisées
pseudonymisation, anonymat, caviarder > anonymiser, identifier la personne concernée
case à cocher, accord explicite, retirer son accord > consentement, consent valablement
réglages par défaut, paramètres > préréglages, protection par défaut
cryptage, mot de passe, sécurité informatique > sécurité des données, mesures techniques et organisationnelles
mesures de sécurité > mesures techniques et organisationnelles
ncsc, centre national pour la cybersécurité > office fédéral de la cybersécurité
iso 27001, sceau de qualité > certification, label de qualité
société sans siège en suisse, représentant ue > représentant, siège ou domicile à l'étranger
scc, clauses contractuelles types, contrat type > clauses type de protection des données
bcr, binding corporate rules, règles internes du groupe > règles d'entreprise contraignantes
décision d'adéquation, pays tiers > niveau de protection adéquat
usa, états-unis, privacy shield > communication à l'étranger, niveau de protection adéquat
mettre en ligne, réseaux sociaux > publication sous forme électronique
à l'insu, en cachette > exceptions au devoir d'informer
coordonnées du responsable, mentions obligatoires > identité et les coordonnées
intelligence artificielle, ia, chatgpt, ordinateur décide > décision individuelle automatisée
intervention humaine, réexamen par un humain > revue par une personne physique
logique de l'algorithme, fonctionnement de l'algorithme > logique sur laquelle se base
traitement dangereux, danger pour les personnes > risque élevé, profilage à risque élevé
avis du préposé, consulter le préposé > consultation préalable
ransomware, rançongiciel, hacking, phishing, hameçonnage > violation de la sécurité des données
incident de sécurité, faille, brèche, incident informatique > annonce des violations de la sécurité, violation de la sécurité des données
mauvais destinataire, clé usb perdue, ordinateur volé > violation de la sécurité des données
72 heures, notifier une fuite > annonce dans les meilleurs délais
copie des données, consulter son dossier > droit d'accès, fournit les renseignements
demande abusive, demande chicanière, quérulent > manifestement infondée, procédurière
refuser l'accès, limiter l'accès aux données > restrictions au droit d'accès
reporter du journal, presse, rédaction, sources journalistiques > médias, sources d'information
récupérer ses données, changer de prestataire > remise ou transmission des données personnelles
base juridique, fondement juridique > base légale, motifs justificatifs
intérêts du responsable > motifs justificatifs, intérêt prépondérant
célébrité, star > personnalité publique
atteinte à l'honneur, réputation ternie > atteinte à la personnalité
recherche scientifique, chercheur, sondage > fins ne se rapportant pas à des personnes
action civile, procès civil, attaquer en justice > prétentions
données contestées, exactitude non prouvée > mention du caractère litigieux
administration fédérale, office fédéral, service public > organe fédéral
phase test, projet pilote > essais pilotes
bloquer la transmission, opt-out, refuser la transmission > opposition à la communication
loi sur la transparence, accès aux dossiers officiels > documents officiels
edöb, fdpic > préposé fédéral à la protection des données
mandat du préposé, réélection, mandature > période de fonction
destitution, limogeage > révoquer, relever de ses fonctions
investigation, ouvrir une procédure > enquête
inspecter les bureaux, visite des locaux > accès aux locaux et aux installations
injonction, mise en conformité, arrêter le traitement > mesures administratives, suspension ou la cessation
250'000 francs, plafond de l'amende, montant de l'amende > amende de 250 000 francs
employé puni, sanction personnelle > puni d'une amende, personnes privées
responsabilité pénale de l'entreprise, condamner la société > infractions commises dans une entreprise
désobéissance, désobéir, ignorer une décision > insoumission à une décision
indiscrétion, bavardage, trahir un secret > devoir de discrétion, révèle un secret
confidentialité, confidentiel, nda > obligation de garder le secret, secret
intragroupe, société soeur, sein du groupe > entreprises appartenant au même groupe
maison mère, parent company > société mère
données d'entreprises, données de sociétés > données concernant des personnes morales
pme > moins de 250 collaborateurs
cookies, traceurs > profilage, suivi du comportement
autorités étrangères de protection des données > assistance administrative, autorités étrangères
fausse réponse, mentir au préposé, réponse incomplète > renseignements inexacts ou incomplets
personnes fragiles > personnes vulnérables
annuaire, bottin > accessibles à tout un chacun
erronées, erreur dans mes données, renseignement faux > inexactes, rectification, rectifier
usb, disque dur, smartphone, ordinateur portable > violation de la sécurité des données
docteur, médecin, hôpital > professionnel de la santé
tester un système, version beta, nouveau système > essais pilotes, phase d'essai
règles de branche, règles sectorielles, propres règles > codes de conduite
envoyer, expédier > transmettre, communiquer
lire les e-mails, surveiller les employés > atteinte à la personnalité
`;
