/** German words of securities, funds and markets. */
export const securities = `
custody, custodian, depotstelle, wertschriftenverwahrung > verwahrungsstelle, verwahrung
subcustodian, sub-custody, unterverwahrung, lagerstelle > drittverwahrungsstelle, drittverwahrung
depotkonto, wertschriftenkonto, wertpapierdepot > effektenkonto
depotauszug, depotbestätigung > ausweis gutgeschriebene bucheffekten
intermediated securities, entmaterialisierte aktien, buchmässige wertpapiere > bucheffekten
fisa, intermediärverwahrung > bucheffektengesetz
uncertificated securities, unverbriefte rechte > einfache wertrechte
aktientoken, tokenisierte aktie, ledger-based, digitale aktie, blockchain, dlt > registerwertrechte, verteilte elektronische register
sammelurkunde, globalzertifikat > globalurkunde
aktien ausliefern, titel ausliefern, physische aktie > auslieferung wertpapiere
aktienregister, aktionärsverzeichnis > aktienbuch
depotübertrag, titelübertrag, titel übertragen > verfügung über bucheffekten, gutschrift
fehlbestand, fehlende titel, titel fehlen > unterbestand
segregation, kundenvermögen getrennt, omnibuskonto, eigenbestand > segregierung, eigen- und drittbestände
aktionärsdaten, shareholder identification, srd > weiterleitung von informationen, datenübermittlung an drittverwahrungsstellen
fehlbuchung, falsche buchung, rückbuchung, storno > stornierung
control agreement, depotverpfändung, lombardkredit, lombard > kontrollvereinbarung, sicherheit an bucheffekten
selbsteintritt, privatverwertung, pfand verkaufen > verwertungsbefugnis, verwertung von sicherheiten
rehypothecation, rehypothekation, wiederverpfändung > nutzungsrecht
retentionsrecht, zurückbehaltungsrecht > rückbehalts- und verwertungsrecht
gutgläubig, redlicher käufer > schutz des gutgläubigen erwerbs
prioritätsprinzip, vorrang pfandrecht > rangfolge
settlement finality, auftrag widerrufen, zahlungsauftrag widerrufen > endgültigkeit von weisungen, weisung widerrufen
depotbank haftet, haftung der bank für titel, depotbankhaftung > haftet verwahrungsstelle, sorgfalt wahl und instruktion
kapitalanleger, geldanleger > anlegerinnen und anleger
profianleger, professioneller kunde, institutioneller anleger > qualifizierter anleger
emittentin, herausgeber der aktie, issuer > emittent
depotpfändung, depot arrestieren > pfändung und arrest
effektenhändler, wertpapierfirma, broker, börsenhändler > wertpapierhaus
fondsgesellschaft, fondsmanager, fund management company > fondsleitung, verwalter von kollektivvermögen
portfoliomanager, portfolioverwalter > vermögensverwalter
eam, externer vermögensverwalter, unabhängiger vermögensverwalter, uvv > vermögensverwalter
immobilienfonds > kollektive kapitalanlagen mit direktem grundbesitz
mifid, fidleg, anlegerschutz > finanzdienstleistungen
eignungsprüfung, suitability > angemessenheits- und eignungsprüfung
produktinformationsblatt, kid > basisinformationsblatt
retrozession, kickback, vertriebsprovision > entschädigungen durch dritte
bankenombudsman, ombudsmann > ombudsstelle
front running, scalping, pump and dump, spoofing, kurse manipulieren > marktmanipulation
ad-hoc-publizität, ad hoc > kursrelevante tatsachen
stimmrechtsmeldung, meldeschwelle beteiligung > offenlegung von beteiligungen
übernahmeangebot, takeover > öffentliche kaufangebote
esg, greenwashing, klimarisiko > klimabezogene finanzrisiken, nachhaltige entwicklung
cross-border, crossborder > grenzüberschreitend
zahlungssystem, sic > effektenabrechnungs- und -abwicklungssystem, zahlungssysteme
zentralverwahrer, csd, sis > zentrale verwahrungsstelle
wechselkurs, währungskurs > devisenkurs
pfand an wertschriften, verpfändete wertschriften, verpfändete aktien > verwertung von sicherheiten, verwertungsbefugnis
aktien in papierform, papieraktie, aktien auf papier > auslieferung von wertpapieren
verpfändung des depots, depot verpfänden > kontrollvereinbarung, sicherheit bucheffekten
`;
