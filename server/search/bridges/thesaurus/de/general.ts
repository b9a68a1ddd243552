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
`;
