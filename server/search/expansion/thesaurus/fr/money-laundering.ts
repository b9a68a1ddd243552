/** French words of money laundering and casinos; how lines are read: ../read-thesaurus.ts. */
export const moneyLaundering = `
blanchiment, argent sale > blanchiment d'argent
kyc, know your customer, identification du client, contrôle d'identité > vérification de l'identité du cocontractant
carte d'identité, passeport > pièce de légitimation, pièce d'identité, document d'identité
propriétaire effectif, bénéficiaire économique, beneficial owner, bénéficiaire effectif > ayant droit économique
déclaration de soupçon, dénonciation, signalement > obligation de communiquer, communication au bureau
mros, cellule de renseignement financier, crf > bureau de communication
pep > personne politiquement exposée
due diligence, vigilance > obligation de diligence
cash, argent liquide > espèces
gel des avoirs, blocage du compte, bloquer un compte > blocage des avoirs, blocage ordonné
oar > organisme d'autorégulation
prête-nom, homme de paille > ayant droit économique
société écran, société boîte aux lettres > société de domicile
pays à risque > risques accrus, risque accru
archivage, archiver > conservation, documents
tipping off, avertir le client > interdiction d'informer
cryptomonnaie, crypto-monnaie, bitcoin > monnaie virtuelle, cryptoactifs
virement, transfert d'argent > ordre de virement, transmission de fonds
bureau de change > opérations de change
marchand, vendeur > négociant
infraction préalable > crime, délit fiscal qualifié
terroriste > financement du terrorisme
aml, cft, antiblanchiment, anti-blanchiment > lutte contre le blanchiment d'argent
fatf, financial action task force > groupe d'action financière
liste noire, liste grise, pays blacklisté > juridictions à haut risque et non coopératives
embargo, ofac, seco, sanctions économiques > sanctions internationales
crédit à la consommation, crédit privé, petit crédit > opérations de crédit, octroi de crédits
affacturage, factoring > financements de transactions commerciales
crédit-bail, location-financement > leasing
prêt familial, famille, proche parent > personnes proches, parents et alliés
époux, épouse, concubin > conjoints, partenaires enregistrés
prêt d'actionnaire, prêt à l'associé > crédits entre société et associé
prêt au personnel, prêt aux employés > crédits entre employeur et employés
cohéritier, hoirie > cohéritiers jusqu'à la clôture du partage
western union, hawala, money transmitter, envoi d'argent > transmission de fonds ou de valeurs
twint, psp, e-money, monnaie électronique, carte prépayée > trafic des paiements, moyens de paiement
traveller's cheque, travellers > chèques de voyage
wallet, portefeuille numérique, clé privée > pouvoir de disposition sur les monnaies virtuelles
token, stablecoin, ethereum, nft, ico, jeton numérique > monnaies virtuelles, cryptoactifs
lingot, bullion, platine > métaux précieux bancaires
pétrole, commodities, trading de matières premières > négoce de matières premières
coffre-fort, safe > conservation physique de valeurs patrimoniales
encaissement de dettes, huissier, incasso > recouvrement de créances
convoyeur de fonds, transport d'argent > transport physique
3e pilier, troisième pilier, épargne-retraite > prévoyance du pilier 3a
family office, gérant indépendant, asset manager, private banking > gestionnaire de fortune
auxiliaire, agent mandaté > nom et pour le compte de l'intermédiaire
seuil d'assujettissement, gagner sa vie, activité commerciale régulière > exercée à titre professionnel
revenu brut, recettes brutes > produit brut
offshore, coquille vide, shell company, panama > société de domicile
administrateur de sociétés écrans > organe de sociétés de domicile
club, oeuvre de bienfaisance, ong > bienfaisance, association
adhérer à un oar, devenir membre d'un oar > demande d'affiliation
quitter l'oar, exclu de l'oar > démission ou exclusion d'un oar
fermer le compte, clôturer le compte, se séparer d'un client > rompre la relation d'affaires, rupture de la relation d'affaires
refuser un client, ne pas accepter un client > refus ou rupture de la relation d'affaires
paper trail, trace papier > suivre la trace
transaction suspecte, opération douteuse, suspicion, louche > soupçon, soupçons fondés
comportement bizarre, anormal > inhabituelle, comportements insolites
dénoncer volontairement, signalement volontaire > droit de communication
sar, suspicious activity report, goaml > communication au bureau de communication
partage d'informations entre banques, prévenir une autre banque > information à un intermédiaire financier
bijoutier, joaillier, horloger, antiquaire, galeriste, garagiste > négociant
vente de voitures, montre de luxe, marchand d'art, oeuvre d'art > négociant, négoce
agent immobilier, courtier immobilier > négociant, immeubles
payer en liquide, paiement cash, régler comptant > paiement en espèces, espèces
papiers d'identité, permis de séjour, titre de séjour > pièce d'identité, document d'identité
copie légalisée, légalisation, apostille, copie certifiée > certificat de conformité, copie certifiée conforme
onboarding, entrée en relation, nouveau client, ouverture de compte > vérification de l'identité, identification
visioconférence, ouverture à distance, identification à distance > identification vidéo ou en ligne
e-id, swissid, identité numérique > moyen d'identification électronique
ubo, vrai propriétaire, propriétaire réel, derrière la société > ayant droit économique
quart du capital, 25 pour cent > participation d'au moins 25 %
ceo, pdg, directeur général > membre le plus haut placé, organe de direction
source of funds, origine des fonds, d'où vient l'argent, provenance de l'argent > provenance des fonds, provenance des valeurs patrimoniales
source of wealth, origine du patrimoine, richesse du client > origine de la fortune
contexte économique, background check, enquêter sur le client > clarifications complémentaires, arrière-plan économique
crédibilité, vérifier les dires > plausibilité
petites coupures, petits billets > billets de banque de faible valeur
faux papiers, document falsifié, contrefaçon > authenticité des pièces d'identité
client ment, mensonge du client > manifestement fausses, fallacieuses
garder les dossiers, conserver les justificatifs, durée d'archivage > conservé pendant dix ans, délai de dix ans
accréditation > agrément
expérience de l'auditeur, auditeur qualifié > agrément des auditeurs responsables
e-learning, training, perfectionnement, recyclage > formation continue
assurance rc, responsabilité civile professionnelle > couverture d'assurance
parieur, flambeur, client du casino > joueur
chips, plaques de jeu > jetons
machine à sous, slot machine, bandit manchot > jeux d'argent automatisés
poker en ligne, casino en ligne, casino sur internet > jeux en ligne
casino physique, salle de jeu > jeux terrestres
échanger des devises, changer de l'argent > change de devises, change
client risqué, profil du client, risk rating > relations d'affaires comportant un risque accru, classification des relations d'affaires
transaction monitoring, suivi des comptes, contrôler les transactions > surveillance des relations d'affaires
grosse somme, gros montant, montant élevé > transactions comportant un risque accru, importantes valeurs patrimoniales
aml officer, compliance officer, responsable compliance > service de lutte contre le blanchiment
règlement interne, procédures internes, politique interne > directives internes
politicien, homme politique, chef d'état, diplomate > personne politiquement exposée
correspondent banking, compte nostro, compte loro > banque correspondante
travel rule, swift > ordre de virement, donneur d'ordre
smurfing, fractionnement, money mule > indices de blanchiment d'argent
procureur, ministère public, justice pénale > autorité de poursuite pénale
retirer l'argent, retrait de fonds > retrait d'importantes valeurs patrimoniales
déblocage, débloquer le compte > levée du blocage
ami, copain > personnes proches
geler un compte > blocage ordonné, blocage des avoirs
dénoncer, signaler un client, annoncer un soupçon > obligation de communiquer, effectué une communication
faux nom, pseudonyme > fausses indications sur l'identité, vérifier l'identité
`;
