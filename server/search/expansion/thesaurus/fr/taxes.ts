/** French words of taxes and gaming; how lines are read: ../read-thesaurus.ts. */
export const taxes = `
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
douane > droits de douane
abattement, frais déductibles, déduire > déductions
perte de valeur comptable > amortissements
frontalier, permis de travail b > impôt à la source
stock options, actions gratuites, options de collaborateurs > participations de collaborateur
autodénonciation, aveu fiscal, amnistie > dénonciation spontanée, rappel d'impôt
payer en plusieurs fois, échelonner, plan de paiement > facilités de paiement
ne peut pas payer ses impôts, effacer l'impôt > remise de l'impôt
fiche de salaire, certificat de salaire > attestation
réviser la taxation, contester la taxation > réclamation
valeur du logement habité, logement propre > valeur locative
crèche, nounou, babysitting > garde des enfants
trajet domicile-travail, pendulaire > frais de déplacement
donation à une oeuvre, charité > versements bénévoles
forfait fiscal, riches étrangers > imposition d'après la dépense
pillar two, impôt minimum, ocde > imposition minimale
crs, aia, ear, fatca > échange automatique de renseignements
fraude à la source, employeur garde l'impôt > détournement de l'impôt à la source
domicile fiscal > rattachement personnel, domicile
inventaire des biens, impôts du défunt > inventaire, héritiers
double peine fiscale, imposé deux fois > double imposition
vente d'immeuble > gains immobiliers, gain en capital
progression à froid, inflation fiscale > compensation des effets de la progression
taux d'imposition, barème > tarif
voiture de fonction, logement de fonction > avantages appréciables en argent
impôt sur le patrimoine > impôt sur la fortune
`;
