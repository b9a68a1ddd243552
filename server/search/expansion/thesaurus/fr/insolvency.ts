/** French words of banks in distress and the protection of deposits; how lines are read: ../read-thesaurus.ts. */
export const insolvency = `
bank run, panique bancaire, retrait massif > risque d'insolvabilité, mesures protectrices
moratoire, suspension des paiements, report d'échéance > sursis, proroger les échéances
guichets fermés > fermer la banque, mesures protectrices
commissaire, administrateur spécial, enquêteur > chargé d'enquête
surendettement, cessation de paiements > insolvabilité, aviser le juge
concordat > procédure concordataire
netting, close-out > accords de compensation
restructuration, redressement, remise à flot > assainissement, procédure d'assainissement
assainisseur > délégué à l'assainissement
bridge bank, banque de transition > banque relais
vente de la banque, reprise de la banque > transfert du patrimoine, maintien de services bancaires
cross default, stay, gel des contrats > ajournement de la résiliation de contrats
décote des créanciers, effacement de dettes, haircut imposé > réduction de créances
ncwo, créanciers moins bien traités > moins favorable aux créanciers
recapitalisation, transformer les dettes en actions > mesures de capitalisation, conversion de fonds de tiers
ordre des pertes, qui perd en premier > créances subordonnées, bail-in bonds
valider le plan, feu vert au plan > homologation du plan d'assainissement
créanciers refusent, veto des créanciers > refus du plan d'assainissement
dédommager les actionnaires, indemniser les actionnaires > compensation pour les propriétaires, bons de récupération
action paulienne, actio pauliana, action révocatoire, annuler des actes > révocation d'actes juridiques, droit de révocation
syndic de faillite, administrateur de faillite > liquidateur de la faillite
comité des créanciers > commission de surveillance, assemblée de créanciers
produire sa créance, annoncer sa créance, liste des créanciers > état de collocation
ordre de paiement des créanciers, créancier prioritaire, rang des créanciers > créances privilégiées, dépôts privilégiés
plafond de garantie, somme assurée, argent garanti > dépôts privilégiés, montant maximal de 100 000 francs
esisuisse, fonds de garantie, deposit insurance, assurance des dépôts > garantie des dépôts, organisme de garantie
récupérer son argent, ravoir son argent, clients remboursés > remboursement des dépôts garantis
libre passage, deuxième pilier en banque > fondations de libre passage
bons de caisse > obligations de caisse
paiement immédiat aux petits déposants > remboursement immédiat, actifs liquides disponibles
hors de la masse, séparer de la masse > distraction
dividende de faillite, répartition finale > tableau de distribution
faillite à l'étranger, exequatur > reconnaissance des décisions de faillite, faillite prononcées à l'étranger
contester le plan > recours contre l'homologation
suspendre la décision, recours suspend > effet suspensif
financement de la garantie, cotisation des banques > contributions des banques, somme des dépôts garantis
sept jours, délai de remboursement > septième jour ouvrable
subrogation, cession de la créance > droits des déposants passent
vendre les avoirs oubliés, argent revient à l'état > liquidation des avoirs en déshérence
dettes de la masse, dettes contractées pendant le sauvetage > engagements contractés lors de mesures protectrices
gage des titres en faillite, clauses isda > primauté des accords de compensation
contreprestation > contrepartie adéquate
voter contre le plan, voter contre le sauvetage > refus du plan d'assainissement
actionnaires perdent, actions sans valeur > capital social entièrement réduit
`;
