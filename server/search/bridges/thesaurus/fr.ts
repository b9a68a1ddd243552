/** Everyday and professional French beside the words of the law; how lines are read: read-thesaurus.ts. */
export const french = `
# data protection
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
accord, opt-in > consentement
droit à l'oubli, supprimer > effacer, détruire, anonymiser
correction, données fausses > rectifier, inexactes
minimisation > proportionnalité
privacy by design, privacy by default > protection des données dès la conception, protection par défaut
vidéosurveillance, caméra > surveillance systématique du domaine public
pistage, tracking, profil de personnalité > profilage
usurpation d'identité > utilisation abusive de l'identité
code de bonne conduite > code de conduite
secret médical, secret de fonction > devoir de discrétion, secret professionnel

# money laundering
blanchiment, argent sale > blanchiment d'argent
kyc, know your customer, identification du client, contrôle d'identité > vérification de l'identité du cocontractant
carte d'identité, passeport > pièce de légitimation, identité
propriétaire effectif, bénéficiaire économique, beneficial owner, bénéficiaire effectif > ayant droit économique
déclaration de soupçon, dénonciation, signalement > obligation de communiquer, communication au bureau
mros, cellule de renseignement financier, crf > bureau de communication
pep > personne politiquement exposée
due diligence, vigilance > obligation de diligence
cash, liquide, argent liquide > espèces
gel des avoirs, blocage du compte, compte bloqué > blocage des avoirs
oar > organisme d'autorégulation
prête-nom, homme de paille > ayant droit économique
société écran, société boîte aux lettres > société de domicile
pays à risque > risques accrus
archivage, archiver > conservation, documents
tipping off, avertir le client > interdiction d'informer
cryptomonnaie, crypto-monnaie, bitcoin > monnaie virtuelle, cryptoactifs
virement, transfert d'argent > ordre de virement, transmission de fonds
bureau de change > opérations de change
commerçant, marchand, vendeur > négociant
infraction préalable > crime, délit fiscal qualifié
terroriste > financement du terrorisme

# banks and supervision
licence, agrément, permis > autorisation
épargne, compte d'épargne, avoirs bancaires > dépôt, dépôts garantis
protection des épargnants > garantie des dépôts
titulaire du compte > déposant, client
petite banque > catégories 4 et 5
grande banque, too big to fail > banque d'importance systémique
faillite bancaire, banque en faillite > faillite, insolvabilité, assainissement
banqueroute, déconfiture > faillite, insolvabilité
sauvetage > aide étatique, assainissement, soutien
surveillance bancaire, gendarme financier > finma
secret bancaire > secret professionnel
bonus, prime, gratification > rémunération variable
salaire des dirigeants, salaire du patron > rémunération
capital propre, coussin, exigences de capital > fonds propres, volant de fonds propres
ratio de levier, leverage ratio > ratio d'endettement maximal
réserve de liquidités > liquidités
gros crédit, concentration > répartition des risques, gros risque
outsourcing > externalisation, délégation
hypothèque, prêt immobilier, crédit immobilier > créance garantie par gage immobilier, gage immobilier
logement > immeuble d'habitation
immeuble commercial > objet commercial
dérivé, produit dérivé > instrument financier dérivé
titre, action, papier-valeur > valeurs mobilières
mettre en gage, nantissement, gage > constituer une sûreté, sûretés
gérant de fortune, gestion de patrimoine > gestionnaire de fortune
fonds de placement, hedge fund > placements collectifs
fintech, sandbox > encouragement de l'innovation
délit d'initié, initié > information d'initié
manipulation de cours > manipulation du marché
conseil d'administration, direction, dirigeant > gestion, haute direction, activité irréprochable
bonne réputation, honorabilité > garantie d'une activité irréprochable
réviseur, auditeur, audit > société d'audit
compliance > respect des prescriptions, contrôle interne
contrôle interne > système de contrôle interne
notation, rating > agence de notation
bilan, rapport annuel > comptes annuels, établissement des comptes
comptes en déshérence, comptes oubliés > avoirs en déshérence
bail-in > réduction de créances, conversion
filiale, agence > succursale
bureau de représentation > représentation
contrôle étranger > domination étrangère, en mains étrangères
gros actionnaire, actionnaire principal > participation qualifiée
lanceur d'alerte, whistleblower > dénonciation, signalement
frais de surveillance > émolument, taxe de surveillance
cyberattaque, piratage, pirate > cyberrisque
publication du nom, pilori > publication de la décision
interdiction professionnelle > interdiction d'exercer

# criminal law and procedure
contravention, sanction financière, pénalité, pv > amende
prison, emprisonnement, détention > peine privative de liberté
punissable, sanction > dispositions pénales, puni
imprudence, par erreur > négligence
exprès, volontairement > intentionnellement
escroquerie, fraude > astucieuse, tromperie
pot-de-vin, bakchich > corruption
appel, contester, opposition > recours
tribunal suprême > tribunal fédéral
délai de prescription > prescription
dommages-intérêts, indemnisation > responsabilité, dommage
pièces justificatives, papiers, dossier > documents, pièces
saisie, vente forcée > réalisation, exécution
garant > cautionnement, sûreté
entraide, coopération internationale > assistance administrative
décision administrative, arrêté > décision
fouille, descente > perquisition
refus de témoigner > droit de refuser de témoigner
plainte, porter plainte > plainte pénale, dénonciation pénale
saisir les gains > confiscation

# work
employé, salarié, collaborateur > travailleur, personnel
patron, chef > employeur
paie, traitement mensuel > salaire, rémunération
licenciement, congédier, renvoi > résiliation des rapports de travail, résiliation
congé immédiat, sur-le-champ > résiliation immédiate, justes motifs
congés payés > vacances
heures sup > heures supplémentaires
maladie, arrêt maladie > incapacité de travail
grossesse, congé maternité > maternité
caisse de pension, retraite, pension > prévoyance professionnelle
second emploi, travail secondaire > activité accessoire
période d'essai > temps d'essai
télétravail > travail à domicile
fonctionnaire, employé fédéral > personnel de la confédération

# contracts and companies
firme, société, boîte > entreprise
acheteur, client > cocontractant, acquéreur
fournisseur, prestataire > prestataire de services, tiers
rompre le contrat, annuler le contrat > résiliation du contrat
petits caractères > conditions générales
procuration > représentation
rachat d'entreprise > fusion, regroupement
assemblée des actionnaires > assemblée générale
inscription au registre > registre du commerce
possession, propriétaire > propriété, garantie de la propriété
locataire, bailleur, loyer > bail, bail à loyer
héritage, testament > succession
prêt, emprunt > crédit, créance
taux d'intérêt, intérêt de retard > intérêts
délai manqué > restitution du délai

# taxes and gaming
déclaration d'impôts, formulaire fiscal > taxation, déclaration
exempt d'impôt, non imposable > exonération
fraude fiscale, évasion fiscale > soustraction d'impôt, délit fiscal
tva > taxe sur la valeur ajoutée
taux de tva > taux de la taxe, taux
loto, pari, jeu de hasard > jeux d'argent, loterie
gains de loterie, gagner au loto > gains provenant de jeux d'argent
casino > maison de jeu
addiction au jeu, joueur compulsif > jeu excessif
impôt sur le revenu > impôt fédéral direct, revenu
impôt des sociétés > impôt sur le bénéfice
droits de succession > dévolution de fortune, donation
douane, importation > droits de douane

# state and rights
gouvernement > conseil fédéral
ministre, président > membre du conseil fédéral
parlement > assemblée fédérale
militaire, recrue > armée, service militaire
service civil > service civil de remplacement
signatures, initiative > initiative populaire
vote, référendum, votation > votation populaire
droit de vote, élire > droits politiques
liberté d'expression > liberté d'opinion
liberté de religion, culte > liberté de conscience et de croyance
burqa, voile, niqab, foulard > dissimulation du visage
égalité des sexes, discrimination > égalité
manifestation, manif > liberté de réunion
naturalisation, passeport suisse > nationalité, droit de cité
étranger, réfugié, migrant > asile, étrangers
renvoi d'étrangers > expulsion, extradition
handicap, invalide > personnes handicapées
avortement, ogm, cellules souches > procréation médicalement assistée, génie génétique
écologie, climat > protection de l'environnement
énergie atomique > énergie nucléaire
autoroute > routes nationales
chien, animal domestique > animaux
école, scolarité obligatoire > enseignement de base, instruction publique
sans-abri, aide sociale, minimum vital > situations de détresse
constitution > constitution fédérale
art spolié, art volé, spoliation > patrimoine culturel au passé problématique
banque centrale > banque nationale
date d'entrée en vigueur, valable dès > entrée en vigueur
délai transitoire > disposition transitoire
signification > définitions
langues > langues officielles

# written for each other
finma, autorité fédérale de surveillance des marchés financiers
bns, banque nationale suisse
cfmj, commission fédérale des maisons de jeu
afc, administration fédérale des contributions
internet, électronique, en ligne
`;
