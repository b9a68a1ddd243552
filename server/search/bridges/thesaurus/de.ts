/** Everyday and professional German beside the words of the law; how lines are read: read-thesaurus.ts. */
export const german = `
# data protection
datenpanne, datenleck, datenschutzverletzung, datenverlust, datendiebstahl, data breach > verletzung der datensicherheit
auskunftsbegehren, datenauskunft, selbstauskunft, access request > auskunftsrecht, recht auf auskunft
privatsphäre, privacy > datenschutz, schutz der persönlichkeit, persönlichkeitsrecht
sensible daten, heikle daten, sensitive daten > besonders schützenswerte personendaten
personenbezogene daten, persönliche daten, kundendaten > personendaten
datenübertragung ins ausland, datentransfer, datenexport > bekanntgabe von personendaten ins ausland, grenzüberschreitende bekanntgabe
weitergeben, übermitteln, weiterleiten > bekanntgeben, bekanntgabe
datenmitnahme, datenübertragbarkeit, datenportabilität > herausgabe von personendaten, datenübertragung
dsfa, risikoanalyse datenschutz, datenschutzprüfung > datenschutz-folgenabschätzung
datenschutzbeauftragter, datenschutzverantwortlicher, dpo > datenschutzberater
edöb, datenschutzbehörde, datenschutzaufsicht > beauftragter
auftragsdatenverarbeitung, datenverarbeiter, auftragsdatenbearbeitung > auftragsbearbeiter
datenverarbeitung, verarbeiten > bearbeiten, bearbeitung
verarbeitungsverzeichnis, datenverzeichnis > verzeichnis der bearbeitungstätigkeiten
datenschutzerklärung, datenschutzhinweis > informationspflicht, information bei der beschaffung
opt-in, zustimmung > einwilligung
algorithmus, computerentscheid, automatisierte entscheidung > automatisierte einzelentscheidung
löschung, recht auf vergessen, datenlöschung > löschen, vernichten, anonymisieren
datensparsamkeit, datenminimierung > verhältnismässigkeit, erforderlich
privacy by design, privacy by default > datenschutz durch technik, datenschutzfreundliche voreinstellung
videoüberwachung, überwachungskamera, kamera > systematische überwachung öffentlicher bereiche
profilbildung, tracking, persönlichkeitsprofil > profiling
verhaltensregeln, branchenregeln > verhaltenskodex
berichtigung, datenkorrektur, falsche daten > unrichtige personendaten, berichtigen
identitätsdiebstahl > identitätsmissbrauch

# money laundering
geldwäsche, schwarzgeld > geldwäscherei
terrorfinanzierung > terrorismusfinanzierung
kyc, know your customer, kundenidentifikation, kundenprüfung, legitimationsprüfung > identifizierung der vertragspartei
wirtschaftlich berechtigter, beneficial owner, wirtschaftlicher eigentümer > wirtschaftlich berechtigte person
verdachtsmeldung, geldwäschereimeldung, sar > meldepflicht, meldung an die meldestelle
mros, financial intelligence unit, fiu > meldestelle für geldwäscherei
pep > politisch exponierte person
due diligence, sorgfaltsprüfung > sorgfaltspflicht
bargeld, cash, barzahlung > bar, barmittel
kontosperre, kontosperrung, einfrieren > vermögenssperre, sperrung
sro > selbstregulierungsorganisation
strohmann, treuhand, formular a > feststellung der wirtschaftlich berechtigten person
briefkastenfirma, offshoregesellschaft, mantelgesellschaft > sitzgesellschaft
risikoland, hochrisikoland > erhöhtes risiko
belege aufbewahren, archivierung, archivieren > aufbewahren, aufbewahrung, dokumentationspflicht
tippingoff, kunden warnen > informationsverbot
kryptowährung, kryptogeld, bitcoin, digitale währung > virtuelle währung, kryptobasierte vermögenswerte
überweisung, geldtransfer > zahlungsauftrag, geld- und wertübertragung
geldwechsel, wechselstube > geldwechselgeschäft
vortat > verbrechen, qualifiziertes steuervergehen
gelegenheitskunde, laufkundschaft > kassageschäft

# banks and supervision
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

# criminal law and procedure
bussgeld, strafzahlung, geldbusse, strafe > busse
gefängnis, haft, gefängnisstrafe > freiheitsstrafe
strafbar, sanktion > strafbestimmung, bestraft
fahrlässig, unvorsichtig > fahrlässigkeit
absichtlich, bewusst > vorsätzlich
betrug > arglistig, irreführung
schmiergeld, korruption, bestechungsgeld > bestechung
anzeige erstatten > strafanzeige, anzeige
einsprache, rekurs, anfechten, berufung > beschwerde
oberstes gericht > bundesgericht
anwalt, rechtsanwalt > rechtsvertreter, anwältin
rechtsanwaltsgeheimnis, anwaltsgeheimnis > berufsgeheimnis
verjährungsfrist, verjährt > verjährung
schadenersatz, haftpflicht, entschädigung > haftung, schaden
zwangsversteigerung, pfändung > verwertung, vollstreckung
unterlagen, akten, papiere > belege, dokumente, dokumentation
pfand, verpfänden, pfandrecht > verpfändung, faustpfand, sicherheit
bürge, garantie > bürgschaft, sicherheit
zusammenarbeit mit ausland > amtshilfe, internationale zusammenarbeit
bescheid, entscheid, anordnung > verfügung
durchsuchung, razzia > hausdurchsuchung, zwangsmassnahme
zeugenaussage, aussageverweigerung > zeugnisverweigerungsrecht, zeugnispflicht

# work
mitarbeiter, angestellter, beschäftigter > arbeitnehmer, personal
firmenchef, chef > arbeitgeber
gehalt, salär, verdienst > lohn, vergütung, besoldung
entlassung, rauswurf > auflösung des arbeitsverhältnisses, kündigung
fristlos, sofort, unverzüglich entlassen > fristlose kündigung, wichtiger grund
urlaub > ferien
überstunden > überstundenarbeit, überzeit
krankheit, krankgeschrieben, arbeitsunfähig > verhinderung, arbeitsunfähigkeit
schwangerschaft, babypause > mutterschaftsurlaub, mutterschaft
pensionskasse, rente, altersvorsorge > berufliche vorsorge, altersversicherung
arbeitskampf > streik, koalitionsfreiheit
nebenjob, zweitjob > nebenbeschäftigung
homeoffice > telearbeit, heimarbeit

# contracts and companies
firma, betrieb, konzern, gesellschaft > unternehmen
einzelfirma, einzelkaufmann > einzelunternehmen
ag > aktiengesellschaft
verkäufer, ladenbesitzer > händlerin, handel
käufer, kunde > vertragspartei, erwerber
lieferant, drittanbieter > dienstleister, dritter
vertrag kündigen, vertragsauflösung > beendigung des vertrags
agb, kleingedrucktes > allgemeine geschäftsbedingungen
vollmacht, stellvertreter > vertretung, ermächtigung
fusion, übernahme > fusionsgesetz, zusammenschluss
aktionärsversammlung > generalversammlung
handelsregistereintrag, firmenbuch > handelsregister
besitz > eigentum, eigentumsgarantie
vermieter, wohnung > miete, mietvertrag
erbe, nachlass, testament > erbrecht, erbschaft
kredit, ausleihung > darlehen, forderung
verzugszins > zins, verzinsung
einspruchsrecht, vetorecht > einsprache, widerspruch
frist verpasst, fristversäumnis > wiederherstellung der frist, säumnis

# taxes and gaming
steuererklärung, steuerformular > deklaration, veranlagung
steuerfrei > steuerfreie einkünfte, steuerbefreiung
steuerhinterziehung, steuerbetrug, schwarzarbeit > hinterziehung, steuervergehen
mwst, umsatzsteuer > mehrwertsteuer
quellensteuer > steuer an der quelle
lotto, toto, glücksspiel > geldspiel, lotterie
lottogewinn, spielgewinn > gewinn aus geldspiel
casino, kasino > spielbank
spielsucht > exzessives geldspiel, sozialschutz
erbschaftssteuer, schenkungssteuer > schenkung, vermögensanfall
einkommenssteuer > bundessteuer, einkommen
firmensteuer, unternehmenssteuer > gewinnsteuer, juristische person

# state and rights
regierung, landesregierung > bundesrat
minister, bundespräsident > mitglied des bundesrates
parlament > bundesversammlung
militär, armeedienst, rekrutenschule > armee, militärdienst
zivildienst, ersatzdienst > ziviler ersatzdienst
volksinitiative, unterschriftensammlung > initiative
abstimmung > volksabstimmung, referendum
wahlrecht, stimmberechtigt, wählen > politische rechte, stimmrecht
grundstück wegnehmen > eigentumsgarantie, enteignung
meinungsfreiheit, redefreiheit > meinungs- und informationsfreiheit
religionsfreiheit > glaubens- und gewissensfreiheit
burka, burkaverbot, kopftuch, vermummung > verhüllung des gesichts, gesichtsverhüllung
gleichberechtigung, diskriminierung > rechtsgleichheit, gleichstellung
demonstration, kundgebung > versammlungsfreiheit
einbürgerung, schweizer pass, staatsangehörigkeit > bürgerrecht
flüchtling, migrant > asyl, ausländerinnen
ausschaffung, abschiebung > ausweisung, auslieferung
behinderung, invalide > behinderte
abtreibung, gentechnik, stammzelle > fortpflanzungsmedizin, gentechnologie
umweltschutz, klima > schutz der umwelt
atomkraft, atomenergie > kernenergie
autobahn > nationalstrasse
hund, haustier > tier, tierschutz
schule, schulpflicht > grundschulunterricht, schulwesen
obdachlos, sozialhilfe, existenzminimum > hilfe in notlagen
verfassung, grundgesetz > bundesverfassung
raubkunst, nazikunst, ns-kunst, fluchtgut > historisch belastetes kulturerbe, historisch belastet
nationalbank, notenbank > schweizerische nationalbank
ab wann gültig > inkrafttreten
übergangsfrist > übergangsbestimmung
definition, begriff erklärt > begriffe
anwendungsbereich > geltungsbereich, gegenstand
mehrwertsteuersatz > satz der mehrwertsteuer, steuersatz
bundesangestellter, beamter > bundespersonal, personal

# written for each other
finma, eidgenössische finanzmarktaufsicht
snb, schweizerische nationalbank
esbk, eidgenössische spielbankenkommission
estv, eidgenössische steuerverwaltung
barmittel, barbetrag
internet, elektronisch, online
`;
