/** German words of banks and their supervision. */
export const banks = `
banklizenz, lizenz, zulassung, konzession > bewilligung
sparguthaben, bankguthaben, kontoguthaben, spargeld > einlage, gesicherte einlage
einlagensicherung, einlagenschutz > gesicherte einlage
bankkunde, kontoinhaber, sparer > einleger, kunde
kleinbank > kategorien 4 und 5
grossbank, too big to fail, tbtf > systemrelevante bank
bankpleite, bankenpleite, bankkonkurs > konkurs, insolvenz, sanierung
pleite, zahlungsunfähigkeit, bankrott > konkurs, insolvenz, überschuldung
bankenrettung, staatshilfe, rettung > staatliche beihilfe, unterstützung aus bundesmitteln, sanierung
bankenaufsicht, aufsichtsbehörde, bankenaufseher > finma
bankengeheimnis, bankgeheimnis > berufsgeheimnis
boni, bonuszahlung > variable vergütung
managerlohn, managergehalt > vergütung der organe, vergütung
eigenkapital, kapitalpuffer, kapitalvorschrift > eigenmittel, eigenmittelpuffer
hartes kernkapital, cet1 > kernkapital
verschuldungsquote, leverage ratio > höchstverschuldungsquote
liquiditätsreserve, flüssige mittel > liquidität
klumpenrisiko, grosskredit > risikoverteilung
outsourcing > übertragung wesentlicher dienstleistung, auslagerung
hypothek, immobilienkredit, wohnkredit > grundpfandgesicherte forderung, grundpfand
wohnimmobilie, wohnhaus, eigenheim > wohnliegenschaft
geschäftsimmobilie, bürogebäude > gewerbeliegenschaft, gewerbeimmobilie
derivat > derivatives finanzinstrument
wertschrift, aktien > effekten, wertpapier
depot, wertschriftendepot > verwahrung, depotwerte
vermögensverwaltung, asset manager, vermögensberatung > vermögensverwalter
hedgefonds, fonds, anlagefonds > kollektive kapitalanlage
handelsplattform > handelsplatz, börse
fintech, fintechlizenz, sandbox > innovationsförderung
insiderhandel, insidergeschäft > insiderinformation
kursmanipulation, börsenmanipulation > marktmanipulation
verwaltungsrat, geschäftsleiter, management > organ für die geschäftsführung, gewähr, oberleitung
fit and proper, guter ruf > gewähr für einwandfreie geschäftstätigkeit
revision, revisor, buchprüfer, wirtschaftsprüfer > prüfgesellschaft, revisionsstelle
compliance, compliancestelle > einhaltung der vorschriften, interne kontrolle, geldwäschereifachstelle
iks > internes kontrollsystem
rating, kreditwürdigkeit > ratingagentur, bonität
jahresabschluss, bilanz, geschäftsbericht > jahresrechnung, rechnungslegung
naming and shaming, pranger > veröffentlichung der verfügung
gewinnabschöpfung > einziehung, eingezogener gewinn
nachrichtenlose konten, herrenlose konten, vergessene konten > nachrichtenlose vermögenswerte
bail-in, gläubigerbeteiligung > forderungsreduktion, wandlung in eigenkapital
coco, pflichtwandelanleihe > wandlungskapital
zweigstelle, filiale > zweigniederlassung
vertretungsbüro > vertretung
ausländische kontrolle > ausländisch beherrscht, beherrschender ausländischer einfluss
grossaktionär, hauptaktionär > qualifizierte beteiligung, qualifiziert beteiligter
whistleblowing, whistleblower, hinweisgeber > meldung von missständen, anzeige
aufsichtsgebühr, jahresgebühr > aufsichtsabgabe, gebühr
cyberangriff, hackerangriff, hacker > cyberrisiko, sicherheit der informatik
bankgründung, bank gründen, bank eröffnen > aufnahme der geschäftstätigkeit, bewilligung zum geschäftsbetrieb
bankname, sich bank nennen, bezeichnung als bank > ausdruck bank oder bankier
kundengelder, kundeneinlagen, fremde gelder annehmen, crowdfunding, einlagengeschäft > publikumseinlagen
schwarzbank, illegale bank, bank ohne lizenz > unbefugterweise spareinlagen
krypto-bank, kryptoverwahrung, crypto custody, wallet > kryptobasierte vermögenswerte, depotwerte
zkb, staatsbank, kantonsgarantie > kantonalbank, staatsgarantie
raiffeisen, bankgenossenschaft, genossenschaftsanteil > genossenschaftsbanken, beteiligungsscheine
privatbank > privatbankiers
bankkonzern, finanzkonzern, bankengruppe > finanzgruppe
allfinanz, allfinanzkonzern, mischkonzern > finanzkonglomerat
konzernaufsicht, konsolidierte aufsicht > gruppenaufsicht, konglomeratsaufsicht
anteil an bank kaufen, bankaktien kaufen > qualifizierte beteiligung erwerben
ausländischer eigentümer, übernahme durch ausländer > ausländisch beherrschte bank
gegenrecht, reziprozität > zusatzbewilligung, gegenseitige anerkennung
auslandtochter, expansion ins ausland, repräsentanz > ausland tochtergesellschaft zweigniederlassung agentur
organkredit, kredit an verwaltungsrat, insiderkredit, kredit an manager > kredite an mitglieder der bankorgane
swissness, werbung der bank, bankwerbung, reklame > irreführende werbung, geschäftsreklame
daten an mutterhaus, informationen an mutterkonzern > muttergesellschaften
halbjahresabschluss, quartalsabschluss, halbjahresbericht > zwischenabschluss
konzernabschluss > konzernrechnung
ifrs, us-gaap, swiss gaap, buchführungsstandard > rechnungslegungsstandards, standards zur rechnungslegung
systemkritisch, gsib, ubs, credit suisse > systemrelevante banken
notfallplan, recovery plan, resolution plan, bankentestament > notfallplanung, systemrelevante funktionen weiterführen
bonusverbot, boniverbot, bonuskürzung > massnahmen im bereich der vergütungen, variable vergütungen
sparkonto, sparbuch, sparheft > spareinlagen
kassenschein > kassenobligationen
schliessfach, tresor, safe > depotwerte
inspektion, vor-ort-kontrolle, onsite > direkte prüfungen
auslagern, ausgliedern, funktion auslagern > gliedert wesentliche funktionen
stimmrecht entziehen, grossaktionär stoppen > stimmrecht suspendieren
lizenzentzug, lizenz verlieren, bewilligungsentzug > entzieht die bewilligung
bankdaten verkaufen, bankdatendiebstahl, steuer-cd, bankdaten weitergegeben > geheimnis offenbart, vermögensvorteil verschafft
diskretion, verschwiegenheit, plaudern > geheimnis offenbart, berufsgeheimnis
strafe bankgeheimnis, bankgeheimnis verletzt > verletzung des berufsgeheimnisses
bücher nicht geführt, falsche buchführung > geschäftsbücher nicht ordnungsgemäss
aktien ausgeben, neue aktien, kapital beschaffen > kapitalerhöhung, vorratskapital
ps-kapital > partizipationskapital
wandelanleihe, write-down, abschreibungsanleihe > anleihen mit forderungsverzicht, pflichtwandelanleihen
kreditlimite einzelkunde, kredit an einen kunden > ausleihungen an einen einzelnen kunden, klumpenrisiko
industriebeteiligung, beteiligung an industriefirma > ausserhalb des finanz- und versicherungsbereichs
risk management, risikokontrolle, risikoüberwachung > risikomanagement, risiken erfassen begrenzen
bankstatuten, bankreglement, organisationsreglement > statuten, gesellschaftsverträge und reglemente
doppelfunktion, gewaltenteilung bank > oberleitung aufsicht und kontrolle
bankmitarbeiter, bankangestellter > angestellter einer bank, organe der bank
kundendaten verkaufen, verkauft kundendaten, kundendaten gestohlen > geheimnis offenbart, verletzung der datensicherheit
maximaler kredit, höchstkredit > obergrenze für klumpenrisiken, ausleihungen an einen einzelnen kunden
cocos, contingent convertible > wandlungskapital, pflichtwandelanleihen
sparkonten > spareinlagen
haftung des verwaltungsrats, haftung der bankorgane, haftung der bankleitung > verantwortlichkeit der organe, verantwortlichkeit der gründer
kleine bank, kleinbankenregime > vereinfachungen, kategorien 4 und 5
gehört ausländern > ausländisch beherrscht
cocos gewandelt, wandlung der cocos > eintritt des triggers, wandlung in hartes kernkapital
`;
