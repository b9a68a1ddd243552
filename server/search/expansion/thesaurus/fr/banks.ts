/** French words of banks, their organisation and their owners; how lines are read: ../read-thesaurus.ts. */
export const banks = `
licence, agrément, permis > autorisation
épargne, compte d'épargne, avoirs bancaires > dépôt, dépôts garantis
protection des épargnants > garantie des dépôts
titulaire du compte > déposant, client
petite banque > catégories 4 et 5, régime des petites banques
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
outsourcing > externalisation, délégation, sous-traite des fonctions importantes
hypothèque, prêt immobilier, crédit immobilier > créance garantie par gage immobilier, gage immobilier, créances hypothécaires
logement > immeuble d'habitation
immeuble commercial > objet commercial
dérivé, produit dérivé > instrument financier dérivé
action, papier-valeur > valeurs mobilières
mettre en gage, nantissement, gage > constituer une sûreté, sûretés
gérant de fortune, gestion de patrimoine > gestionnaire de fortune
fonds de placement, hedge fund > placements collectifs
fintech, sandbox > promotion de l'innovation, encouragement de l'innovation
délit d'initié, initié > information d'initié
manipulation de cours > manipulation du marché
conseil d'administration, dirigeant > gestion, haute direction, activité irréprochable
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
compte courant, compte bancaire, compte salaire, argent à la banque > dépôts, dépôts du public
collecter des fonds, crowdfunding, financement participatif > accepter des dépôts du public
néobanque, banque numérique, start-up financière > promotion de l'innovation
s'appeler banque, mot banque, appellation protégée > terme de banque ou de banquier, raison sociale
nom de l'entreprise, enseigne, nom commercial > raison sociale
réclame, pub, spot publicitaire > publicité
publicité mensongère > publicité trompeuse
banque illégale, banque pirate > accepte indûment des dépôts, sans autorisation
ouvrir à l'étranger, s'implanter à l'étranger > actives à l'étranger
capital initial, capital de départ > capital minimum
fit and proper, honnêteté, probité, moralité > garantie d'une activité irréprochable
board, conseil de surveillance, séparation des fonctions > haute direction, surveillance et contrôle
executive board, comité de direction, management > direction, organe de gestion
acheter une banque, prise de contrôle, vendre sa participation > participation qualifiée
bloquer les voix, droits de vote bloqués > suspendre l'exercice des droits de vote
banque d'état, banque publique > banque cantonale, banques de droit public
groupe bancaire, multinationale > groupe financier, surveillance consolidée
bancassurance > conglomérat financier
crédit aux dirigeants, prêt aux administrateurs, affaires avec des proches > crédits aux membres de ses organes
envoi de données à la maison mère > informations société mère, surveillance consolidée
rapport semestriel, comptes semestriels > comptes intermédiaires
annual report > rapport de gestion
règles comptables, comptabilité, plan comptable > établissement des comptes
tbtf, sifi, g-sib, ubs, credit suisse > banque d'importance systémique
plan de continuité, bcm, business continuity, plan de secours > plan d'urgence
argent du contribuable, bailout, renflouement, backstop > aide de l'état, soutien étatique
résolvabilité, resolution plan, liquidation ordonnée > capacité à être assainies ou liquidées
clawback, malus > rémunération variable
coco, contingent convertible, obligation convertible > capital convertible, emprunts à conversion obligatoire
write-off, obligation annulée > emprunts assortis d'un abandon de créances
émission d'actions, capital autorisé > capital de réserve, augmenter le capital-actions
droit préférentiel, actionnaires existants > droit de souscription
raiffeisen, sociétaire > banque coopérative, capital de participation sociale
distribution de bénéfices > dividendes, répartition du bénéfice
inspection, contrôle sur place, visite de la finma > contrôles directs
perdre la licence, retirer la licence, fermeture de banque > retrait de l'autorisation
cfb, commission fédérale des banques > commission des banques
courtier, broker, trader, négociant en valeurs mobilières > maison de titres
mère du groupe, holding faîtière > sociétés mères d'un groupe
sociétés de service du groupe, service company > sociétés du groupe significatives
limite d'exposition, crédit trop gros > répartition des risques, proportionnés à ses fonds propres
crypto custody, garde de bitcoin, dépôt de crypto > cryptoactifs valeurs déposées
label suisse, swissness, nom suisse > caractère suisse de l'établissement
actionnaire étranger, investisseur étranger > domination étrangère, mains étrangères
livret, livret d'épargne, carnet d'épargne > dépôts d'épargne
prestataire externe, cloud provider, fournisseur de services informatiques > sous-traite des fonctions importantes
administrateurs poursuivis, action en responsabilité > responsabilité des fondateurs, responsabilité
discrétion bancaire, banking secrecy, données bancaires volées > secret professionnel, révèle un secret
inciter à trahir, soudoyer un employé > inciter autrui à commettre une telle violation
comptes oubliés d'héritiers, dormant accounts, compte inactif, client introuvable > avoirs en déshérence
lettres de gage, pfandbrief, covered bond > centrale d'émission de lettres de gage
ouvrir une banque, fonder une banque, créer une banque > autorisation exercer son activité, commencer son activité
banque du canton, appartenir au canton > banque cantonale
usine, entreprise industrielle > activité hors du secteur financier
semestre > semestriellement, comptes intermédiaires
révéler le nom, nom du client, parler d'un client > secret professionnel, révèle un secret
oublié > avoirs en déshérence
`;
