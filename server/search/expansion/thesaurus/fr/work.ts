/** French words of work; how lines are read: ../read-thesaurus.ts. */
export const work = `
employé, salarié, collaborateur > travailleur, personnel
patron, chef > employeur
feuille de paie, traitement mensuel > salaire, rémunération
licenciement, congédier, renvoi > résiliation des rapports de travail, résiliation
congé immédiat, licencié immédiatement > résiliation immédiate, justes motifs
congés payés > vacances
heures sup > heures supplémentaires
maladie, arrêt maladie > incapacité de travail, empêchement de travailler
grossesse, congé maternité > maternité
caisse de pension, retraite, pension > prévoyance professionnelle
second emploi, travail secondaire > activité accessoire
période d'essai > temps d'essai
télétravail > travail à domicile
fonctionnaire, employé fédéral > personnel de la confédération
comité d'entreprise, délégation du personnel, représentation des employés > comité du personnel
syndicat, syndiqué > organisations du personnel, activités syndicales
embauche, recrutement, hiring > naissance des rapports de travail, engagement
cdd, contrat temporaire, contrat limité > contrat de durée déterminée
cdi, contrat fixe > durée indéterminée
démission, démissionner, quitter son poste, donner son congé > résilier les rapports de travail, délai de résiliation
délai de préavis, délai de dédite > délai de résiliation, préavis
mis à la porte, limogé > licenciement, résiliation des rapports de travail
licenciement injuste, licencié à tort, contester son licenciement > licenciement abusif
licencier une femme enceinte, licencier un malade, délai de protection > résiliation en temps inopportun, période de protection
âge de la retraite, 65 ans, départ à la retraite > limite d'âge, âge ordinaire de la retraite
plan social, licenciement collectif, outplacement > mesures de soutien
indemnité de départ, parachute doré > droit à une indemnité, indemnité appropriée
grille salariale, classe de salaire, fourchette salariale, échelle de salaire > plages salariales
augmentation de salaire, hausse de salaire > adaptation du salaire
treizième salaire, 13e salaire > salaire versé en douze parts
inflation, vie chère, coût de la vie, indexation > compensation du renchérissement, renchérissement
note de frais, défraiement, frais de repas > remboursement des frais
demi-tarif, abonnement général, billet de train > rabais pour les transports publics
allocation familiale, allocations pour enfants > allocations pour charge d'assistance
ancienneté, jubilé > primes de fidélité
frais d'avocat, honoraires d'avocat, protection juridique > frais de procédure et dépens
burn-out, congé maladie, grippe > empêchement de travailler, maladie et accident
salaire en cas de maladie, continuer à être payé > maintien du salaire
certificat d'arrêt, attestation du médecin > certificat médical
case management, retour au travail, réintégration > mesures de réadaptation
apg, cours de répétition, astreint au service > compensation de perte de gain, maintien du salaire
mort de l'employé, veuve > décès du collaborateur
bébé, accoucher, jeune mère, congé parental, congé paternité > maternité et adoption, congé maternité
heures par semaine, semaine de travail, mi-temps, plein temps > durée normale du travail, taux d'occupation
timbrer, timbrage, badger, pointage > saisie du temps de travail
horaire de confiance > temps de travail basé sur la confiance
jours de congé, jours de repos, semaines de vacances > congés et vacances
lpp, deuxième pilier > caisse de pension, prévoyance professionnelle
préretraite, pont avs, retraite anticipée > rente transitoire
commission paritaire > organe paritaire
job à côté, petit boulot, mandat externe > activité annexe, activité accessoire
partial, impartialité, partialité > récusation, conflit d'intérêts
cadeau, invitation > avantages individuels, bénéficier d'avantages
revolving door, pantouflage, cooling off, passer dans une banque > passage au service d'un assujetti, délai de carence
fidélité à l'employeur, loyal > devoir de loyauté
litige de travail, prud'hommes, conflit avec l'employeur > différend né des rapports de travail
apprenti, stagiaire, apprentissage > collaborateurs en formation
vote secret, élire un représentant > bulletin secret, représentants des employés
deuxième emploi, deuxième travail, cumul d'emplois > activité annexe, activité accessoire
`;
