/** German words of money laundering and gaming houses. */
export const moneyLaundering = `
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
aml, antigeldwäsche, geldwäschebekämpfung, geldwäscheprävention > bekämpfung der geldwäscherei
geldwäschegesetz, amla > geldwäschereigesetz
geldwäscheverordnung, amlo > geldwäschereiverordnung
ubo, hintermann, wahrer eigentümer, wer steckt dahinter > wirtschaftlich berechtigte person
kontrollperson, beherrschende person, controlling person > kontrollinhaber
stiftungsformular, trustformular > trusts oder andere vermögenseinheiten
versicherungsmantel, insurance wrapper > lebensversicherung mit separater konto- oder depotführung
beglaubigung, beglaubigt, beglaubigte kopie, apostille, notariell beglaubigt > echtheitsbestätigung, echtheitsbestätigte kopie
personalausweis, führerschein, ausweispapier, ausweisdokument, ausweis zeigen > identifizierungsdokument, amtlicher ausweis, identitätsnachweis
videoidentifikation, onlineidentifikation, digitales onboarding, fernidentifizierung > ohne persönliche vorsprache, korrespondenzweg
onboarding, kundenaufnahme, kontoeröffnung, neukunde, konto eröffnen > aufnahme der geschäftsbeziehung
konto auflösen, konto schliessen, saldierung, kunden loswerden, derisking > abbruch der geschäftsbeziehung
kunde verweigert angaben, kunde macht keine angaben, identität unklar > scheitern der identifizierung, zweifel an den angaben
rekyc, kundendaten aktualisieren, aktualisierung kundendossier, periodische kundenprüfung > erneute identifizierung
enhanced due diligence, edd, vertiefte abklärung, hintergrundprüfung, background check > zusätzliche abklärungen
plausibilisieren, plausibilisierung > plausibilität überprüfen
mittelherkunft, vermögensherkunft, geldherkunft, source of funds, source of wealth > herkunft der eingebrachten vermögenswerte, herkunft des geldes
hochrisikokunde, risikokunde, high risk client, heikler kunde > geschäftsbeziehungen mit erhöhten risiken
kundenkategorie, risikoklasse, risikoeinstufung, kundensegmentierung > risikoabhängige einteilung, kriterien geschäftsbeziehungen
hochrisikoland fatf, schwarze liste fatf, graue liste > high risk, hochrisikostaaten
verdächtige transaktion, auffällige zahlung, ungewöhnliche zahlung, hohe zahlung > transaktionen mit erhöhten risiken
transaktionsmonitoring, transaktionsscreening, monitoringsystem, überwachungssoftware > informatikgestütztes system, transaktionsüberwachung
red flag, warnsignal, warnzeichen, typologie, verdachtsmerkmal > anhaltspunkte für geldwäscherei
smurfing, structuring, splitting, aufteilen der beträge > miteinander verbunden erscheinen, knapp unterhalb der identifikationslimite
transitkonto, money mule, geldesel, finanzagent > durchlaufkonto
geheimkonto, anonymes konto, deckname > pseudonym oder nummernkonti
geldkoffer, bargeldeinzahlung, cash einzahlen, bar einzahlen > physisch eingebracht, bareinzahlungen
bargeldbezug, geld abheben, bar abheben > abhebungen grösserer bargeldbeträge
travellercheque, reisescheck > reisechecks, travellerchecks
sanktionsliste, terrorliste, embargo, ofac, sanktionierte person > verbotene geschäftsbeziehung
terrorgruppe, terrorist, mafia, organisiertes verbrechen, organisierte kriminalität > kriminelle organisation, terrorismus finanzieren
drogengeld, illegales geld, schmutziges geld, kriminelle gelder, verbrechenserlös > verbotene vermögenswerte, aus einem verbrechen herrühren
unversteuertes geld, steuerdelikt geldwäscherei > qualifiziertes steuervergehen
shell bank, scheinbank, briefkastenbank > fiktive banken
correspondent banking, bankkorrespondent, partnerbank > korrespondenzbankbeziehungen
banknotenhändler, bargeldhändler > professioneller notenhandel
travel rule, auftraggeberdaten, absenderangaben, iban, swift > angaben bei zahlungsaufträgen, kontonummer
prepaidkarte, prepaid, geschenkkarte, guthabenkarte > nicht wiederaufladbare zahlungsmittel, bargeldloser zahlungsverkehr
debitkarte, bankkarte, bezahlkarte, twint, bezahlapp, kartenherausgeber > zahlungsmittel für den bargeldlosen zahlungsverkehr
autoleasing, leasingrate > finanzierungsleasing
kleinkredit, ratenkredit, barkredit, privatkredit > konsumkredite
geldversand, remittance, hawala, western union, geld nach hause schicken > geld- und wertübertragungen
kryptobörse, kryptohändler, bitcoinautomat, vasp > virtuelle währungen
coin, stablecoin, ethereum, kryptotoken > kryptobasierte vermögenswerte, virtuelle währungen
juwelier, autohändler, uhrenhändler, kunsthändler, immobilienhändler, goldhändler > händlerinnen und händler, gewerblich mit gütern handeln
barkauf, bargeldgrenze, barzahlungsgrenze, bargeldobergrenze, bargeldlimite > bargeld entgegennehmen, barzahlungsmittel
goldbarren, edelmetallhandel > bankedelmetalle, edelmetalle
mlro, geldwäschebeauftragter, geldwäschereibeauftragter, aml officer, compliance officer > geldwäschereifachstelle
mitarbeiterschulung, schulung, training, e-learning > ausbildung des personals, grundausbildung, interne ausbildung
policy, internes reglement, hausregel, aml weisung > interne weisungen, interne richtlinien
geldwäschereirisiken beurteilen, risikobericht, risk assessment > risikoanalyse
goaml, verdacht melden, verdachtsmeldung einreichen, sar einreichen > meldung an die meldestelle
meldung entscheiden, wer entscheidet über meldung > entscheidungskompetenz bei meldungen
freiwillige meldung > melderecht
verdacht ausgeräumt, verdacht unbegründet > keine verdachtsmeldung, abklärungen ausräumen
konto nach meldung auflösen > verbot des abbruchs, abbruch der geschäftsbeziehung
staatschef, diplomat, regierungsmitglied, pep familie > politisch exponierte personen
ausländische politiker, auslandspep > ausländische politisch exponierte personen
domizilgesellschaft, offshorefirma, scheinfirma, private investment company, pic > sitzgesellschaft
trustverwalter, treuhandverwalter > trustee
kinderkonto, jugendkonto, jugendsparkonto > minderjährige person
gemeinschaftskonto, ehepaarkonto, konto zu zweit > forderung mehreren personen, einfache gesellschaften
börsengelistet, gelistet, publikumsfirma > börsenkotiert, publikumsgesellschaft
handelsregisterauszug, firmenauszug, zefix > registerauszug
memo, gesprächsnotiz > aktennotiz
delegation kyc, kyc auslagern, identifikation durch dritte, vermittler identifiziert > beizug dritter
gruppenweit, konzernweit, gruppenweite überwachung, tochterbanken > globale überwachung der rechts- und reputationsrisiken
simplified due diligence, sdd, bagatellbetrag, vereinfachte kundenprüfung > vereinfachte sorgfaltspflichten, verzicht auf einhaltung der sorgfaltspflichten
hobbymässig, gewerbsmässig finanzintermediär > berufsmässig
finanzdienstleister, finanzfirma, finanzunternehmen > finanzintermediär
vqf, polyreg, arif, sro verlassen, sro wechseln > ausschluss aus einer sro, selbstregulierungsorganisation
gwg-prüfer, gwg-revision > leitende prüferinnen, prüfung nach dem gwg
geldkurier, geldtransport, werttransport > physischer transport
schuldeneintreiber, inkassobüro, schulden eintreiben > inkassotätigkeit
verwandtschaft, familie und freunde > nahestehende personen
zocker, casinobesucher > spielerin
spielchips, casinochips, jetons > spielmarken, jetondepot
onlinecasino, internetcasino, onlinespiel > online durchgeführte spiele
neue technologie, produkteinführung > neue produkte, geschäftspraktiken und technologien
back-to-back > treuhandkredite, treuhandgeschäfte
tarnung, vertuschung der spuren > dokumentarische spur
risikoappetit, geschäftspolitik pep, chef muss zustimmen > zustimmung einer vorgesetzten person, oberstes geschäftsführungsorgan
investmentclub, beteiligungsfirma > beteiligungsgesellschaft, kollektive anlageform
einmalgeschäft, schaltergeschäft, schalterkunde > kassageschäfte
identifikationspflicht schwelle, schwellenbetrag > betrag erreichen oder übersteigen, schwellenwert
konto nach einer verdachtsmeldung, verdachtsmeldung konto schliessen, nach verdachtsmeldung kündigen > verbot des abbruchs der geschäftsbeziehung
konto für terroristen, konto für kriminelle > verbotene geschäftsbeziehung
geldquelle, woher stammt das vermögen > herkunft des geldes, herkunft der eingebrachten vermögenswerte
mitarbeiter schulen, personal schulen, angestellte schulen > ausbildung des personals, ausbildung aller betroffenen mitarbeiterinnen
persönlich vorbei, persönlich erscheinen > ohne persönliche vorsprache
kunde ohne pass, kunde ohne ausweis, pass verloren > fehlen der identifizierungsdokumente, ersatzdokumente
bekannte firma, bekanntes unternehmen, allseits bekannt > allgemein bekannte juristische personen
identifizieren unmöglich, lässt sich nicht identifizieren > scheitern der identifizierung
offshore, offshore firma, offshore gesellschaft > sitzgesellschaft
pep bewilligen, pep genehmigen, pep zustimmung > oberstes geschäftsführungsorgan, zustimmung einer vorgesetzten person
geldwäscherei konzern, kontrolle im konzern > globale überwachung der rechts- und reputationsrisiken
hohe bareinzahlung, grosse bareinzahlung > physisch eingebracht
kopie ablegen, ausweiskopie ablegen, kopie des ausweises > kopie zu seinen akten
fonds als kunde, anlagefonds als kunde > kollektive anlageform
konto kündigen, kundenbeziehung kündigen > abbruch der geschäftsbeziehung
kunde lügt, kunde täuscht > zweifel an den angaben
geldüberweisung > geld- und wertübertragungen, zahlungsaufträge
`;
