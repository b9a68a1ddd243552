/** German words of supervision, its fees and its rules. */
export const supervision = `
finma-rs, circular, kreisschreiben > rundschreiben
soft law, verwaltungsverordnung > rundschreiben
memorandum of understanding, mou, kooperationsabkommen > rechtlich nicht bindende vereinbarungen
regulierungsfolgenabschätzung, kosten-nutzen-analyse, impact assessment > wirkungsanalysen
regulierungskonsultation, finma-anhörung, stellungnahme zu verordnung > öffentliche konsultation, anhörung
ämterkonsultation > konsultation der mitinteressierten verwaltungseinheiten
standesregeln, branchenrichtlinie, swissbanking, sbvg > anerkennung von selbstregulierungen, selbstregulierung
iosco, basler ausschuss, internationale gremien > internationale organisationen und gremien, internationale aufgaben
ausländische aufsichtsbehörde, informationen an ausländische aufsicht > amtshilfe mit ausländischen behörden
gafi, fatf > groupe d'action financière, financial action task force
finma-strategie, mehrjahresziele > strategische ziele
regulierungsprinzipien, verhältnismässige regulierung > grundsätze der regulierung
finanzministerium, finanzminister > eidgenössisches finanzdepartement, efd
aussenministerium, innenministerium > departement
bewilligungsgebühr, was kostet die bewilligung, gebührentarif, stundensatz > gebührenansätze, stundenansatz
expressgebühr, dringlichkeitszuschlag > gebührenzuschlag
wer zahlt gebühren, gebührenschuldner > gebührenpflicht
kopierkosten, spesen der finma > auslagen, reproduktionen
finanzierung der finma, beiträge der banken > aufsichtsabgabe, gesamtkosten
fixgebühr, grundgebühr, jahrespauschale > grundabgabe
variable gebühr, umsatzgebühr > zusatzabgabe
abgabe nach grösse, abgabe nach bilanz > zusatzabgabe nach bilanzsumme
finma-rechnung, aufsichtsrechnung > rechnungsstellung
finma-rücklagen, rücklagen > reserven
dlt-börse, blockchain-börse, sdx, tokenbörse > dlt-handelssysteme
mtf, handelssystem > multilaterale handelssysteme
six, börsenbetreiber, marktinfrastruktur > finanzmarktinfrastrukturen
versicherer, versicherungsgesellschaft, assekuranz > versicherungsunternehmen
versicherungsmakler, versicherungsbroker, versicherungsagent, versicherungsvertreter > versicherungsvermittlerinnen und versicherungsvermittler
versicherungskonzern > versicherungsgruppe, versicherungskonglomerat
enforcement, finma ermittelt, finma-untersuchung > aufsichtsverfahren
industry ban, berufssperre, jobverbot > berufsverbot
finma anlügen, falschangaben, aufsicht täuschen > falsche auskünfte
unbewilligter anbieter, warnliste, illegaler anbieter > ohne bewilligung tätig
reguliertes institut > beaufsichtigte
aufsichtsgespräch, risikoinstitut, bankenkategorie, aufsichtskategorie > kategorien anhang 3 bankv
prüfbericht, auditbericht, revisionsbericht > prüfgesellschaft
auditor, prüfungsfirma, prüffirma > prüfgesellschaft
chefprüfer, mandatsleiter > leitender prüfer
innenrevision, internal audit > interne revision
three lines, kontrollfunktion > interne kontrolle, compliance-funktion
aufsichtsstelle vermögensverwalter > aufsichtsorganisation
finanziert die finma, kosten der finma > aufsichtsabgabe, gesamtkosten
`;
