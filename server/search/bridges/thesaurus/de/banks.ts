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
`;
