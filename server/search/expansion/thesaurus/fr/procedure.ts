/** French words of criminal law and procedure; how lines are read: ../read-thesaurus.ts. */
export const procedure = `
contravention, sanction financière, pénalité, pv > amende
prison, emprisonnement, détention > peine privative de liberté
punissable, sanction > dispositions pénales, puni
imprudence, par erreur > négligence
exprès, volontairement > intentionnellement
escroquerie, fraude > astucieuse, tromperie
pot-de-vin, bakchich > corruption
appel, contester, opposition > recours
tribunal suprême > tribunal fédéral
délai de prescription > prescription
dommages-intérêts, indemnisation > responsabilité, dommage
pièces justificatives, papiers, dossier > documents, pièces
saisie, vente forcée > réalisation, exécution
garant > cautionnement, sûreté
entraide, coopération internationale > assistance administrative
décision administrative, arrêté > décision
fouille, descente > perquisition
refus de témoigner > droit de refuser de témoigner
plainte, porter plainte > plainte pénale, dénonciation pénale
saisir les gains > confiscation
témoin, interrogatoire > audition de témoins
expert, expertise judiciaire > expertises
complice, complicité, instigation > participation
saisir le tribunal, aller en justice > action, recours
partie au procès > qualité de partie, qualité pour recourir
assignation, notifier, remise d'un acte > notification
affaire pendante, procès en cours > procédures en cours
enrichissement > avantage pécuniaire, enrichissement illégitime
trop tard pour punir > prescription de l'action pénale
`;
