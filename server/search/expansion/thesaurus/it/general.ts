/** Italian words of all fields, and names that mean the same; how lines are read: ../read-thesaurus.ts. */
export const general = `
deadline, data limite > termine
a chi si applica la legge > campo d'applicazione
dispensato > eccezioni, deroghe
legge soppressa, legge annullata > abrogazione
vecchia legge, regime transitorio > diritto anteriore, disposizione transitoria
regolamento di applicazione > disposizioni di esecuzione
finma, autorità federale di vigilanza sui mercati finanziari
bns, banca nazionale svizzera
cfcg, commissione federale delle case da gioco
afc, amministrazione federale delle contribuzioni
internet, elettronico, online
`;
