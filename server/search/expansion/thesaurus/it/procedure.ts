/** Italian words of criminal law and procedure; how lines are read: ../read-thesaurus.ts. */
export const procedure = `
sanzione pecuniaria, contravvenzione, ammenda > multa
prigione, carcere, detenzione > pena detentiva
punibile, sanzione > disposizioni penali, punito
imprudenza, per errore > negligenza
apposta, volontariamente > intenzionalmente
truffa, frode > inganno
tangente, bustarella > corruzione
appello, contestare, opposizione, impugnare > ricorso
corte suprema > tribunale federale
avvocato > rappresentante, patrocinatore
termine di prescrizione > prescrizione
risarcimento, indennizzo > responsabilità, danno
carte, incarto, dossier > documenti, atti
pignoramento, vendita forzata > realizzazione, esecuzione
assistenza internazionale, cooperazione > assistenza amministrativa
ordinanza amministrativa > decisione
irruzione > perquisizione
rifiuto di testimoniare > facoltà di non deporre
sequestro dei guadagni > confisca
testimone > interrogatorio di testimoni
esperto > perizie di esperti
complice > partecipazione
andare in tribunale, adire le vie legali > ricorso
procedimento in corso, causa pendente > procedure pendenti
arricchirsi, guadagno illecito > vantaggio patrimoniale, indebito arricchimento
troppo tardi per punire > prescrizione dell'azione penale
`;
