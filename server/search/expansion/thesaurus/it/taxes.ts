/** Italian words of taxes and gaming; how lines are read: ../read-thesaurus.ts. */
export const taxes = `
dichiarazione dei redditi, modulo fiscale > dichiarazione d'imposta, tassazione
esentasse > esenzione, esenti da imposta
frode fiscale, evasione fiscale > sottrazione d'imposta, delitto fiscale
iva > imposta sul valore aggiunto
aliquota iva > aliquota dell'imposta, aliquota
ritenuta d'acconto > imposta alla fonte
scommessa, gioco d'azzardo > giochi in denaro, lotteria
vincita, vincere alla lotteria > vincite ai giochi in denaro
casinò > casa da gioco
ludopatia, dipendenza dal gioco > gioco eccessivo
imposta sul reddito > imposta federale diretta, reddito
imposta delle società > imposta sull'utile
imposta di successione > devoluzione, donazione
dogana > dazi
detrarre, detrazione, spese deducibili > deduzioni
frontaliere, permesso b > imposta alla fonte
stock option, azioni gratuite > partecipazioni di collaboratore
autodenuncia, condono, amnistia > autodenuncia esente da pena, ricupero d'imposta
pagare a rate, rateizzare > facilitazioni di pagamento
non posso pagare le imposte, cancellare l'imposta > condono dell'imposta
certificato di salario > attestazione
contestare la tassazione > reclamo
alloggio proprio > valore locativo
asilo nido, babysitter > cura dei figli prestata da terzi
tragitto casa-lavoro, pendolare > spese di trasporto
beneficenza deducibile, donazioni a enti > liberalità
forfait fiscale, ricchi stranieri > imposizione secondo il dispendio
pillar two, imposta minima, ocse > imposizione minima
crs, saia, fatca > scambio automatico di informazioni
datore trattiene l'imposta > appropriazione indebita d'imposte alla fonte
domicilio fiscale > appartenenza personale
doppia tassazione, tassato due volte > doppia imposizione
plusvalenza > utili immobiliari, utile in capitale
progressione a freddo > compensazione degli effetti della progressione
imposta sul patrimonio > imposta sulla sostanza
`;
