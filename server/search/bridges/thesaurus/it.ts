/** Everyday and professional Italian beside the words of the law; how lines are read: read-thesaurus.ts. */
export const italian = `
# data protection
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
garante, ifpdt, autorità della privacy > incaricato
fornitore informatico, trattamento per conto terzi > responsabile del trattamento
algoritmo, decisione automatica, robot > decisione individuale automatizzata
registro dei trattamenti > registro delle attività di trattamento
informativa, informativa privacy > obbligo di informare
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

# money laundering
riciclaggio, denaro sporco, antiriciclaggio > riciclaggio di denaro
kyc, know your customer, identificazione del cliente, controllo d'identità > identificazione della controparte
carta d'identità, passaporto > documento di legittimazione, identità
titolare effettivo, beneficial owner, proprietario effettivo, beneficiario effettivo > avente economicamente diritto
segnalazione di sospetto, segnalare, denunciare > obbligo di comunicazione, comunicazione
mros, unità di informazione finanziaria > ufficio di comunicazione
pep > persona politicamente esposta
due diligence, diligenza > obbligo di diligenza
cash, denaro contante > contanti
congelamento, blocco del conto > blocco dei beni
oad > organismo di autodisciplina
prestanome, uomo di paglia > avente economicamente diritto
società bucalettere, società di comodo > società di domicilio
paese a rischio > rischi superiori
archiviare, conservare i documenti > conservazione, documenti
tipping off, avvertire il cliente > divieto d'informazione
criptovaluta, criptomoneta, bitcoin > valuta virtuale, beni crittografici
bonifico, trasferimento di denaro > ordine di bonifico, trasferimento di valori
cambiavalute > operazioni di cambio
negoziante, venditore > commerciante
reato a monte > crimine, delitto fiscale qualificato
terrorismo > finanziamento del terrorismo

# banks and supervision
permesso > autorizzazione
risparmi, conto di risparmio, averi bancari > deposito, depositi garantiti
protezione dei risparmiatori > garanzia dei depositi, depositi garantiti
risparmiatore, titolare del conto > depositante, cliente
piccola banca > categorie 4 e 5
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
outsourcing > esternalizzazione, delega
ipoteca, mutuo > credito garantito da pegno immobiliare, pegno immobiliare
abitazione, casa > immobile d'abitazione
immobile commerciale > immobile a uso commerciale
prodotto derivato, derivati > strumento finanziario derivato
titolo, azioni > valori mobiliari
dare in pegno, impegnare, pegno > costituire una garanzia, garanzie
patrimonio, gestione patrimoniale > gestore patrimoniale
fondo d'investimento, hedge fund > investimenti collettivi
fintech, sandbox > promozione dell'innovazione
insider trading > informazione privilegiata
manipolazione dei corsi > manipolazione del mercato
consiglio di amministrazione, direzione, dirigente > gestione, alta direzione, attività irreprensibile
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

# criminal law and procedure
sanzione pecuniaria, contravvenzione, ammenda > multa
prigione, carcere, detenzione > pena detentiva
punibile, sanzione > disposizioni penali, punito
imprudenza, per errore > negligenza
apposta, volontariamente > intenzionalmente
truffa, frode > inganno
tangente, bustarella > corruzione
appello, contestare, opposizione, impugnare > ricorso
corte suprema > tribunale federale
avvocato, legale > rappresentante, patrocinatore
termine di prescrizione > prescrizione
risarcimento, indennizzo > responsabilità, danno
carte, incarto, dossier > documenti, atti
pignoramento, vendita forzata > realizzazione, esecuzione
assistenza internazionale, cooperazione > assistenza amministrativa
provvedimento, ordinanza amministrativa > decisione
irruzione > perquisizione
rifiuto di testimoniare > facoltà di non deporre
sequestro dei guadagni > confisca

# work
dipendente, impiegato, collaboratore > lavoratore, personale
capo, datore > datore di lavoro
paga, stipendio > salario, retribuzione
licenziamento, disdetta > disdetta del rapporto di lavoro, scioglimento
in tronco, sui due piedi > immediata, motivi gravi
ferie > vacanze
straordinari > lavoro straordinario
malattia > incapacità lavorativa
gravidanza, congedo maternità > maternità
cassa pensione, pensione > previdenza professionale
secondo lavoro > occupazione accessoria
periodo di prova > tempo di prova
telelavoro > lavoro a domicilio
funzionario, impiegato federale > personale federale, impiegato

# contracts and companies
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
eredità, testamento > successione
prestito, finanziamento > mutuo, credito
tasso d'interesse, interessi di mora > interessi
termine scaduto > restituzione del termine

# taxes and gaming
dichiarazione dei redditi, modulo fiscale > dichiarazione d'imposta, tassazione
esentasse > esenzione, esenti da imposta
frode fiscale, evasione fiscale > sottrazione d'imposta, delitto fiscale
iva > imposta sul valore aggiunto
aliquota iva > aliquota dell'imposta, aliquota
ritenuta d'acconto > imposta alla fonte
lotto, scommessa, gioco d'azzardo > giochi in denaro, lotteria
vincita, vincere al lotto > vincite ai giochi in denaro
casinò > casa da gioco
ludopatia, dipendenza dal gioco > gioco eccessivo
imposta sul reddito > imposta federale diretta, reddito
imposta delle società > imposta sull'utile
imposta di successione > devoluzione, donazione
dogana, importazione > dazi

# state and rights
governo > consiglio federale
ministro, presidente > membro del consiglio federale
parlamento > assemblea federale
militare, leva > esercito, servizio militare
servizio civile > servizio civile sostitutivo
firme, iniziativa > iniziativa popolare
voto, referendum > votazione popolare
diritto di voto, eleggere > diritti politici
libertà di parola > libertà d'opinione
libertà religiosa, culto > libertà di credo e di coscienza
burqa, velo, niqab > dissimulazione del viso
parità, discriminazione > uguaglianza giuridica
manifestazione, corteo > libertà di riunione
naturalizzazione, passaporto svizzero > cittadinanza
rifugiato, migrante > asilo, stranieri
allontanamento > espulsione, estradizione
handicap, invalido > disabili
aborto, ogm, cellule staminali > procreazione assistita, ingegneria genetica
ambiente, clima > protezione dell'ambiente
energia atomica > energia nucleare
autostrada > strade nazionali
cane, animale domestico > animali
scuola, scuola dell'obbligo > istruzione scolastica di base, scuola pubblica
senzatetto, aiuto sociale, minimo vitale > aiuto in situazioni di bisogno
costituzione > costituzione federale
arte rubata, arte trafugata > patrimonio culturale storicamente problematico
banca centrale > banca nazionale
valido da, vigore > entrata in vigore
periodo transitorio > disposizione transitoria
significato > definizioni
ambito > campo d'applicazione, oggetto
lingue > lingue ufficiali

# written for each other
finma, autorità federale di vigilanza sui mercati finanziari
bns, banca nazionale svizzera
cfcg, commissione federale delle case da gioco
afc, amministrazione federale delle contribuzioni
internet, elettronico, online
`;
