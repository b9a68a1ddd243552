/** Italian words of everyday speech and what laws of any field say for them; why they weigh less: ../everyday.ts. */
export const everyday = `
saldare > pagamento, versamento
soldi, denaro > valori patrimoniali, importo, fondi
costare, prezzo, tariffa > emolumento, spese, tassa
conto da pagare > emolumenti, fatturazione
riavere, farsi rimborsare, recuperare > rimborso, restituzione
ridare > restituzione, consegna
pagare a rate > agevolazioni di pagamento, dilazione
pagare in ritardo > interesse di mora, mora
tenere, custodire, archiviare > conservare
buttare, distruggere > distruzione, cancellazione
togliere, eliminare > cancellazione, distruzione, radiazione
dare, fornire, trasmettere, mandare, inviare > comunicazione, trasmissione, consegna
dire, raccontare, svelare > comunicazione, rivelare, divulgazione
riservato > segreto, confidenzialità, segreto d'ufficio
avvisare, avvertire, segnalare, informare > comunicare, comunicazione, notifica, annunciare
chiedere > domanda, richiesta
presentare richiesta > domanda, richiesta, istanza
rifiutare, respingere > rifiuto, rigetto
accettare > approvazione, omologazione
permettere, permesso > autorizzazione, approvazione
perdere > revoca, ritiro
confiscare > confisca, sequestro
congelare > blocco, blocco dei beni
proibire > divieto, vietato
apposta, volontariamente > intenzionalmente
senza volere, per sbaglio > negligenza
punire, pena, punizione, cosa si rischia > multa, pena pecuniaria, pena detentiva
prigione, carcere > pena detentiva
truffa, imbroglio > ingannevole, inganno
mentire, bugia, falso > informazioni false, ingannevole, fallace
rovinare > danno, responsabilità
risarcire > indennità, risarcimento dei danni
avvocato, farsi rappresentare > rappresentante
andare in tribunale, causa, denuncia > tribunale, procedura, azione
contestare, opporsi > ricorso, opposizione
indagare, indagine > inchiesta, accertamenti, chiarimenti
a chi rivolgersi, chi è responsabile > competenza, autorità competente
ufficio, amministrazione > autorità, servizio competente
sorvegliare, verificare > vigilanza, controllo, verifica
controllore, revisore > società di audit, ufficio di revisione
visita, ispezione, sul posto > controllo, audit
regole > disposizioni, prescrizioni
disdire, rompere, porre fine > disdetta, fine, scioglimento
smettere, fermare, cessare > cessazione, fine, interruzione
cominciare > inizio, entrata in vigore
valere > validità, applicabile
non valido > nullità
più tempo, rinvio > proroga, differimento
regolarmente > annualmente, periodicamente, trimestrale
tetto, limite, massimo > importo massimo, limite superiore, soglia
minimo, almeno > importo minimo, requisiti minimi
percentuale > per cento, quota
per iscritto, lettera > forma scritta, per scritto
a voce, telefono > oralmente
via internet, per email, digitale > elettronico, via elettronica
carte > documenti, giustificativi
fotocopia > copia
carta d'identità, passaporto > documento d'identità, documento di identificazione
rendere pubblico > pubblicazione
annotare, scrivere > documentazione, verbale, mettere agli atti
lista > registro, elenco
iscriversi > iscrizione, registrazione
stimare > valutazione, apprezzamento
modificare > modifica, cambiamento, adeguamento
retroattivo, vecchi casi > disposizioni transitorie, retroattività
esentare, dispensa, non serve > esenzione, deroga, eccezione
semplificare, più semplice > semplificazioni, agevolazioni
più severo > requisiti più severi, elevati
capo, dirigente > direzione, gestione
direttore, manager > direzione, organo di gestione
consigliere > consiglio d'amministrazione, alta direzione
possessore > proprietario, titolare, azionista
casa madre > società madre, gruppo
agenzia, sede > succursale, filiale
straniero > estero
famiglia, parenti > persone vicine, congiunti
privato, persona privata > persona fisica
ditta, azienda > persona giuridica, società, impresa
associazione, fondazione > persone giuridiche, istituzioni
clientela > clienti, controparte, creditori
risparmiatore > investitore, depositante
bancarotta > fallimento, insolvenza, liquidazione
salvare, salvataggio > risanamento, stabilizzazione
chiudere, chiusura > scioglimento, liquidazione, cessazione
comprare > acquisto
rilevare, subentrare > assunzione, trasferimento, ripresa
cedere > trasferimento, cessione
regalo, invito > vantaggi, doni
conflitto, imparziale > conflitti d'interesse, ricusazione
affidare all'esterno, fornitore > esternalizzazione, delega, ricorso a terzi
dipendente, lavoratore > collaboratori, impiegati, personale
corso > formazione, formazione continua
capace, esperienza, competente > conoscenze, qualifiche, garanzia
onesto > buona reputazione, attività irreprensibile
pericolo > rischio, minaccia
emergenza > crisi, piano d'emergenza
proteggere, tutela > protezione, garanzia
computer, programma > sistema informatico, informatica
errato > errore, rettifica, inesatto
assumere, assunzione > contratto di lavoro, costituzione del rapporto di lavoro
cacciare, mandare via > disdetta, licenziamento
paga > stipendio, salario, rimunerazione
ferie > vacanze, congedi
scaduto, troppo tardi, prescritto > prescrizione, perenzione
rubare, furto, pirata informatico > violazione, non autorizzato, sicurezza dei dati
neutrale > indipendenza, imparziale
bonus, ricompensa > rimunerazione, premi
dedurre, scalare > deduzione, deducibile
dividere, ripartire > ripartizione, attribuzione
fondere, unire > fusione, aggregazione
tenere separato > segregazione, separazione
aiutare, partecipare > collaborazione, cooperazione, assistenza
altri paesi, autorità straniere > autorità estere, assistenza amministrativa
tacere, stare zitti > segreto, confidenzialità
anonimo, senza nome > anonimizzato
abitare, residenza, indirizzo > domicilio, sede
aprire, creare > costituzione, fondazione
emettere, lanciare > emissione
imprestare > credito, mutuo, prestiti
garantire > garanzia, cauzione
pegno, impegnare > costituzione in pegno, garanzia
perdita di valore, svalutare > rettifica di valore, ammortamento
guadagno > utile, provento
cuscinetto > riserva, margine, accantonamenti
debiti, indebitamento > impegni, passivi
risparmi > depositi, averi
contante > liquidità, mezzi liquidi
ipoteca, mutuo casa > crediti garantiti da pegno immobiliare
casa, appartamento > immobili, fondo
quota societaria > azioni, titoli di partecipazione
borsa > prezzo di mercato, corso
sufficiente > requisiti, idoneità
quantità > numero, importo
giorno > data, giorno di riferimento
ogni tre mesi, trimestre > trimestrale
ogni sei mesi, semestre > semestrale
fine anno, chiusura dei conti > esercizio, conti annuali
forfait, prezzo fisso > forfettario, tassa di base
a ore > tariffa oraria, tempo impiegato
acconto > anticipo
ereditare, morte > eredi, successione, decesso
marito, moglie > coniugi
bambino > figli, minorenni
malato > malattia, infortunio
incinta, nascita, parto > maternità
pensione > limite d'età, cassa pensioni, rendita
orario di lavoro, straordinari > durata del lavoro, lavoro straordinario
licenziamento ingiusto > disdetta abusiva
lamentarsi > ricorso, reclamo
temporaneo > provvisorio, misure cautelari, determinato
per sempre > durata indeterminata, definitivo
aprire un'inchiesta > inchiesta, sospetto
veloce, subito, rapidamente > senza indugio, immediatamente
in ritardo > prescrizione, tardivo
gratis > gratuitamente, senza spese
oltrepassare > superamento, limite superiore
sito, pagina web > sito internet
lingua, tradurre > lingua ufficiale
illegale > illecito, vietato, violazione
infrangere, non rispettare, violare le regole > violazione, infrazione, contravvenzione
avere il diritto > autorizzato, ammesso
dovere, obbligato, costretto > tenuto
rispondere, risposta > informazioni, parere
guardare, vedere gli atti > consultazione, accesso, consultazione degli atti
correggere > rettifica
spiare, seguire > sorveglianza, profilazione
algoritmo, robot > automatizzata
password > accesso, autenticazione
ragazzi > minori, minorenni
morire, muore > decesso, eredi
andare in pensione > pensionamento, limite d'età
lavoretto > attività accessoria
svantaggiare, ingiusto, uguale > discriminazione, parità di trattamento
immigrato > stranieri, cittadini stranieri
eleggere, votare > elezione, votazione
evadere, nascondere al fisco > sottrazione d'imposta
affitto, inquilino > locazione, pigione
azione in borsa > valori mobiliari, azioni, titoli
conto in banca, conto > depositi, averi
soldi sporchi, riciclare > riciclaggio di denaro
vero proprietario, chi c'è dietro > avente economicamente diritto
sospetto, strano > inusuali
diversificare > ripartizione dei rischi, grandi rischi
valore > valutazione, valore venale
mettere da parte > riserve, accantonamenti
nel peggiore dei casi > crisi, stress test
immediatamente, al più presto > senza indugio
in anticipo > previa, preliminare, preventivamente
urgente, fretta > urgenza
nominare, scegliere > elezione, designazione
dimettersi, lasciare l'incarico > dimissioni, partenza
sostituto, supplente > supplenza, sostituzione
comitato > commissione
diventare membro, aderire > affiliazione, adesione, ammissione
uscire, andarsene > uscita, recesso
entrare in borsa, quotarsi > quotazione, ammissione al commercio
opuscolo, volantino > prospetto, foglio informativo
clausole in piccolo > condizioni generali
confondere > confusione, inganno
chiamarsi > denominazione, ditta
tangente, bustarella, corrompere > indebito vantaggio, doni, vantaggi
recidiva, seconda volta > ripetizione
complice > tentativo
lista nera > pubblicazione, avvertimento
lavorare senza permesso > senza autorizzazione, obbligo di autorizzazione
depositare > presentazione, inoltrare
saltare il termine > inosservanza del termine, termine scaduto
contare i giorni > calcolo, termini
gratuito > gratuitamente, esente da spese
sconto, meno caro > riduzione, ridotto
più caro, aumento > supplemento
ogni anno, tutti gli anni > annualmente, annuo
spiegare, motivare > motivi
escludere > esclusione, eccezioni
d'accordo, consenso > approvazione
incaricare qualcuno > mandato, mandatario, incaricato
proteggere i clienti > protezione dei creditori, protezione degli investitori
autodenunciarsi, confessare > collaborazione
quanto spesso > annualmente, periodicamente
quanto dura > termine, anni
chi decide > competenza
`;
