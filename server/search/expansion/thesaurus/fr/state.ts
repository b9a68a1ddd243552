/** French words of state and rights; how lines are read: ../read-thesaurus.ts. */
export const state = `
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
réfugié, migrant > asile, étrangers
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
démocratie directe, droit du peuple > initiative populaire, référendum
double majorité > majorité du peuple et des cantons
député, sénateur > membre du conseil national, conseil des états
chambre basse > conseil national
chambre haute > conseil des états
torture, dignité, peine de mort > dignité humaine, droit à la vie
perquisition du domicile, écoute téléphonique, vie de famille > protection de la sphère privée
censure, médias libres > liberté des médias
arrestation, garde à vue > privation de liberté
présumé innocent, avocat commis d'office, droit d'être entendu > procédure pénale, garanties générales de procédure
grève, débrayage > liberté syndicale
choisir son métier, libre entreprise > liberté économique
expropriation > garantie de la propriété
choisir son domicile, déménager > liberté d'établissement
pétition > droit de pétition
péréquation, aide aux cantons pauvres > péréquation financière
endettement de l'état, frein aux dépenses > gestion des finances, frein à l'endettement
cartel, monopole, prix abusifs > politique en matière de concurrence
chômeur, chômage > assurance-chômage
avs, rente vieillesse > assurance-vieillesse, survivants et invalidité
assurance accident, assurance maladie > assurance-maladie et assurance-accidents
soldat, défense nationale > armée
pandémie, épidémie, covid > protection de la santé
victime > aide aux victimes
armes, fusil > armes et matériel de guerre
train, cff, rail > chemins de fer
camion, poids lourds > redevance sur la circulation des poids lourds
paysan > agriculture
onu, politique étrangère > affaires étrangères, organisations internationales
droit d'urgence, état d'urgence > législation d'urgence
immunité parlementaire > immunité
lits froids > résidences secondaires
délinquants sexuels, pédophile > imprescriptibilité
nazi, holocauste, butin > patrimoine culturel
université, étudiant > hautes écoles
mariage, union libre > droit au mariage et à la famille
magistrat > autorité judiciaire
tunnel > transit alpin
`;
