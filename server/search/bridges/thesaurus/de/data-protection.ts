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
`;
