/** Italian words of work; how lines are read: ../read-thesaurus.ts. */
export const work = `
dipendente, impiegato, collaboratore > lavoratore, personale
capoufficio, principale > datore di lavoro
busta paga, stipendio > salario, retribuzione
licenziamento, disdetta > disdetta del rapporto di lavoro, scioglimento
in tronco, sui due piedi > immediata, motivi gravi
ferie > vacanze
straordinari > lavoro straordinario, ore supplementari
malattia > incapacità lavorativa, impedimento al lavoro
gravidanza, congedo maternità > maternità
cassa pensione, pensione > previdenza professionale
doppio lavoro > occupazione accessoria, attività accessorie
periodo di prova > tempo di prova
telelavoro > lavoro a domicilio
funzionario, impiegato federale > personale federale, impiegato
commissione interna, rappresentanza dei lavoratori > comitato del personale
sindacato, sindacalista > associazioni del personale, attività sindacali
reclutamento, hiring > assunzione, costituzione del rapporto di lavoro
contratto a termine, contratto temporaneo > durata determinata
contratto fisso > durata indeterminata
dimissioni, dimettersi, lasciare il posto > termine di disdetta, disdetta
preavviso di licenziamento > termine di preavviso
cacciato, messo alla porta > disdetta, licenziamento
licenziamento ingiusto, contestare il licenziamento > disdetta abusiva
licenziare incinta, licenziare un malato > disdetta in tempo inopportuno, periodo di divieto
pensionamento ordinario, 65 anni, andare in pensione > limite di età, età di pensionamento
piano sociale, licenziamento collettivo, outplacement > misure di sostegno
buonuscita, liquidazione del dipendente, paracadute d'oro > diritto a un'indennità
griglia salariale, classe di stipendio, scala salariale > fasce salariali
aumento di stipendio, aumento salariale > adeguamento dello stipendio
tredicesima > stipendio versato in 12 parti
inflazione, carovita, costo della vita, indicizzazione > rincaro
nota spese, trasferta, rimborso pasti > rimborso spese
abbonamento metà-prezzo, abbonamento generale, biglietto del treno > facilitazioni per i trasporti pubblici
assegni familiari, assegni per figli > assegni di custodia
anzianità, giubileo > premi di fedeltà
spese legali, onorari dell'avvocato, protezione giuridica > spese di procedura e ripetibili
malato, burn-out, congedo malattia, influenza > impedimento al lavoro, malattia e infortunio
incidente sul lavoro > infortunio
salario in caso di malattia, essere pagato da malato > continuazione del versamento dello stipendio
attestato del dottore, certificato del dottore > certificato medico
case management, ritorno al lavoro > provvedimenti d'integrazione
ipg, corso di ripetizione > indennità di perdita di guadagno
morte del dipendente, vedova > decesso del collaboratore
bebè, partorire, congedo parentale, congedo paternità > maternità e adozione, congedo maternità
ore alla settimana, mezzo tempo, full time > durata settimanale del lavoro, tasso di occupazione
timbrare, timbratura, cartellino > rilevazione delle presenze, tempo di lavoro
orario di fiducia > tempo di lavoro basato sulla fiducia
giorni liberi, settimane di ferie > vacanze e congedi
lpp, secondo pilastro, bvg > cassa pensione, previdenza professionale
prepensionamento, ponte avs > rendita transitoria
commissione paritetica > organo paritetico
lavoretto, mandato esterno > attività accessoria
imparzialità, parzialità > ricusazione, conflitto d'interessi
regalo, invito a cena > agevolazioni individuali, vantaggi
revolving door, cooling off, passare a una banca > passaggio a un assoggettato, conflitto d'interessi
lealtà > obbligo di fedeltà
lite di lavoro, conflitto con il datore > controversie rapporto di lavoro
apprendista, stagista, tirocinio > collaboratori in formazione
cumulo di impieghi > attività accessoria
domenica > lavoro domenicale
notte, turno di notte > lavoro notturno
`;
