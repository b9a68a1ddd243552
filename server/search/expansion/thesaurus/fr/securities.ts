/** French words of securities and those who trade in them; how lines are read: ../read-thesaurus.ts. */
export const securities = `
dépôt-titres, portefeuille-titres, securities account > compte de titres
custodian, teneur de compte > dépositaire
sub-custodian > sous-dépositaire
dématérialisé, wertrecht, uncertificated > droits-valeurs
security token, ledger-based, tokenisation > droits-valeurs inscrits
global note > certificat global
garde collective, dépôt commun > papiers-valeurs en dépôt collectif
livraison physique, imprimer les titres, retirer ses titres > remise des papiers-valeurs, délivrance
échanger la forme du titre > conversion
titres mélangés, omnibus, comptes séparés, séparation des avoirs > ségrégation, titres de tiers
titres manquants, pénurie de titres > découvert, titres disponibles
titres à l'étranger, garde à l'étranger > détention de titres intermédiés à l'étranger
blocage du dépôt, saisir les titres > saisie et séquestre
ordre du client, ordre de bourse > instructions du titulaire d'un compte
relevé de dépôt, extrait de dépôt > attestation des titres
rehypothécation, re-use, réutiliser les titres > droit d'utilisation
rendre le gage, récupérer le gage > restitution des sûretés
privilège de la banque, rétention > droit de rétention et de réalisation
vente privée, vendre le gage, se servir sur le gage > droit de réalisation, réalisation de sûretés
virement de titres, transférer des titres > bonification
accord de contrôle, control agreement > convention de contrôle
storno, contre-passation, transfert erroné, annuler un transfert > extourne
acheteur honnête, acheteur de bonne foi > acquéreur de bonne foi
premier arrivé, priorité des droits > rang, acte antérieur prime
annonce avant la vente, décompte après la vente > avertissement et décompte
faute du dépositaire, banque dépositaire responsable > dépositaire répond des dommages
pro, client professionnel, institutionnel > investisseur qualifié
conflit de lois > droit international privé, droit étranger
livre des actions, share register > registre des actions
dire qui est actionnaire, identité de l'actionnaire > transmission des informations, actionnaire
mes titres si la banque fait faillite, titres protégés en faillite > distraction
irrévocable, retirer un ordre > révoquer une instruction, irrévocabilité d'une instruction
suitability, appropriateness, client privé > vérification de l'adéquation
kid, fiche produit > feuille d'information de base
best execution, meilleure exécution > exécution des ordres
kickback, trailer fee, rétrocommission > rétrocessions
ombudsman, médiateur > organe de médiation
opa, offre de rachat > offre publique d'acquisition
esg, greenwashing, finance durable > durabilité, risques financiers liés au climat
relationship manager, conseiller à la banque > conseillers à la clientèle
prêter les actions, utiliser les titres du client > droit d'utilisation
annuler un ordre > révoquer une instruction
titres perdus, perdre les titres > dépositaire répond des dommages
titres volés > acquéreur de bonne foi
dépositaire en faillite > liquidation d'un dépositaire, distraction
`;
