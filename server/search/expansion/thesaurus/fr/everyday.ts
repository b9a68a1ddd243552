/** French words of everyday speech and what laws of any field say for them; why they weigh less: ../everyday.ts. */
export const everyday = `
régler > versement, paiement, s'acquitter
argent > valeurs patrimoniales, montant, fonds
coûter, prix, tarif > émolument, frais, taxe
récupérer, ravoir > remboursement, restitution
rendre, redonner > restitution, remise
payer en plusieurs fois, échelonner > facilités de paiement, sursis
retard de paiement > intérêt moratoire, retard
garder, stocker, archiver > conserver, archivage
jeter, détruire, broyer > destruction, effacement
supprimer, enlever > effacement, suppression, radiation
donner, fournir, transmettre, envoyer > communication, transmission, remise
dire, raconter, dévoiler, divulguer > communication, révéler, divulgation
trahir, bavarder, fuite > secret, révéler
confidentiel > secret, confidentialité, secret de fonction
prévenir, avertir, signaler > annoncer, communication, informer
réclamer > demande, requête
dossier de demande > demande, requête
approuver, valider > approbation, homologation, acceptation
permettre, feu vert > autorisation, agrément, approbation
perdre, retirer > retrait, révocation
saisir, confisquer > confiscation, séquestre
bloquer, geler > blocage, blocage des avoirs
interdire, défendre > interdiction, interdit
exprès, volontairement > intentionnellement
sans le vouloir, par erreur, par mégarde > négligence
punir, peine, sanction, risque-t-on > amende, peine pécuniaire, peine privative de liberté
prison > peine privative de liberté
tromper, arnaque, escroquerie > trompeur, induire en erreur
mentir, mensonge > faux renseignements, trompeur, indications fallacieuses
dégât, abîmer > dommage, responsabilité
dédommager, indemniser, réparation > indemnité, dommages-intérêts
avocat > représentant
aller au tribunal, procès, plainte > tribunal, procédure, action
contester, s'opposer, attaquer une décision > recours, opposition
verdict > décision, jugement
fouiller > enquête, investigation, clarifications
témoin, témoigner > témoignage, renseignements
qui tranche > compétence, décide, autorité compétente
à qui s'adresser, qui est responsable > compétence, autorité compétente
office, administration > autorité, service compétent
contrôleur, réviseur, auditeur > société d'audit, organe de révision
visite, inspection, sur place > contrôle, audit, contrôles directs
entente > contrat, accord, convention
rompre, mettre fin > résiliation, fin, dissolution
arrêter, cesser, stopper > cessation, fin, interruption
commencer, à partir de quand > début, entrée en vigueur
valable, valoir > validité, applicable
plus de temps, report > prolongation, prorogation
combien de fois, régulièrement, fréquence > chaque année, périodiquement, trimestriel
plafond, limite, maximum > montant maximal, limite supérieure, seuil
minimum, au moins > montant minimal, exigences minimales
pourcentage > pour-cent, quote-part, ratio
courrier, lettre > forme écrite, par écrit
téléphone > oralement
par internet, par mail, numérique > électronique, voie électronique
papiers, justificatifs > documents, pièces, pièces justificatives
photocopie > copie
carte d'identité, passeport, pièce d'identité > pièce de légitimation, document d'identification
rendre public, afficher > publication, publier
noter, écrire > documentation, procès-verbal, consigner
répertoire > registre, liste
s'inscrire > inscription, enregistrement
estimer > évaluation, appréciation
modifier > modification, changement, adaptation
rétroactif, anciens cas > dispositions transitoires, rétroactivité
pas besoin > dispense, exception, exemption
simplifier, plus simple > simplifications, allégements
plus strict, durcir > exigences accrues, relever
chef, patron, dirigeant > direction, gestion, organe de direction
directeur, manager > direction, organe de gestion
conseil > conseil d'administration, haute direction
détenteur > propriétaire, titulaire, actionnaire
maison mère > société mère, groupe
agence > filiale, succursale
famille, parents > proches, personnes proches
particulier, personne privée > personne physique
boîte > personne morale, société, entreprise
association, fondation > personnes morales, institutions
clientèle > clients, cocontractant, créanciers
épargnant > investisseur, déposant
ruine, insolvable > faillite, insolvabilité, liquidation
sauver, sauvetage, redresser > assainissement, stabilisation
fermer, fermeture > dissolution, liquidation, cessation
vendre > aliénation, vente, réalisation
acheter, achat > acquisition, acquérir
racheter > reprise, transfert, acquisition
transférer, céder > transfert, cession
cadeau, invitation > avantages, dons
conflit, partial, impartial > conflits d'intérêts, récusation
sous-traiter, prestataire > externalisation, recours à des tiers, délégation
salarié > collaborateurs, employés, personnel
cours > formation, formation continue
compétent, capable, expérience > connaissances, qualification, garantie
honnête, digne de confiance > bonne réputation, activité irréprochable
danger, dangereux > risque, menace
urgence > crise, plan d'urgence
protéger > protection, garantie
ordinateur, logiciel > système informatique, informatique
faux > erreur, rectification, inexact
embaucher, recruter > engagement, contrat de travail, nomination
virer, mettre à la porte, renvoyer > résiliation, licenciement
paie, payé > salaire, traitement, rémunération
délai dépassé, trop tard, prescrit > prescription, péremption
voler, piratage, pirate > violation, non autorisé, sécurité des données
neutre > indépendance, impartial
récompense, bonus > rémunération, primes
déduire, enlever du montant > déduction, déductible
répartir > répartition, partage, attribution
séparer, mettre à part > ségrégation, distinction, distraction
aider, participer > collaboration, coopération, assistance
se taire, garder le silence > secret, confidentialité
anonyme, sans nom > anonymisé
habiter > domicile, siège
créer, ouvrir, fonder > fondation, constitution
émettre, lancer > émission
emprunter > crédit, prêts, avances
perte de valeur, dévaluer > correction de valeur, amortissement
gagner, gain > bénéfice, produit
coussin, matelas > réserve, volant, provisions
dettes, endettement > engagements, passifs
économies > dépôts, avoirs
cash, argent liquide > liquidités, numéraire
prêt immobilier, hypothèque > créances garanties par gage immobilier
maison, appartement, immobilier > immeuble, biens immobiliers
bourse > prix du marché, cours
suffisant, assez bon > exigences, aptitude
quantité > nombre, montant
jour > date, jour de référence
tous les trois mois, trimestre > trimestriel
tous les six mois, semestre > semestriel
fin d'année, bouclement > exercice, comptes annuels
prix fixe > forfait, taxe de base
à l'heure > tarif horaire, temps consacré
acompte > avance
hériter, mort > héritiers, succession, décès
mari, épouse > conjoint
enceinte, naissance, accouchement > maternité
retraite, pension > limite d'âge, caisse de pension, rente
heures de travail, heures sup > durée du travail, heures supplémentaires
renvoi injuste, abusif > licenciement abusif
se plaindre > recours, réclamation
que doit contenir > indications, contenu
en premier > rang, priorité, ordre
temporaire > provisoire, mesures provisionnelles, limité
pour toujours > durée indéterminée, définitif
ouvrir une enquête > enquête, soupçons
vitesse, vite, rapidement > sans délai, immédiatement
tard > prescription, tardif
excéder > dépassement, limite supérieure
page web > site internet
langue, traduire > langue officielle
illégal, pas le droit > illicite, interdit, violation
enfreindre, ne pas respecter, violer les règles > violation, infraction, contravention
obligé, forcé > tenu
répondre, réponse > renseignements, prise de position
regarder, voir le dossier > consultation, accès, consultation du dossier
corriger > rectification
espionner, suivre, surveiller > profilage
algorithme, robot > automatisé
mot de passe > accès, authentification
enfant, ado > mineur
mourir, décédé > décès, héritiers
partir à la retraite > âge de la retraite, limite d'âge
deuxième emploi, à côté > activité accessoire
désavantager, injuste, égal > discrimination, égalité de traitement
étranger, immigré > étrangers, ressortissants étrangers
élire, voter > élection, votation
frauder, cacher au fisc > soustraction d'impôt
location, louer, locataire > bail, loyer
action en bourse > valeurs mobilières, actions, titres
compte en banque, compte > dépôts, avoirs
argent sale, blanchir > blanchiment d'argent
vrai propriétaire, qui se cache derrière > ayant droit économique
suspect, louche, bizarre > soupçons, inhabituelles
diversifier > répartition des risques, gros risques
valeur > évaluation, valeur vénale
mettre de côté > réserves, provisions
au pire, pire des cas > crise, test de résistance
tout de suite, aussitôt > sans délai, immédiatement
à l'avance > préalable
urgent, pressé > urgence
nommer, choisir > nomination, élection, désignation
démissionner, quitter son poste > démission, départ
remplaçant, suppléant > suppléance
comité > commission
devenir membre, adhérer > affiliation, adhésion, admission
sortir > retrait
entrer en bourse > cotation, admission au négoce
pub > publicité
brochure, dépliant > prospectus, feuille d'information
petits caractères > conditions générales
confondre > confusion, tromperie
s'appeler > dénomination, raison sociale
profiter de > abus
pot-de-vin, corrompre > avantage indu, dons, avantages
récidive, deuxième fois > répétition
complice > complicité, tentative
liste noire, montrer du doigt > publication, mise en garde
travailler sans autorisation > sans autorisation, régime de l'autorisation
déposer un dossier > dépôt, présenter, remettre
rater un délai > inobservation du délai, délai échu
compter les jours > calcul, délais
gratuit > sans frais
rabais, moins cher > réduction, réduit
plus cher > supplément, majoration
tous les ans, chaque année > annuellement
expliquer, motiver > motifs
signer > signature
exclure > exclusion, exceptions
d'accord, accepter > consentement, approbation
mandater, charger quelqu'un > mandataire
protéger les clients > protection des créanciers, protection des investisseurs
avouer, se dénoncer > dénonciation spontanée, collaboration
`;
