/** Italian words of banks in distress and the protection of deposits; how lines are read: ../read-thesaurus.ts. */
export const insolvency = `
bank run, corsa agli sportelli, panico bancario > rischio d'insolvenza, misure di protezione
sospensione dei pagamenti, rinvio delle scadenze > moratoria, proroga delle scadenze
sportelli chiusi > chiudere la banca, misure di protezione
commissario, amministratore speciale > incaricato dell'inchiesta
sovraindebitamento, cessazione dei pagamenti > insolvenza, avviso al giudice
concordato > procedura concordataria
netting, close-out > accordi di compensazione
ristrutturazione, salvare la banca > risanamento, procedura di risanamento
bridge bank, banca ponte > banca transitoria
vendita della banca, rilevare la banca > trasferimento del patrimonio, continuazione di servizi bancari
cross default, stay, congelare i contratti > differimento della disdetta di contratti
taglio dei creditori, cancellazione del debito > riduzione dei crediti
ncwo, creditori trattati peggio > creditori in una posizione economica peggiore
ricapitalizzazione, trasformare i debiti in azioni > misure di capitalizzazione, conversione di capitale di terzi
chi perde per primo, ordine delle perdite > crediti postergati, obbligazioni soggette a bail-in
convalidare il piano, via libera al piano > omologazione del piano di risanamento
creditori rifiutano, veto dei creditori > rifiuto del piano di risanamento
indennizzare gli azionisti, risarcire gli azionisti > compensazione per i proprietari, buoni di recupero
azione pauliana, actio pauliana, azione revocatoria, annullare negozi > revocazione di negozi giuridici
curatore fallimentare, amministratore del fallimento > liquidatore del fallimento
insinuare il credito, annunciare il credito, lista dei creditori > graduatoria
ordine di pagamento dei creditori, creditore prioritario > crediti privilegiati, depositi privilegiati
somma assicurata, soldi garantiti > depositi privilegiati, importo massimo di 100 000 franchi
esisuisse, fondo di garanzia, deposit insurance > garanzia dei depositi, responsabile della garanzia dei depositi
riavere i soldi, recuperare i soldi, clienti rimborsati > pagamento dei depositi garantiti
libero passaggio > fondazioni di libero passaggio
buoni di cassa > obbligazioni di cassa
pagamento subito ai piccoli > pagamento immediato, attivi liquidi disponibili
fuori dalla massa > separazione dalla massa
dividendo del fallimento, ripartizione finale > stato di ripartizione, conto finale
fallimento estero, exequatur > riconoscimento di decreti di fallimento
contestare il piano > ricorsi contro l'omologazione
sospendere la decisione, il ricorso sospende > effetto sospensivo
finanziamento della garanzia, contributi delle banche > contributi, somma totale dei depositi garantiti
sette giorni, termine di rimborso > settimo giorno lavorativo
surrogazione, cessione del credito > subentra nei diritti dei depositanti
vendere gli averi dimenticati, denaro allo stato > liquidazione averi non rivendicati
debiti della massa > impegni assunti con le misure di protezione
isda, garanzie in caso di fallimento > prevalenza degli accordi di compensazione
votare contro il piano, votare contro il salvataggio > rifiuto del piano di risanamento
azionisti perdono, azioni senza valore > capitale sociale è ridotto integralmente
`;
