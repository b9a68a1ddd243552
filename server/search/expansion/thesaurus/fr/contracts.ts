/** French words of contracts and companies; how lines are read: ../read-thesaurus.ts. */
export const contracts = `
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
locataire, bailleur > bail, bail à loyer
héritage, testament > succession
prêt, emprunt > crédit, créance
taux d'intérêt, intérêt de retard > intérêts
délai manqué > restitution du délai
fiducie > trust
sàrl, gmbh > société à responsabilité limitée
raison individuelle > entreprise individuelle
marchandise, chose mobilière > biens, objets mobiliers
vente immobilière, acheter une maison > vente d'immeubles
registre immobilier, cadastre > registre foncier
acte notarié, notaire public > acte authentique
compensation de dettes > compensation de créances
contrat oral > forme écrite, contrat écrit
signer électroniquement, docusign > signature électronique
caution solidaire, solidairement > responsabilité solidaire, répondent solidairement
tromperie, contrainte, vice du consentement > dol, crainte fondée
prix d'achat, prix de vente > prix d'achat en espèces
acheter > acquérir, acquisition
`;
