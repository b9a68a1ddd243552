/** Italian words of contracts and companies; how lines are read: ../read-thesaurus.ts. */
export const contracts = `
ditta, società, azienda > impresa
sa > società anonima
acquirente, cliente > controparte, compratore
fornitore > prestatore di servizi, terzi
rescindere, annullare il contratto > disdetta del contratto, recesso
clausole in piccolo > condizioni generali
procura, delega > rappresentanza
acquisizione > fusione, concentrazione
assemblea degli azionisti > assemblea generale
iscrizione nel registro > registro di commercio
possesso, proprietario > proprietà, garanzia della proprietà
inquilino, locatore, affitto > locazione
eredità, disposizioni testamentarie > successione
prestito > mutuo, credito
tasso d'interesse, interessi di mora > interessi
termine scaduto > restituzione del termine
sagl, gmbh > società a garanzia limitata
impresa individuale, lavoratore autonomo > ditta individuale
vendita immobiliare, comprare una casa > contratto di vendita
catasto > registro fondiario
atto notarile > atto pubblico
contratto verbale > forma scritta, contratto scritto
docusign > firma elettronica
solidalmente > responsabilità solidale
minaccia, vizio della volontà > dolo, timore ragionevole
comprare > acquistare
`;
