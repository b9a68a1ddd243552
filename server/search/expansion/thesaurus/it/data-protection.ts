/** Italian words of data protection; how lines are read: ../read-thesaurus.ts. */
export const dataProtection = `
fuga di dati, furto di dati, perdita di dati, data breach > violazione della sicurezza dei dati
richiesta di accesso, accesso ai propri dati, access request > diritto d'accesso
privacy, sfera privata, vita privata > protezione dei dati, protezione della personalità
gdpr, rgpd > protezione dei dati
dati sensibili, dati delicati, dati sanitari > dati personali degni di particolare protezione
dati privati, dati dei clienti > dati personali
trasferimento all'estero, invio all'estero, esportazione di dati > comunicazione di dati personali all'estero
trasmettere, divulgare, condividere > comunicare, comunicazione
portabilità > consegna dei dati, trasmissione dei dati
dpia, valutazione dei rischi > valutazione d'impatto
dpo, responsabile della protezione dei dati > consulente per la protezione dei dati
ifpdt, garante della privacy, autorità della privacy > incaricato
fornitore informatico, trattamento per conto terzi > responsabile del trattamento
algoritmo, decisione automatica, robot > decisione individuale automatizzata
registro dei trattamenti > registro delle attività di trattamento
informativa privacy, informativa sui dati > obbligo di informare
assenso, opt-in > consenso
diritto all'oblio, eliminare > cancellare, distruggere, anonimizzare
correzione, dati sbagliati > rettificare, inesatti
minimizzazione > proporzionalità
privacy by design, privacy by default > protezione dei dati sin dalla progettazione, protezione per impostazione predefinita
videosorveglianza, telecamera > sorveglianza sistematica di spazi pubblici
tracciamento, tracking, profilo della personalità > profilazione
furto d'identità > usurpazione d'identità
codice deontologico > codice di condotta
segreto medico, segreto d'ufficio > obbligo di discrezione, segreto professionale
controller, titolare dell'archivio > titolare del trattamento
processor, hosting provider, cloud > responsabile del trattamento
subresponsabile, subprocessor > affidare il trattamento a un terzo
collezione di dati, banca dati clienti > trattamento di dati personali
uso domestico, rubrica telefonica, uso familiare > uso esclusivamente personale
extraterritorialità > campo d'applicazione territoriale
razza, colore della pelle > appartenenza a una razza, etnia
convinzioni, appartenenza politica, ideologia > opinioni o attività religiose, dati personali degni di particolare protezione
impronte digitali, riconoscimento facciale, scansione dell'iride > dati biometrici
dna, test del dna, patrimonio ereditario > dati genetici
orientamento sessuale, intimità > sfera intima
cartella clinica, diagnosi, paziente > salute, dati personali degni di particolare protezione
casellario giudiziale, fedina penale, condanne > sanzioni amministrativi e penali, dati personali degni di particolare protezione
geolocalizzazione, gps > luoghi di permanenza, profilazione
solvibilità, scoring, affidabilità creditizia > profilazione, situazione economica
incrocio di dati > collegamento tra dati
a che servono i dati > scopo del trattamento, scopo determinato
immagazzinare, custodire dati, tenere i dati > conservazione
tempo di conservazione, quanto tempo tenere > durata di conservazione
dati non più necessari, dati scaduti > distrutti o resi anonimi
pseudonimizzazione, oscurare > anonimi, identificare le persone interessate
casella da spuntare, accordo esplicito, ritirare l'accordo > consenso, espresso consenso
impostazioni standard > impostazioni predefinite
crittografia dei dati, cifratura, password, sicurezza informatica > sicurezza dei dati, provvedimenti tecnici e organizzativi
misure di sicurezza > provvedimenti tecnici e organizzativi
ncsc, centro nazionale per la cibersicurezza > ufficio federale della cibersicurezza
iso 27001, sigillo di qualità > certificazione, marchio di qualità
ditta senza sede in svizzera, rappresentante ue > rappresentante, sede o domicilio all'estero
scc, clausole contrattuali standard, contratto modello > clausole tipo di protezione dei dati
bcr, binding corporate rules, regole interne del gruppo > norme interne dell'impresa vincolanti
decisione di adeguatezza, paese sicuro, paese terzo > protezione adeguata dei dati
usa, stati uniti, privacy shield > comunicazione di dati personali all'estero, protezione adeguata
mettere in rete, social network > pubblicazione di dati personali in forma elettronica
di nascosto, a sua insaputa > eccezioni all'obbligo di informare
intelligenza artificiale, chatgpt, computer decide > decisione individuale automatizzata
intervento umano, riesame umano > riesaminata da una persona fisica
funzionamento dell'algoritmo > logica su cui si fonda
trattamento pericoloso > rischio elevato, profilazione a rischio elevato
avviso dell'incaricato, consultare l'incaricato > consultazione dell'ifpdt, parere dell'ifpdt
ransomware, hacking, phishing, malware > violazione della sicurezza dei dati
incidente di sicurezza, incidente informatico > notifica di violazioni della sicurezza, violazione della sicurezza dei dati
destinatario sbagliato, chiavetta usb persa, portatile rubato > violazione della sicurezza dei dati
72 ore, notificare una fuga > notifica quanto prima
copia dei dati, vedere il proprio dossier, che cosa sanno di me > diritto d'accesso, fornisce le informazioni
richiesta abusiva, richiesta vessatoria > manifestamente infondata, querulosa
negare l'accesso, limitare l'accesso > restrizione del diritto d'accesso
stampa, redazione, giornale > mezzi di comunicazione di massa
riavere i propri dati, cambiare fornitore > diritto di farsi consegnare dati
fondamento giuridico, base giuridica > base legale, motivi giustificativi
interessi del titolare > motivi giustificativi, interesse preponderante
celebrità, vip > personalità pubblica
diffamazione, offesa all'onore, reputazione lesa > lesione della personalità
ricerca scientifica, ricercatore, sondaggio, statistica > scopi impersonali
azione civile, causa civile > pretese
dati contestati, esattezza non provata > menzione che ne indichi il carattere contestato
amministrazione federale, servizio pubblico > organo federale
fase di prova, progetto pilota > sistemi pilota, fase sperimentale
bloccare la trasmissione, opt-out, rifiutare la trasmissione > opposizione alla comunicazione
legge sulla trasparenza, accesso agli atti ufficiali > documenti ufficiali
edöb, fdpic, pfpdt > incaricato federale della protezione dei dati
destituzione, rimozione dalla carica > revoca, cessazione del mandato
investigazione, aprire un procedimento > inchiesta
ispezionare gli uffici, visita dei locali > accesso ai locali e agli impianti
ingiunzione, fermare il trattamento > provvedimenti amministrativi, sospendere o cessare
250'000 franchi, importo della multa, multa massima > multa fino a 250 000 franchi
impiegato punito, sanzione personale > puniti con la multa, privati
responsabilità penale dell'impresa, condannare la società > infrazioni commesse nell'azienda
disobbedienza, disobbedire, ignorare una decisione > inosservanza di decisioni
indiscrezione, tradire un segreto > obbligo del segreto, rivela
confidenzialità, riservatezza, nda > serbare il segreto, obbligo del segreto
infragruppo, società sorella, all'interno del gruppo > imprese appartenenti al medesimo gruppo
casa madre, parent company > società madre
dati di imprese, dati aziendali > dati concernenti persone giuridiche
pmi > meno di 250 collaboratori
cookie, traccianti > profilazione
mentire all'incaricato, risposta incompleta > informazioni inesatte o incomplete
persone fragili > persone vulnerabili
prassi consigliata, linee guida > raccomandazioni di buona prassi
parere su una legge > progetti di atti normativi
rimprovero, richiamo scritto > ammonimento
budget > preventivo
elenco telefonico > accessibili a chiunque
errati, errore nei miei dati, informazione falsa > inesatti, rettificare, rettifica
usb, disco rigido, smartphone, computer portatile > violazione della sicurezza dei dati
medico, dottore, ospedale > professionista della salute
testare un sistema, versione beta, nuovo sistema > sistemi pilota, fase sperimentale
regole di settore, proprie regole > codici di condotta
inviare, spedire > trasmettere, comunicare
leggere le e-mail, sorvegliare i dipendenti > lesione della personalità
`;
