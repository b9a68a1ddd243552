/** Italian words of securities and those who trade in them; how lines are read: ../read-thesaurus.ts. */
export const securities = `
deposito titoli, dossier titoli, securities account > conto titoli
custodian, depositario dei titoli > ente di custodia
sub-custodian, subdepositario > ente di subcustodia
dematerializzato, wertrecht, uncertificated > diritti valori
security token, ledger-based, tokenizzazione > diritti valori registrati
global note > certificato globale
custodia comune > titoli di credito custoditi collettivamente
consegna fisica, stampare i titoli, ritirare i titoli > fornitura di titoli di credito
titoli mescolati, omnibus, conti separati, separazione degli averi > segregazione, portafogli propri e di terzi
titoli mancanti, titoli insufficienti > sottodotazione, titoli contabili disponibili
titoli all'estero > subcustodia all'estero
bloccare il deposito, sequestrare i titoli > pignoramento e sequestro
ordine del cliente, ordine di borsa > istruzioni del titolare del conto
estratto del deposito, estratto conto > attestato
rehypothecation, re-use, riutilizzare i titoli > diritto di godimento
restituire il pegno, riavere il pegno > restituzione di garanzie
privilegio della banca > diritto di ritenzione e di realizzazione
vendere il pegno, vendita privata > facoltà di realizzazione, realizzazione di garanzie
trasferire titoli > accredito
control agreement > accordo di controllo
annullare un trasferimento, trasferimento sbagliato > storno
acquirente onesto, compratore in buona fede > protezione dell'acquisto in buona fede
chi arriva prima, precedenza dei diritti > priorità
avviso prima della vendita > realizzazione di garanzie
errore del depositario, banca depositaria risponde > responsabilità ente di custodia
cliente professionale, istituzionale > investitore qualificato
conflitto di leggi > diritto internazionale privato, diritto estero
libro soci, share register > registro delle azioni
nome degli azionisti > trasmissione di informazioni, indirizzo dell'azionista
titoli se la banca fallisce, titoli protetti > separazione dalla massa
ritirare un ordine, irrevocabile > carattere definitivo delle istruzioni, revocare le istruzioni
suitability, appropriateness, cliente privato > verifica dell'adeguatezza
kid, scheda prodotto > foglio informativo di base
best execution, migliore esecuzione > esecuzione degli ordini
kickback, trailer fee, provvigioni di vendita > retrocessioni
ombudsman, mediatore > organo di mediazione
opa > offerta pubblica di acquisto
esg, greenwashing, finanza sostenibile > sostenibilità, rischi finanziari legati al clima
relationship manager, consulente bancario > consulenti alla clientela
prestare le azioni, usare i titoli del cliente > diritto di godimento
annullare un ordine > revocare le istruzioni
titoli persi, perdere i titoli > responsabilità ente di custodia
titoli rubati > acquisto in buona fede
depositario fallisce > liquidazione ente di custodia, separazione dalla massa
`;
