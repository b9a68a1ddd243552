/** Italian words of state and rights; how lines are read: ../read-thesaurus.ts. */
export const state = `
governo > consiglio federale
ministro, presidente > membro del consiglio federale
parlamento > assemblea federale
militare, leva > esercito, servizio militare
servizio civile > servizio civile sostitutivo
raccolta di firme > iniziativa popolare
voto, referendum > votazione popolare
diritto di voto, eleggere > diritti politici
libertà di parola > libertà d'opinione
libertà religiosa, culto > libertà di credo e di coscienza
burqa, velo, niqab > dissimulazione del viso
parità dei sessi, discriminazione > uguaglianza giuridica
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
in vigore dal, valido da > entrata in vigore
periodo transitorio > disposizione transitoria
significato > definizioni
ambito della legge > campo d'applicazione, oggetto
lingue > lingue ufficiali
democrazia diretta > iniziativa popolare, referendum
doppia maggioranza > maggioranza del popolo e dei cantoni
deputato, senatore > membro del consiglio nazionale, consiglio degli stati
camera bassa > consiglio nazionale
camera alta > consiglio degli stati
magistrato > autorità giudiziaria
tortura, pena di morte > dignità umana, diritto alla vita
intercettazione telefonica, vita familiare > protezione della sfera privata
censura > libertà dei media
presunzione d'innocenza, diritto di essere sentito > procedura penale, garanzie procedurali generali
sciopero > libertà sindacale
scegliere il mestiere, libera impresa > libertà economica
espropriazione > garanzia della proprietà
cambiare casa > libertà di domicilio
sposarsi, unione libera, matrimonio > diritto al matrimonio e alla famiglia
università, studente > scuole universitarie
perequazione > perequazione finanziaria
freno alla spesa > freno all'indebitamento
cartello, monopolio > politica di concorrenza
disoccupato > assicurazione contro la disoccupazione
avs, rendita di vecchiaia > assicurazione vecchiaia, superstiti e invalidità
soldato, difesa nazionale > esercito
pandemia, epidemia, covid > protezione della salute
armi, fucile > armi e materiale bellico
treno, ffs > ferrovie
camion, tir > tassa sul traffico pesante
contadino > agricoltura
onu, politica estera > affari esteri, organizzazioni internazionali
diritto d'urgenza, stato d'emergenza > legislazione d'urgenza
case di vacanza, letti freddi > abitazioni secondarie
pedofilo, reati sessuali > imprescrittibilità
nazista, olocausto > patrimonio culturale
`;
