/** Italian words of money laundering and casinos; how lines are read: ../read-thesaurus.ts. */
export const moneyLaundering = `
riciclaggio, denaro sporco, antiriciclaggio > riciclaggio di denaro
kyc, know your customer, identificazione del cliente, controllo d'identità > identificazione della controparte
carta d'identità, passaporto > documento di legittimazione, identità, documento d'identità
titolare effettivo, beneficial owner, proprietario effettivo, beneficiario effettivo > avente economicamente diritto
segnalazione di sospetto, segnalare, denunciare > obbligo di comunicazione, comunicazione
mros, unità di informazione finanziaria > ufficio di comunicazione
pep > persona politicamente esposta
due diligence, diligenza > obbligo di diligenza
cash, denaro contante > contanti
congelamento, blocco del conto > blocco dei beni, blocco disposto
oad > organismo di autodisciplina
prestanome, uomo di paglia > avente economicamente diritto
società bucalettere, società di comodo > società di domicilio
paese a rischio > rischi superiori, rischio elevato
archiviare, conservare i documenti > conservazione, documenti
tipping off, avvertire il cliente > divieto d'informazione
criptovaluta, criptomoneta, bitcoin > valuta virtuale, beni crittografici
bonifico, trasferimento di denaro > ordine di bonifico, trasferimento di valori
cambiavalute > operazioni di cambio, attività di cambio
venditore > commerciante
reato a monte > crimine, delitto fiscale qualificato
terrorismo > finanziamento del terrorismo
aml, cft > lotta contro il riciclaggio di denaro
fatf, financial action task force > gruppo d'azione finanziaria
lista nera, lista grigia, paese sulla lista nera > giurisdizioni ad alto rischio e non cooperanti
embargo, ofac, seco, sanzioni economiche > sanzioni internazionali
credito al consumo, credito privato, piccolo credito > operazioni di credito, concessione di crediti
factoring > finanziamenti di transazioni commerciali
locazione finanziaria > leasing
prestito in famiglia, famiglia, familiare > persone prossime, parenti e affini
moglie, convivente > coniugi, partner registrati
prestito del socio > crediti tra società e socio
prestito al personale > crediti tra datore di lavoro e lavoratore
western union, hawala, money transmitter, rimesse > trasferimento di denaro o di valori
twint, psp, e-money, moneta elettronica, carta prepagata > operazioni di pagamento, mezzi di pagamento
traveller's cheque > assegni di viaggio
wallet, portafoglio digitale, chiave privata > facoltà di disporre di valute virtuali
token, stablecoin, ethereum, nft, ico > valute virtuali, beni crittografici
lingotto, bullion, platino > metalli preziosi bancari
petrolio, commodities, trading di materie prime > commercio di materie prime
cassetta di sicurezza, cassaforte, safe > custodia fisica di valori patrimoniali
recupero crediti, ufficio esecuzioni > attività di incasso
portavalori > trasporto fisico
terzo pilastro, 3° pilastro, risparmio previdenziale > previdenza del pilastro 3a
family office, gestore indipendente, asset manager, private banking > gestore patrimoniale
ausiliario, agente incaricato > nome e per conto dell'intermediario finanziario
soglia di assoggettamento, attività commerciale regolare > esercizio a titolo professionale
entrate lorde, reddito lordo > ricavo lordo
offshore, scatola vuota, shell company, panama > società di domicilio
beneficenza, ong > pubblica utilità
aderire a un oad, diventare membro di un oad > richiesta di affiliazione
lasciare l'oad, escluso dall'oad > uscita ed espulsione da un oad
chiudere il conto, chiusura del conto, separarsi da un cliente > interrompere la relazione d'affari, interruzione della relazione d'affari
rifiutare un cliente > rifiuto o interruzione della relazione d'affari
paper trail, traccia cartacea > consentire alle autorità di seguirne le tracce
transazione sospetta, operazione dubbia, losco > sospetto fondato, sospetto
comportamento strano, anomalo, bizzarro > inusuale, comportamenti insoliti
denuncia volontaria, segnalazione volontaria > diritto di comunicazione
sar, suspicious activity report, goaml > comunicazione all'ufficio di comunicazione
scambio tra banche, avvertire un'altra banca > informazione a un intermediario finanziario
gioielliere, orologiaio, antiquario, gallerista, garagista > commerciante
vendita di automobili, orologio di lusso, mercante d'arte > commerciante
agente immobiliare, mediatore immobiliare > commerciante, vendita di fondi
pagare in contanti, pagamento cash > denaro contante
documenti personali, permesso di soggiorno, patente > documento d'identità, licenza di condurre
copia legalizzata, legalizzazione, apostille, copia conforme > autenticazione, copia autenticata
onboarding, nuovo cliente, apertura del conto > identificazione della controparte, identificazione
videochiamata, apertura a distanza, identificazione a distanza > identificazione video o in linea
e-id, swissid, identità digitale > mezzo d'identificazione elettronico
ubo, vero proprietario, chi sta dietro la società > avente economicamente diritto
quarto del capitale > 25 per cento del capitale
ceo, amministratore delegato, direttore generale > membro superiore dell'organo direttivo
source of funds, origine dei fondi, da dove viene il denaro > provenienza del denaro, provenienza dei valori patrimoniali
source of wealth, ricchezza del cliente > origine del patrimonio
background check, indagare sul cliente, contesto dell'operazione > chiarimenti ulteriori, circostanze economiche
credibilità, verosimiglianza > plausibilità
piccoli tagli, banconote piccole > banconote di piccolo taglio
documenti falsi, documento falsificato, contraffazione > autenticità dei documenti
cliente mente, bugia del cliente > indicazioni false o fallaci
tenere gli incarti, conservare i giustificativi, durata di archiviazione > conservato per almeno dieci anni, dieci anni dalla cessazione
riconoscimento professionale > abilitazione
esperienza dell'auditor, auditor qualificato > abilitazione degli auditor responsabili
e-learning, training, aggiornamento professionale, seminario > perfezionamento, formazione continua
assicurazione rc, responsabilità civile professionale > copertura assicurativa
scommettitore, cliente del casinò > giocatore
chips, fiches > gettoni
slot machine, macchinetta, macchina mangiasoldi > giochi in denaro automatici
poker online, casinò online, gioco su internet > giochi in linea
casinò fisico, sala da gioco > giochi terrestri
cambiare soldi, cambiare euro > cambio di valuta, attività di cambio
cliente rischioso, profilo del cliente, risk rating > relazioni d'affari che comportano un rischio elevato, classificazione delle relazioni d'affari
transaction monitoring, controllare le transazioni > sorveglianza delle relazioni d'affari
grossa somma, importo elevato, somma ingente > transazioni che comportano un rischio elevato, importanti valori patrimoniali
aml officer, compliance officer, responsabile compliance > servizio di lotta contro il riciclaggio
regolamento interno, procedure interne, policy > direttive interne
politico, capo di stato, diplomatico > persona politicamente esposta
correspondent banking > banca corrispondente
travel rule, swift > ordine di bonifico
smurfing, frazionamento, money mule > indizi di riciclaggio di denaro
pubblico ministero, magistratura penale > autorità di perseguimento penale
ritirare i soldi, prelevare > prelievo di importanti valori patrimoniali
sblocco, sbloccare il conto > revoca del blocco
amico > persone prossime
congelare un conto > blocco disposto, blocco dei beni
annunciare un sospetto, segnalare un cliente > obbligo di comunicazione, effettuato una comunicazione
falso nome, pseudonimo > indicazioni false sull'identità, verificare l'identità
`;
