/** German words of every law. */
export const general = `
gratis, umsonst > kostenlos, unentgeltlich
website, webseite, homepage > internetseite
glossar, begriffserklärung, was bedeutet, fachbegriffe > begriffe
worum geht es, zweck des gesetzes, ziel des gesetzes > gegenstand, zweck
anwendbarkeit > geltungsbereich
altes gesetz > aufhebung
reporting, berichtspflicht > berichterstattung, bericht
anzeigepflicht, mitteilungspflicht > meldepflicht
erlaubnis, genehmigungspflicht > bewilligung, zustimmung
maximalbetrag, höchstgrenze, limite > höchstbetrag, obergrenze
mindestbetrag, grenzwert, grenzbetrag > schwellenwert
deadline, termin > frist
ausnahmeregelung, sonderregelung > ausnahmen, erleichterungen
altrechtlich, alte verträge, gilt neues recht > übergangsbestimmungen
verordnungskompetenz, wer regelt details > ausführungsbestimmungen
jährlicher bericht, tätigkeitsbericht > jahresbericht
protokollieren, schriftlich festhalten > dokumentieren, dokumentation
wie lange aufbewahren, aufbewahrungsfrist, aufbewahrungspflicht, zehn jahre aufbewahren > zehn jahre aufzubewahren, aufbewahrung der belege
hilfe vom staat, subvention, finanzhilfe > staatliche beihilfe, beiträge des bundes
öffentlich bekanntmachen, publik machen > veröffentlichung, öffentlich bekannt
korrigieren, richtigstellen > berichtigen, berichtigung
schicken, zuschicken, senden > zustellung, bekanntgegeben
zurückgeben, zurückzahlen > rückerstattung, rückzahlung
wehren, rechtlich vorgehen > einsprache, beschwerde
verboten > verbietet, unzulässig
erlaubt, legal > zulässig, gestattet
illegal, unerlaubt, ungesetzlich > unzulässig, widerrechtlich
ungültig, unwirksam > nichtig
beweisen > nachweisen, glaubhaft
stoppen, gestoppt, anhalten > untersagen, aufschieben, abgebrochen
starten, anfangen > beginn, aufnahme
kontrollieren > überprüfen, überwachen
verstecken, verschweigen > verheimlicht, verheimlichung
speichern, abspeichern > aufbewahren, registrieren
daten sammeln, erheben von daten > beschaffung von personendaten
hinausschieben, verschieben > aufschub, aufschieben
senken, verringern > herabsetzung, ermässigung, reduktion
ausrechnen > berechnung, bemessung
abmachen, abmachung > vereinbarung
unterschreiben, unterschrift > unterzeichnen, unterzeichnet
sterben, gestorben, todesfall > tod, erblasser
scheiden lassen, scheidungsfall > scheidung
leihen, borgen > darlehen, kredite
schnell, sofort > unverzüglich, umgehend
oftmals, häufigkeit > jährlich, periodisch
straffrei, straflos bleiben > straflos
haftbar, geradestehen > haftet
teuer > gebühr, kosten
wie hoch > höhe, beträgt
maximum > höchstens
minimal, minimum > mindestens
verpassen > verspätete, fristversäumnis
verlust des rechts > erlischt, verwirkung
austreten, austritt > beendigung
anlügen, lügen > falsche auskünfte
nachsehen, nachschauen > einsicht, einsehen
`;
