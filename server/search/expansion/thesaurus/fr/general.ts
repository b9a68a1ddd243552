/** French words of all fields, and names that mean the same; how lines are read: ../read-thesaurus.ts. */
export const general = `
deadline, date limite > délai
à qui s'applique la loi > champ d'application
intention du législateur > but, objet
exempté, dispensé > exceptions, dérogation
loi supprimée, loi annulée > abrogation
loi modifiée > modification d'autres actes
ancienne loi, régime transitoire > ancien droit, disposition transitoire
règlement d'application > dispositions d'exécution
finma, autorité fédérale de surveillance des marchés financiers
bns, banque nationale suisse
cfmj, commission fédérale des maisons de jeu
afc, administration fédérale des contributions
internet, électronique, en ligne
`;
