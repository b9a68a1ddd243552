/** Italian words of supervision of the financial markets, its fees and its rules; how lines are read: ../read-thesaurus.ts. */
export const supervision = `
regulator, normativa della finma > regolamentazione, attività di regolamentazione
impatto della regolamentazione, costi della regolamentazione > analisi dell'efficacia
neutralità tecnologica > neutrale concorrenza e tecnologia
regole semplificate, alleggerimenti per i piccoli > differenziazione, regime per le piccole banche
settore interessato, stakeholder, parti interessate > ambienti interessati
presa di posizione su un progetto, dare il proprio parere > consultazione pubblica, indagini conoscitive
consultazione degli uffici > consultazione delle unità amministrative
cdb, convenzione di diligenza, asb, swissbanking > autodisciplina, standard minimo
autoregolamentazione > autodisciplina
soft law, mou, memorandum of understanding > accordi giuridicamente non vincolanti
iosco, fsb, comitati internazionali > organismi internazionali
ministero delle finanze > dipartimento federale delle finanze
strategia, traguardi, goals > obiettivi strategici
informazioni segrete della finma > informazioni non accessibili al pubblico
guidance, lettera circolare > circolari
costa un'autorizzazione, tariffa della finma, fattura > emolumenti, tassa di vigilanza
express > supplemento sugli emolumenti
fotocopia > riproduzioni, esborsi
contributo annuo, quota annua, forfait annuo > tassa di vigilanza annua, tassa di base
parte fissa > tassa di base
parte variabile > tassa complementare
contestare la fattura, fattura troppo alta > decisione impugnabile, contestazione
pagato in eccesso, rimborso della tassa > diritto al rimborso
inizio della tassa > inizio dell'assoggettamento
stock exchange, piazza borsistica, swiss exchange > borsa
mtf, otf > sistema multilaterale di negoziazione
blockchain, dlt, distributed ledger > tecnologia di registro distribuito, diritti valori registrati
csd > depositario centrale
trade repository > repertori di dati sulle negoziazioni
sic, rete di pagamento > sistema di pagamento
compagnia di assicurazione, assicurazione sulla vita > impresa di assicurazione
broker assicurativo, agente assicurativo > intermediari assicurativi non vincolati
lamal, assicurazione sanitaria > cassa malati
oicvm, ucits, fund > investimenti collettivi di capitale
società di gestione, fund manager, gestore di fondi > direzione del fondo, gestore di patrimoni collettivi
banca custode > banca depositaria
comparti di un fondo > fondi ombrello, segmento patrimoniale
distribuzione di fondi esteri > rappresentanti di investimenti collettivi di capitale esteri
volume d'affari, dimensione della banca > totale di bilancio
domanda di un altro paese > assistenza amministrativa con autorità estere
tariffa all'ora, prezzo all'ora, costa un'ora > tariffa oraria
`;
