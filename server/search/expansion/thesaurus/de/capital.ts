/** German words of own funds, risks and their disclosure. */
export const capital = `
basel iii, basel iv, basel final, crr > basler mindeststandards
risikogewichtete aktiven, risk weighted assets > nach risiko gewichtete positionen
hybridkapital, perpetual, ewige anleihe, at1-anleihe > zusätzliches kernkapital
nachranganleihe, nachrangige anleihe, t2-kapital > ergänzungskapital
tlac, mrel, gone concern > zusätzliche verlustabsorbierende mittel, schuldinstrumente zur verlusttragung
going concern > ordentliche weiterführung der bank
kapitalquote, eigenmittelquote, eigenkapitalquote, kapitalausstattung > mindesteigenmittel, erforderliche eigenmittel
capital conservation buffer, kapitalerhaltungspuffer > eigenmittelpuffer
countercyclical buffer, ccyb, azp, konjunkturpuffer > antizyklischer puffer
pillar 2, srep, kapitalzuschlag, kapitalaufschlag > zusätzliche eigenmittel
pillar 3, transparenzbericht, disclosure, offenlegungsbericht > offenlegung, offenlegungspflichten
output floor > untergrenze
vereinfachtes regime, erleichterungen für kleinbanken, weniger regeln für kleine banken > vereinfachungen besonders liquide und gut kapitalisierte banken
fauler kredit, notleidend, npl, non-performing > ausgefallene positionen, kreditrisiken
kreditausfall, zahlungsausfall, ausfallrisiko > kreditrisiko, ausgefallene positionen
interne modelle, internal ratings > internen ratings basierender ansatz, modellansätze
staatsanleihe, staatsschulden, länderrisiko > zentralregierungen, länderrisikoklassifikation
kleinunternehmen, mittelstand, kleinfirma > kleine und mittlere unternehmen, kmu
ltv, loan to value, belehnung, beleihung > belehnungsgrad
hausbewertung, liegenschaftsschätzung, schätzwert > belehnungswert
affordability, tragbarkeitsrechnung, hypothek leisten, kalkulatorischer zins > tragbarkeit der kredite, kalkulatorische kosten
baufinanzierung, hausbau kredit > baukredite, bauland
covered bond > gedeckte schuldverschreibungen, pfandbriefe
ausserbilanz, eventualverbindlichkeit, ccf > ausserbilanzgeschäfte, kreditumrechnungsfaktor
securities lending, wertpapierleihe, effektenleihe, slb, sft > wertpapierfinanzierungsgeschäfte
ccp, clearinghaus, clearingstelle > zentrale gegenpartei
credit valuation adjustment, kreditbewertungsanpassung > cva-risiko
lieferrisiko, abwicklungsrisiko, settlement risk > nicht abgewickelte transaktionen
collateral, kreditabsicherung, kreditsicherheit, kreditversicherung > risikomindernde massnahmen, risikominderung
cds, credit default swap > kreditderivate
trading book, eigenhandel, handelsbestand > handelsbuch
banking book, anlagebuch > bankenbuch
reklassierung, umklassierung, umgliederung > umbuchung
internal risk transfer, irt > interner risikotransfer
prudent valuation, fair value, mark-to-market, bewertungsabschlag > vorsichtige bewertung
mark-to-model, modellbewertung > bewertung auf der basis von modellpreisen
unabhängige preisprüfung, ipv, preisüberprüfung > vorsichtige bewertung, vom handel unabhängig
devisenrisiko, fremdwährungsrisiko, wechselkursrisiko > währungsrisiko, währungs- und goldpreisrisiken
zinsänderungsrisiko, irrbb > zinsrisiken
commodities, rohstoffpreisrisiko > rohstoffrisiken
aktienkursrisiko, börsenrisiko > aktienpreisrisiken
frtb, value at risk > marktrisiko-modellansatz, marktrisiko-standardansatz
oprisk, operational risk, systemausfall, prozessfehler, it-panne > operationelle risiken
verlustdatenbank, schadendaten > interne verlustdaten, verlustkomponente
business indicator, geschäftsvolumen oprisk > geschäftsindikator
konzentrationsrisiko, kreditkonzentration, large exposures, grossrisiko > klumpenrisiken, gesamtposition
verbundene kunden, kreditnehmergruppe, gruppenkunde > gruppe verbundener gegenparteien
intragroup, konzerninterne kredite, konzernkredit > gruppeninterne positionen
kreditlimite, höchstlimite gegenpartei > obergrenze für klumpenrisiken
minderheitsaktionäre, fremdanteile, minority interests > minderheitsanteile am kapital
spv, spe, zweckgesellschaft > nichtoperative zweckgesellschaft
securitisation, securitization, asset-backed > verbriefungen, verbriefungspositionen
zwischengewinn, laufender gewinn, gewinnanrechnung > gewinn des laufenden geschäftsjahrs
aufgeld, aktienaufpreis > agio
deferred tax, aktivierte steuerverluste, latente steuern > latente steueransprüche, latente steuerverpflichtungen
kapitalabzug, abzüge eigenkapital > abzug vom harten kernkapital, korrekturen
immaterielle werte, markenwert > goodwill
impairment, wertminderung, kreditvorsorge > wertberichtigungen und rückstellungen
ungewichtete quote, hebelquote, verschuldungsgrad > leverage ratio, gesamtengagement
nostrogarantie, bürgschaft des kantons > garantien eines gemeinwesens
lcr, liquidity coverage ratio > liquiditätsquote, quote für kurzfristige liquidität
hqla, flüssige aktiven > qualitativ hochwertige, liquide aktiva
funding, kapitalbeschaffung > refinanzierungsgrad, refinanzierung
vergütungsbericht, lohnoffenlegung, lohntransparenz > publikation der vergütungen
publikationsfrist, veröffentlichungsfrist > zeitpunkt und fristen der publikation
form der veröffentlichung > form der publikation, art der publikation
wer genehmigt offenlegung > genehmigung offenlegung
marktanteil der bank, zuschlag grossbank > sockelanforderung, zuschläge
auslöser, auslösendes ereignis > eintritt des triggers
ponv, bank am ende, drohende zahlungsunfähigkeit > zeitpunkt drohender insolvenz
moodys, fitch, bonitätsnote > externe ratings, ratingagenturen
öffentliche körperschaft, gemeinde als schuldner > öffentlich-rechtliche körperschaften
entwicklungsbank, weltbank > multilaterale entwicklungsbanken
privatkunden kredite, retail, retailkunden > retailpositionen
kreditkartenkredit, kontoüberzug > revolvierende kredite, kreditlinien
look-through, durchschau, fondsanteile > anteile an verwalteten kollektiven vermögen
kapitalplan, kapitalnachweis, eigenmittelmeldung > eigenmittelnachweis
konsolidierung, konzernsicht > konsolidierungspflicht, konsolidierter basis
solo-ebene, einzelbank, stand-alone > stufe einzelinstitut
aktienbestand, beteiligungspapier, aktienpositionen > instrumente mit beteiligungscharakter, beteiligungstitel
negativzins, zinsertrag, zinsaufwand > zins- und dividendenkomponente
kommissionsertrag, gebührenertrag > dienstleistungskomponente
stresstest, stressszenario > stresszeiten
`;
