/** French words of supervision of the financial markets, its fees and its rules; how lines are read: ../read-thesaurus.ts. */
export const supervision = `
régulation, regulator > réglementation, activité de réglementation
impact de la réglementation, coûts de la réglementation > analyses des effets
technologiquement neutre, neutralité technologique > neutre sur les plans de la concurrence
règles allégées, allègement pour les petits > règles différenciées
branche, stakeholder, parties prenantes > milieux concernés
prise de position sur un projet, procédure de consultation, donner son avis > consultation publique, audition
consultation des offices > consultation des unités administratives
cdb, convention de diligence, asb, swissbanking > autorégulation, standard minimal
soft law, mou, memorandum of understanding > instruments non contraignants
iosco, fsb, bri, comités internationaux > organes internationaux
ministère des finances > département fédéral des finances
stratégie, buts à atteindre, goals > objectifs stratégiques
informations secrètes, informations internes de la finma > informations non accessibles au public
guidance, lettre circulaire > circulaires
redevance, facture, coûte une autorisation, coûte la surveillance > émoluments, taxe de surveillance
en urgence, supplément > majoration de l'émolument, à titre urgent
photocopie, impression > reproductions, débours
contribution annuelle, cotisation annuelle, forfait annuel > taxe de surveillance annuelle, taxe de base
part fixe > taxe de base
part variable > taxe complémentaire
contester la facture, facture trop élevée > décision susceptible de recours
trop-perçu, rendre l'argent payé > droit à remboursement, pro rata
début de la taxe, à partir de quand payer > assujettissement débute, début et fin de l'assujettissement
stock exchange, place boursière, swiss exchange > bourse, plates-formes de négociation
mtf, otf > système multilatéral de négociation
blockchain, dlt, distributed ledger > technologie des registres électroniques distribués, droits-valeurs inscrits
csd, conservateur central > dépositaire central
trade repository > référentiel central
sic, réseau de paiement > système de paiement
assureur, compagnie d'assurance, assurance-vie > entreprise d'assurance
courtier en assurances, agent d'assurances > intermédiaires d'assurance non liés
lamal, assurance santé, assureur maladie > caisse-maladie
opcvm, ucits, fund > placements collectifs
société de gestion, fund manager, gérant de fonds > direction de fonds, gestionnaire de fortune collective
custodian du fonds > banque dépositaire
fonds parapluie, compartiments d'un fonds > fonds ombrelle, compartiment
distribution de fonds étrangers > représentants de placements collectifs étrangers
volume d'affaires, taille de la banque > total du bilan
réserves de la finma, fortune de la finma > constitution de réserves
assistance aux pays étrangers, demande d'un autre pays > assistance administrative aux autorités étrangères
tarif de l'heure, prix à l'heure, coûte une heure > tarif horaire
`;
