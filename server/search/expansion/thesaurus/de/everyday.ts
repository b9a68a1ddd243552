/** German words of everyday speech and what laws of any field say for them; why they weigh less: ../everyday.ts. */
export const everyday = `
bezahlen, zahlen, begleichen > entrichten, zahlung, bezahlung
geld, kohle > vermögenswerte, betrag, mittel
preis, was kostet > gebühr, kosten, entgelt
rechnung, faktura > gebührenverfügung, rechnungsstellung, gebühr
zurückbekommen, zurückholen, zurückfordern > rückerstattung, rückforderung, rückgabe
zurückzahlen > rückzahlung, rückerstattung
ratenzahlung, in raten > zahlungserleichterungen, stundung
mahnung, mahnen, zu spät zahlen > verzugszins, verzug
behalten, aufheben > aufbewahren, aufbewahrung
wegwerfen, vernichten, schreddern > vernichtung, löschung
löschen, ausradieren > löschung, vernichtung
herausgeben, aushändigen > herausgabe, bekanntgabe
weitersagen, weitererzählen, ausplaudern > bekanntgabe, offenlegung, geheimhaltung
verraten, preisgeben > offenbaren, geheimnis, offenlegung
geheim, vertraulich > geheimhaltung, amtsgeheimnis, vertraulichkeit
melden, benachrichtigen, bescheid geben, informieren > meldung, mitteilung, anzeige
fragen > gesuch, auskunft, anfrage
beantragen, antrag stellen > gesuch, antrag
ablehnen, zurückweisen, abweisen > verweigerung, ablehnung, abweisung
annehmen, akzeptieren > genehmigung, anerkennung, annahme
bewilligen, erlauben, zulassen > bewilligung, zulassung, genehmigung
wegnehmen, entzogen, verlieren > entzug, widerruf
einziehen, konfiszieren > einziehung, beschlagnahme
sperren, blockieren, einfrieren > sperrung, vermögenssperre
verbieten, untersagen > verbot, untersagung
schuldig, schuld > verschulden, fahrlässig
absichtlich, extra > vorsätzlich
aus versehen, unabsichtlich, versehentlich > fahrlässig, fahrlässigkeit
bestrafen, strafe, drohen, droht > busse, freiheitsstrafe, geldstrafe
gefängnis, haft > freiheitsstrafe
schwindeln > täuschung, irreführend, betrug
täuschend > irreführend, unwahr
lügen, falsche angaben, falschaussage > falsche auskünfte, unwahre angaben
kaputt, schädigen > schaden, schadenersatz, haftung
entschädigen, wiedergutmachung > entschädigung, schadenersatz
anwalt, vertreten lassen, rechtsbeistand > vertretung, rechtsvertreter
prozess > klage, gericht, verfahren
anfechten, rekurs, rekurrieren > beschwerde, einsprache, rechtsmittel
urteil, beschluss > verfügung, entscheid
ermitteln, ermittlung, nachforschen > untersuchung, abklärungen
hausdurchsuchung, durchsuchen > durchsuchung, untersuchungsmassnahmen
zeuge, aussagen > zeugnis, auskunftspflicht
wer bestimmt > zuständig, zuständigkeit, entscheidet
wer ist zuständig, an wen wenden, anlaufstelle > zuständigkeit, zuständige behörde
amt, stelle > behörde, zuständige stelle
aufpassen, beaufsichtigen > aufsicht, überwachung, kontrolle
kontrolleur, prüfer, revisor > prüfgesellschaft, revisionsstelle
inspektion, vor ort > kontrollen, prüfung
regeln > bestimmungen, vorschriften
gesetz, regelung > verordnung, bestimmungen
vereinbaren > vereinbarung, vertrag
kündigen, auflösen, künden > kündigung, auflösung, beendigung
aufhören, beenden, stoppen > beendigung, einstellung
beginnen, losgehen > beginn, inkrafttreten
gültig > geltung, gültigkeit
ungültigkeit > nichtigkeit, ungültig
verlängern, mehr zeit, aufschub > erstreckung, verlängerung, fristverlängerung
zeitraum, zeitspanne > dauer, frist, periode
wochen, monate > frist, tagen
spätestens > frist
regelmässig > jährlich, periodisch, vierteljährlich
wie lange > dauer, frist, jahre
limit, plafond > höchstbetrag, obergrenze, schwellenwert
untergrenze > mindestens, mindestbetrag
prozentsatz, anteil > prozent, quote
per post, brief > schriftlich, schriftform
telefonisch > mündlich
online, digital, per mail, im internet > elektronisch, elektronische form
vorlage, vordruck > formular, muster
papiere > unterlagen, belege, dokumente
fotokopie > kopie, abschrift
ausweis, pass, identitätskarte > ausweisdokument, identifizierungsdokument
veröffentlichen, publizieren > veröffentlichung, publikation, offenlegung
ankündigung > bekanntmachung, veröffentlichung
aufschreiben, festhalten, notieren > dokumentation, protokoll, aufzeichnung
eintragen, registrieren lassen > eintragung, registrierung
berechnen > berechnung, ermittlung, bemessung
bewerten, schätzen, einschätzen > bewertung, beurteilung
ändern, anpassen, wechseln > änderung, anpassung
rückwirkend, alte fälle > übergangsbestimmung, rückwirkung
nicht nötig > ausnahmen, verzicht, befreiung
befreit, befreien > befreiung, ausnahmen, ausgenommen
erleichtern, einfacher > erleichterungen, vereinfachungen
strenger, verschärfen > erhöhte anforderungen, verschärfung
chef, vorgesetzter, boss > geschäftsleitung, leitung, direktor
direktion, management > geschäftsleitung
aufsichtsrat, board > verwaltungsrat, organ für die oberleitung
besitzer > eigentümer, inhaber, aktionär
teilhaber > beteiligung, aktionäre, gesellschafter
mutterhaus, mutterfirma, mutter > muttergesellschaft, konzern, gruppe
tochterfirma, ableger, filiale > tochtergesellschaft, zweigniederlassung
familie, verwandte > nahestehende personen, angehörige
privatperson, jedermann > natürliche personen
firma, betrieb > juristische person, gesellschaft, unternehmen
verein, stiftung > juristische personen, institutionen
kundschaft > kunden, gläubiger, vertragspartei
sparer > anleger, investor, einleger
wem man schuldet > gläubiger
pleite, bankrott, zahlungsunfähig > konkurs, insolvenz, liquidation
retten, sanieren > sanierung, stabilisierung
schliessen, schliessung, zumachen > auflösung, liquidation, einstellung
übernehmen > übertragung, erwerb, übernahme
übertragen, überschreiben > übertragung, abtretung
schenken, einladung > vorteile, geschenke, zuwendungen
interessen, befangen, interessenskonflikt > interessenkonflikte, ausstand
auslagern, outsourcing, extern > auslagerung, beizug dritter
dienstleister, externe > dritte, beauftragte
schulung, kurs > ausbildung, weiterbildung
fähig, qualifikation, erfahrung > fachkenntnisse, anforderungen, gewähr
leumund, vertrauenswürdig > guter ruf, einwandfreie geschäftsführung
sicher > sicherheit, schutz
gefahr > risiko, gefährdung
notfall > krise, notfallplan, ausserordentliche umstände
computer, it, software > informatik, informationssystem, systeme
fehler, falsch > fehlerhaft, berichtigung, irrtum
klauen, gestohlen, diebstahl, hacker, gehackt > verletzung, unbefugt, datensicherheit
unabhängig, neutral > unabhängigkeit, unparteiisch
belohnung, bonus > vergütung, prämien
abziehen, absetzen > abzug, abziehbar
verteilen, aufteilen > verteilung, aufteilung, zuteilung
zusammenlegen, fusionieren > fusion, zusammenschluss
trennen, getrennt > trennung, abgrenzung, segregation
mitmachen, mitwirken, helfen > mitwirkung, unterstützung
kooperieren > zusammenarbeit, koordination, amtshilfe
andere länder > ausländische behörden, amtshilfe
schweigepflicht, dichthalten > geheimhaltung, amtsgeheimnis
anonym, ohne namen > anonymisiert
wohnort, wohnen, adresse > wohnsitz, sitz, domizil
gründen, eröffnen, starten > gründung, aufnahme, errichtung
ausgeben, herausbringen > emission, ausgabe
ausleihen, pumpen > darlehen, kredit, leihe
absichern, bürgen > sicherheiten, garantie, besicherung
pfand, verpfänden > verpfändung, pfandrecht, sicherheit
wertverlust, entwerten > wertberichtigung, abschreibung
verdienen > gewinn, ertrag
minus > verlust
polster > reserve, puffer, rückstellungen
verschuldung > verbindlichkeiten, verpflichtungen
erspartes > einlagen, guthaben
bargeld, flüssig > liquidität, flüssige mittel
hausdarlehen, wohnungskredit > grundpfandgesicherte forderungen
haus, wohnung, immobilie > liegenschaft, grundstück, wohnliegenschaften
anteilschein > aktien, beteiligungstitel
börsenkurs > marktpreis, kurs
gerücht, tratsch > verbreitung, falsche informationen
geheimtipp, vorabwissen > insiderinformation
nachricht, mitteilung ans publikum > veröffentlichung, bekanntgabe
angestellter betrügt > missbrauch, unzulässig
qualität > anforderungen, eignung
menge > anzahl, höhe
im schnitt > durchschnitt
datum > zeitpunkt, stichtag
alle drei monate > vierteljährlich, quartal
alle sechs monate > halbjährlich
jahresende, abschluss > jahresabschluss, geschäftsjahr
fixpreis > pauschale, grundabgabe
stundenlohn, aufwand > stundenansatz, zeitaufwand
anzahlung, im voraus > vorschuss
verjährt, zu spät > verjährung, verwirkung
nachlass, verstorben > erben, erbschaft, tod
ehepartner, ehefrau, ehemann > ehegatten
krank > krankheit, unfall
schwanger, geburt, baby > mutterschaft
pensionierung, alter > altersgrenze, pensionskasse, rente
überstunden > arbeitszeit, überzeit
kündigungsschutz, grundlos > missbräuchliche kündigung
beschweren, reklamieren > beschwerde, beanstandung
offen > ausstehend, fällig
was steht drin > angaben, inhalt, mindestinhalt
reihenfolge > rangordnung, rangfolge, vorrang
ersetzen, tauschen > ersatz, austausch
vorübergehend, provisorisch > vorsorglich, befristet, vorläufig
illegal, nicht erlaubt, rechtswidrig > widerrechtlich, unzulässig, verboten
regeln brechen, verstossen, missachten > verletzung, widerhandlung
verpflichtet, gezwungen > pflicht, verpflichtung
wer zahlt > kostentragung, kosten, gebührenpflicht
antwort > auskunft, stellungnahme
einsehen, anschauen, akten sehen > einsicht, akteneinsicht, zugang
richtigstellen, korrigieren > berichtigung
bespitzeln, beobachten, nachverfolgen > überwachung, profiling
algorithmus, roboter, maschine entscheidet > automatisiert
passwort, login > zugriff, zugang, authentifizierung
kinder, jugendliche > minderjährige
stirbt, gestorben, todesfall > tod, erben
pensioniert, in rente gehen > altersrücktritt, altersgrenze
nebenjob, zweitjob > nebenbeschäftigung, nebentätigkeit
benachteiligt, unfair, gleich behandelt > diskriminierung, gleichbehandlung
ausländer, einwanderer > ausländerinnen und ausländer
wählen, abstimmen > abstimmung
steuererklärung ausfüllen > steuererklärung
steuern sparen, steuern hinterziehen > steuerhinterziehung
miete, vermieter > vermietung
wertpapier, aktie > effekten, wertschriften
bankkonto, konto > einlagen, depot, guthaben
schmutziges geld, geld waschen > geldwäscherei
wer steckt dahinter, wahrer eigentümer > wirtschaftlich berechtigte person
verdächtig, komisch > anhaltspunkte
streuen, klumpen > risikoverteilung, klumpenrisiken
wert > bewertung, verkehrswert
zurücklegen, auf die seite legen > rückstellungen, reserven
vier augen > interne kontrolle, unabhängige kontrolle
schlimmster fall > stresstest, krise
sofort, schnell, umgehend > unverzüglich
vorher > vorgängig, vorherige
dringend, eilig > dringlichkeit, dringlich
ernennen, auswählen > ernennung, wahl, bezeichnung
zurücktreten, ausscheiden > rücktritt
stellvertreter, ersatzperson > stellvertretung
gremium, ausschuss > kommission
beitreten, mitglied werden > beitritt, aufnahme, mitgliedschaft
austreten, verlassen > austritt
grenzüberschreitend > ausländische
an die börse gehen > kotierung, zulassung zum handel
werben, reklame > werbung
broschüre, prospekt > informationsblatt
kleingedrucktes > allgemeine geschäftsbedingungen, vertragsbedingungen
verwechseln > verwechslung, täuschung
sich nennen, heissen > bezeichnung, firma, name
bestechen, schmiergeld > vorteil, geschenke, vorteilsannahme
wiederholt, zum zweiten mal > wiederholung
versuch, gehilfe > gehilfenschaft
an den pranger stellen > veröffentlichung, warnliste
ohne bewilligung arbeiten > ohne bewilligung, bewilligungspflicht
wohin schicken, einschicken, abgeben > einreichung, einreichen
verpasst, versäumt > säumnis, ablauf der frist
tage zählen > berechnung, fristen
gratis, kostenlos > unentgeltlich, gebührenfrei
rabatt, billiger, günstiger > ermässigung, herabsetzung, reduktion
teurer, zuschlag > erhöhung
jedes jahr > jährlich
wie hoch > höhe, betrag, satz
begründen > begründung, gründe
unterschreiben > unterschrift, unterzeichnung
übersetzen, sprache > amtssprache, übersetzung
ausschliessen > ausschluss, ausnahmen
zustimmen, einverstanden > zustimmung, einwilligung
widersprechen > widerspruch, einsprache
splitten > aufteilung, zuteilung
jemanden beauftragen > auftrag, beizug, beauftragte
schutz der kunden > gläubigerschutz, anlegerschutz
liste > verzeichnis, register
zugeben, gestehen > selbstanzeige, mitwirkung
`;
