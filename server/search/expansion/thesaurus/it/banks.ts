/** Italian words of banks, their organisation and their owners; how lines are read: ../read-thesaurus.ts. */
export const banks = `
permesso > autorizzazione
risparmi, conto di risparmio, averi bancari > deposito, depositi garantiti
protezione dei risparmiatori > garanzia dei depositi, depositi garantiti
risparmiatore, titolare del conto > depositante, cliente
piccola banca > categorie 4 e 5, regime per le piccole banche
grande banca, too big to fail > banca di rilevanza sistemica
fallimento bancario, crac > fallimento, insolvenza, risanamento
bancarotta > fallimento, insolvenza
salvataggio, aiuto di stato > aiuto statale, risanamento, sostegno
vigilanza bancaria, autorità di vigilanza > finma
segreto bancario > segreto professionale
bonus, premio, gratifica > retribuzione variabile, remunerazione variabile
stipendio dei dirigenti > retribuzione, remunerazione
capitale proprio, cuscinetto, requisiti di capitale > fondi propri, cuscinetto di fondi propri
leva finanziaria, leverage ratio > indice massimo di leva finanziaria
riserva di liquidità > liquidità
grande credito, concentrazione > ripartizione dei rischi, grande rischio
outsourcing > esternalizzazione, delega funzioni importanti
ipoteca, mutuo > credito garantito da pegno immobiliare, pegno immobiliare
abitazione > immobile d'abitazione
immobile commerciale > immobile a uso commerciale
prodotto derivato, derivati > strumento finanziario derivato
azioni > valori mobiliari
dare in pegno, pegno > costituire una garanzia, garanzie
patrimonio, gestione patrimoniale > gestore patrimoniale
fondo d'investimento, hedge fund > investimenti collettivi
fintech, sandbox > promovimento dell'innovazione, promozione dell'innovazione
insider trading > informazione privilegiata
manipolazione dei corsi > manipolazione del mercato
consiglio di amministrazione, dirigente > gestione, alta direzione, attività irreprensibile
buona reputazione, onorabilità > garanzia di un'attività irreprensibile
revisore, auditor, revisione > società di audit
compliance > rispetto delle prescrizioni, controllo interno
controlli interni > sistema di controllo interno
rating > agenzia di rating
bilancio, rapporto annuale > conto annuale, rendiconto
conti dormienti, conti dimenticati > averi non rivendicati
bail-in > riduzione dei crediti, conversione
filiale, agenzia > succursale
ufficio di rappresentanza > rappresentanza
controllo straniero, mani straniere > dominio straniero
grande azionista, azionista principale > partecipazione qualificata
whistleblower > segnalazione, denuncia
tassa annuale, tassa di sorveglianza > tassa di vigilanza, emolumento
sorveglianza > vigilanza
attacco informatico, pirateria informatica, hacker > ciber-rischio
pubblicazione del nome, gogna > pubblicazione della decisione
divieto professionale > divieto di esercizio della professione
conto corrente, conto bancario, conto stipendio, soldi in banca > depositi, depositi del pubblico
raccogliere fondi, crowdfunding > accettare depositi del pubblico
banca digitale, neobanca > promovimento dell'innovazione
chiamarsi banca, parola banca, denominazione protetta > espressioni banca o banchiere
nome dell'azienda, nome commerciale, ragione sociale > ditta
pubblicità ingannevole, réclame, spot pubblicitario > pubblicità fallace, pubblicità d'affari
banca illegale > depositi del pubblico senza autorizzazione
licenza bancaria > autorizzazione a esercitare, autorizzazione
aprire all'estero, espandersi all'estero > aprire all'estero una filiale, succursale
capitale iniziale, capitale di partenza > capitale minimo
fit and proper, onestà, probità, moralità > garantiscono un'attività irreprensibile, buona reputazione
board, consiglio di sorveglianza, separazione delle funzioni > alta direzione, vigilanza e controllo
executive board, comitato direttivo, management > organo di gestione
comprare una banca, vendere la partecipazione, scalata > partecipazione qualificata
bloccare i voti > sospendere il diritto di voto
banca di stato, banca pubblica > banca cantonale, banche di diritto pubblico
gruppo bancario, multinazionale > gruppo finanziario, sorveglianza di gruppi
bancassicurazione > conglomerato finanziario
credito ai dirigenti, prestito agli amministratori, affari con parti correlate > crediti ai membri degli organi
invio di dati alla casa madre > società madre vigilanza consolidata
rapporto semestrale, conti semestrali > chiusura intermedia
annual report > rapporto di gestione
regole contabili > allestimento delle chiusure contabili, norme contabili
tbtf, sifi, g-sib, ubs, credit suisse > banca di rilevanza sistemica
piano di continuità, bcm, business continuity, piano d'emergenza > pianificazione d'emergenza
soldi dei contribuenti, bailout, backstop > aiuto statale, sostegno statale
resolution plan, risolvibilità, liquidazione ordinata > possibilità di risanamento e liquidazione
clawback, malus, boni > retribuzione variabile
coco, contingent convertible, obbligazione convertibile > capitale convertibile, prestiti obbligatoriamente convertibili
write-off, obbligazione azzerata > prestiti con rinuncia al credito
emissione di azioni, capitale autorizzato > capitale di riserva, aumentare il capitale azionario
diritto di prelazione, diritto preferenziale > diritto di opzione
raiffeisen, cassa rurale > banca cooperativa, capitale di partecipazione
distribuzione di utili > dividendi, ripartizione dell'utile
ispezione, controllo sul posto, visita della finma, on-site > verifiche dirette
perdere la licenza, ritirare la licenza, chiusura della banca > revoca dell'autorizzazione
cfb, commissione federale delle banche > commissione delle banche
broker, trader, commerciante di valori mobiliari, intermediario mobiliare > società di intermediazione mobiliare
capogruppo > società madri di un gruppo finanziario
società di servizi del gruppo, service company > società del gruppo importanti
limite di esposizione, credito troppo grande > ripartizione dei rischi, proporzione ai fondi propri
crypto custody, custodia di bitcoin > beni crittografici valori depositati
swissness, nome svizzero > carattere svizzero della banca
azionista straniero, investitore straniero > dominio straniero
libretto di risparmio, libretto > depositi a risparmio
fornitore esterno, provider informatico, dare in appalto > delega funzioni importanti
azione di responsabilità, amministratori denunciati > responsabilità dei fondatori
discrezione bancaria, banking secrecy, dati bancari rubati > segreto professionale
istigare, corrompere un impiegato > indurre a siffatta violazione
dormant accounts, conto inattivo, cliente irreperibile > averi non rivendicati
pfandbrief, covered bond > centrali d'emissione di obbligazioni fondiarie
agente di cambio > ditte di borsa
aprire una banca, fondare una banca, creare una banca > autorizzazione a esercitare l'attività, iniziare la propria attività
banca del cantone, appartenere al cantone > banca cantonale
fabbrica, impresa industriale > impresa estranea al suo settore finanziario
semestre > semestralmente, chiusura intermedia
rivelare il nome, nome del cliente, parlare di un cliente > segreto professionale, rivela
dimenticato > averi non rivendicati
`;
