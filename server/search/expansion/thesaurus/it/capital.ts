/** Italian words of capital, risks and their disclosure; how lines are read: ../read-thesaurus.ts. */
export const capital = `
pillar 3, disclosure > obblighi di pubblicazione
reporting > obbligo di rendiconto
template, modello di pubblicazione > tabelle fisse, tabelle flessibili
pagina web, homepage, sito web > sito internet
data limite di pubblicazione > scadenza della pubblicazione
dollaro, currency, moneta della pubblicazione > valuta
corporate governance, governance > governo d'impresa
irrbb, variazione dei tassi > rischi di tasso d'interesse
lcr, nsfr > rischi di liquidità, liquidità
tlac, gone concern > capacità di assorbire perdite
trading book, libro di negoziazione > portafoglio di negoziazione
banking book > portafoglio della banca
cambiare portafoglio, spostare le posizioni > riclassificazione
hedging, hedge > copertura interna, copertura esterna
irt, internal risk transfer > trasferimento interno dei rischi
mark to market, valorizzazione al mercato > valutazione prudente, prezzi di mercato
mark to model > prezzi risultanti da un modello
valuation adjustment > adeguamenti della valutazione
bid ask, spread, forbice > scarto denaro lettera
cet1, common equity, capitale di qualità > fondi propri di base di qualità primaria
tier 1 > fondi propri di base
tier 2 > fondi propri complementari
sovrapprezzo, premio di emissione > aggio
interessi di minoranza, azionisti di minoranza > quote minoritarie
spv, special purpose vehicle, società veicolo > società a scopo specifico
ponv > insolvenza incombente
ecl, expected credit loss, perdita attesa > rettifiche di valore e accantonamenti
riserve nascoste, riserve occulte > riserve latenti
imposte differite, deferred tax > impegni fiscali latenti, crediti fiscali latenti
programma informatico > software
irb, modello interno > approccio basato sui rating interni
effetto leva, leverage exposure, indebitamento > esposizione totale, leverage ratio
repo, reverse repo, prestito titoli, securities lending, sft > operazioni di finanziamento in titoli, operazioni pronti contro termine
lombard, credito lombard > operazioni di prestito di valori mobiliari
off balance sheet > posizioni fuori bilancio
cds, credit default swap > derivati di credito
margin call, richiesta di margine > pagamenti dei margini, accordo sui margini
collateral > compensazione di garanzie, garanzie
clearing, clearing house, ccp, stanza di compensazione > controparte centrale, membro compensatore
cash pooling > conto collettivo per la gestione dei flussi di tesoreria
dvp > consegna contro pagamento
guasto informatico, errore umano, perdita operativa > evento di perdita, rischi operativi
oprisk > rischi operativi
business indicator > indicatore commerciale
storico delle perdite, base di dati delle perdite > dati interni sulle perdite
basel, accordi di basilea, basilea iii, comitato di basilea > standard minimo di basilea
securitisation, abs, mbs > cartolarizzazione
rwa, attivi ponderati > posizioni ponderate in funzione del rischio
ccyb, countercyclical buffer > cuscinetto anticiclico
banche ben capitalizzate, small banks regime > regime per le piccole banche
filiale svizzera di una banca estera > banche sotto dominio straniero
cifre dell'anno scorso > dati comparativi
aiuto pubblico, sovvenzione > sostegno da parte delle autorità pubbliche
garanzia del cantone, cantone garantisce > garanzia dello stato, garanzie di una collettività pubblica
soci illimitatamente responsabili, accomandatario > responsabilità illimitata dei soci
apporto di capitale > conferimento di capitale, capitale di dotazione
utile intermedio > utile dell'esercizio corrente
utili latenti, plusvalenza latente > utili non realizzati
validare il modello, backtesting > approvato indipendentemente dalla negoziazione
giorno della transazione > principio della data di conclusione
banca come mandatario > agente
dispensata dalla pubblicazione, pubblicare meno > pubblicazione parziale, regime per le piccole banche
`;
