/** German words of data protection. */
export const dataProtection = `
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
datenabfluss, datenklau, daten gestohlen, daten gehackt, daten verloren > verletzung der datensicherheit
hackermeldung, datenpanne melden, datenleck melden > meldung von verletzungen der datensicherheit
kopie meiner daten, dateneinsicht, einsicht in meine daten, gespeicherte daten erfahren, dsar > auskunftsrecht, auskunft darüber verlangen
auskunft ablehnen, auskunftsverweigerung, schwärzen > einschränkungen des auskunftsrechts, auskunft verweigern
auskunftsfrist, frist auskunft > auskunft innerhalb von 30 tagen
auskunft kosten, gratisauskunft > kostenlos auskunft erteilen
dsgvo, gdpr, datenschutzgrundverordnung, datenschutzverordnung > datenschutzgesetz
gesundheitsdaten, krankengeschichte, patientendaten, religionszugehörigkeit, biometrie, fingerabdruck, gesichtserkennung > besonders schützenswerte personendaten
kreditscoring, scoring, bonitätsprüfung, kreditauskunft, kreditauskunftei, wirtschaftsauskunftei > prüfung der kreditwürdigkeit
journalist, reporter, redaktion, presseprivileg > medienschaffende, periodisch erscheinendes medium
angemessenheitsbeschluss, angemessenheitsentscheid, sicheres drittland, länderliste, staatenliste > angemessener schutz
standardvertragsklauseln, mustervertragsklauseln, standard contractual clauses, scc > standarddatenschutzklauseln, datenschutzklauseln
konzerndatenschutzregeln, bcr, binding corporate rules > verbindliche unternehmensinterne datenschutzvorschriften
daten in die usa, daten nach amerika, datenübermittlung drittstaat, drittlandtransfer > personendaten ins ausland bekanntgegeben
cloud, cloudanbieter, hosting, rechenzentrum, it-dienstleister > auftragsbearbeiter, auslagerung
unterauftragsbearbeiter, subprozessor, unterauftragnehmer > auftragsbearbeiter vorgängige genehmigung
auftragsverarbeitungsvertrag, avv, auftragsverarbeiter, processor > auftragsbearbeiter
controller, datenherr, dateninhaber > verantwortlicher
datensubjekt, data subject > betroffene person
vorkonsultation, vorabkonsultation > konsultation des edöb
zweckentfremdung, zweckbindung, zweckänderung > erkennbarer zweck, zweck vereinbar
speicherdauer, speicherfrist, löschfrist > aufbewahrungsdauer, vernichtet oder anonymisiert
pseudonymisierung, pseudonymisieren > anonymisiert
datenrichtigkeit, datenqualität > richtigkeit vergewissern
datenschutzsiegel, gütesiegel, datenschutzlabel > zertifizierung, qualitätszeichen
it-sicherheit, informationssicherheit, verschlüsselung, verschlüsseln > datensicherheit, technische und organisatorische massnahmen
toms, schutzmassnahmen daten > technische und organisatorische massnahmen
arztgeheimnis, geheimnisverrat, indiskretion > berufliche schweigepflicht, geheime personendaten
datenschutzbusse, datenschutzstrafe, strafe datenschutz > private personen auf antrag bestraft
ki, künstliche intelligenz, chatbot, machine learning, computer entscheidet, roboter > automatisierte einzelentscheidung
menschliche überprüfung, mensch statt computer > natürliche person überprüft
verhaltensanalyse, verhaltensprofil, kundenprofil > profiling
datenschutzvertreter, vertreter ausländischer firmen, schweizvertreter > bezeichnen eine vertretung, pflichten der vertretung
opt-out, widersprechen > ausdrückliche willenserklärung, widerspruch
einwilligung widerrufen, einwilligung gültig, freiwillige einwilligung > freiwillig erteilt
datenschutzklage, unterlassungsklage, daten einklagen > klagen zum schutz der persönlichkeit
rufschädigung, verleumdung, ehrverletzung, rufmord > persönlichkeitsverletzung
berechtigtes interesse, legitimate interest > überwiegendes interesse, rechtfertigungsgrund
strittige daten, umstrittene daten, daten bestreiten > bestreitungsvermerk
forschungsdaten, statistikdaten > nicht personenbezogene zwecke
pilotprojekt, testbetrieb, versuchsbetrieb > pilotversuche
datenregister, bundesregister daten > register der bearbeitungstätigkeiten
datenschutzkontrolle, datenschutzverfahren, datenschutzermittlung > verstösse gegen datenschutzvorschriften, edöb untersuchung
datenstopp, verarbeitungsverbot, bearbeitungsstopp > verwaltungsmassnahmen, bearbeitung unterbrochen
staatliche stelle, staatsstelle, amtsstelle des bundes > bundesorgan
privatgebrauch, private nutzung, haushaltsausnahme > persönlicher gebrauch
ausländische website, auswirkungsprinzip > räumlicher geltungsbereich
firmendaten, unternehmensdaten > daten juristischer personen
öffentlichkeitsprinzip, transparenzgesetz, bgö, verwaltungsakten einsehen > öffentlichkeitsgesetz, amtliche dokumente
datenschutz konzern, datenaustausch im konzern > unternehmen die zum selben konzern gehören
gemeinsame verantwortliche, joint controller > gemeinsame bearbeitung von personendaten
privacy policy, datenschutzinformation, kunden informieren > informationspflicht bei der beschaffung
gesetzesgrundlage, ermächtigungsgrundlage > gesetzliche grundlage, rechtsgrundlagen
bundescybersicherheit, bacs, ncsc > bundesamt für cybersicherheit
datenfernzugriff, online abfragen behörde > abrufverfahren
zeit für die auskunft, auskunft wie lange > auskunft innerhalb von 30 tagen
daten löschen, löschen lassen > vernichtet oder anonymisiert, gelöscht oder vernichtet
anbieter wechseln, mitnehmen > datenherausgabe, anderen verantwortlichen überträgt
verletzt meine privatsphäre > persönlichkeitsverletzung
datenschutz einbauen, eingebauter datenschutz, datenschutz von anfang an > datenschutz durch technik
vertreter in der schweiz, ausländische firma vertreter > bezeichnen eine vertretung in der schweiz
passwort, zugriffsschutz > datensicherheit
datenhändler, adresshändler, adressen verkaufen > bekanntgabe an dritte
personalakte, personaldossier, mitarbeiterdossier > auskunftsrecht
mitarbeiterfoto, foto veröffentlichen, daten online stellen, daten im netz > veröffentlichung von personendaten in elektronischer form
amtsenthebung, abgesetzt, abberufung > amtes entheben, beendigung der amtsdauer
datenverarbeitung verbieten, verbietet datenverarbeitung > verwaltungsmassnahmen, bearbeitung unterbrochen
datenschutzverletzung verjährt, datenschutz verjährung > strafverfolgung verjährt, verfolgungsverjährung
busse datenexport, busse datentransfer > verletzung von sorgfaltspflichten
`;
