/** German words of the state and rights. */
export const constitution = `
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
menschenrechte, grundfreiheiten, freiheitsrechte > grundrechte
hinrichtung > todesstrafe
misshandlung, polizeigewalt > folter, unmenschliche oder erniedrigende behandlung
rassismus, sexismus, homophobie, lgbt, ungleichbehandlung > diskriminiert, rechtsgleichheit
lohngleichheit, equal pay, frauenlohn, gender pay gap > gleicher lohn für gleichwertige arbeit
frauenrechte, emanzipation > mann und frau gleichberechtigt
vertrauensschutz, unfaire behörde, schikane der behörde > willkür, treu und glauben
legalitätsprinzip, gesetzmässigkeit, rechtsstaat > grundsätze rechtsstaatlichen handelns
heiraten, hochzeit > recht auf ehe und familie
briefgeheimnis, postgeheimnis, telefonüberwachung, abhören > brief-, post- und fernmeldeverkehrs
kirchenaustritt, kirchensteuer, landeskirche > kirche und staat, religionsgemeinschaft
moschee, islam > minaretten, religionsgemeinschaft
pressefreiheit, quellenschutz > medienfreiheit, redaktionsgeheimnis
primarschule, gratis schule, schulgeld > unentgeltlicher grundschulunterricht
lehrfreiheit, freie forschung > wissenschaftsfreiheit
universität, uni, fachhochschule, eth, epfl > hochschulen
verein gründen, vereinsfreiheit > vereinigungsfreiheit
wohnort wählen, umziehen, freie wohnortwahl > niederlassungsfreiheit
handels- und gewerbefreiheit, gewerbefreiheit, berufsfreiheit, freie berufswahl > wirtschaftsfreiheit
gewerkschaft, arbeitnehmerverband > koalitionsfreiheit, personalverbände
sozialpartner, tarifvertrag, gav > gesamtarbeitsverträge
faires verfahren, fair trial > rechtliches gehör, allgemeine verfahrensgarantien
pflichtverteidiger, gratis anwalt, kostenloser anwalt, prozesskostenhilfe > unentgeltliche rechtspflege, unentgeltlicher rechtsbeistand
zugang zum gericht, rechtsschutz gericht > rechtsweggarantie, richterliche behörde
unabhängiger richter, faires gericht, gerichtsöffentlichkeit > unabhängiges und unparteiisches gericht
untersuchungshäftling, festnahme, verhaftung, verhaftet, polizeihaft > freiheitsentzug, untersuchungshaft
unschuldsvermutung, in dubio pro reo > rechtskräftige verurteilung unschuldig
bittschrift, unterschriftenaktion > petitionen, petitionsrecht
grundrechtseingriff, freiheitsbeschränkung, massnahmen gegen freiheit > einschränkungen von grundrechten
fünfte schweiz, im ausland lebende schweizer > auslandschweizerinnen und auslandschweizer
sozialstaat, soziale rechte > sozialziele
wohnungsnot, wohnung finden > wohnungssuchende
föderalismus, kantonskompetenz, kantonsrechte > eigenständigkeit der kantone, souverän
konkordat, interkantonale vereinbarung > verträge zwischen kantonen, interkantonale verträge
derogatorische kraft, bundesrecht bricht kantonales recht > vorrang des bundesrechts
dorf, kommune, gemeindefreiheit > gemeindeautonomie
kantonswechsel, kantonsfusion, gemeinde wechselt kanton > bestand und gebiet der kantone, gebietsveränderungen
aussenpolitik, diplomatie, botschafter > auswärtige angelegenheiten
eu-beitritt, uno-beitritt, nato > supranationale gemeinschaften, organisationen für kollektive sicherheit
staatsvertrag, internationales abkommen > völkerrechtlicher vertrag
katastrophenschutz, bunker, schutzraum > zivilschutz
wehrpflicht, dienstpflicht, frauen in der armee > militärdienst
wehrpflichtersatz, militärpflichtersatz > weder militär- noch ersatzdienst
lehre, lehrling, lehrstelle, berufslehre > berufsbildung
jugendschutz, kinderrechte, kindeswohl > schutz der kinder und jugendlichen
sonderschule, behindertes kind schule > sonderschulung
musikschule, musikstunden > musikalische bildung
turnen, sportlager, jugend und sport > sportunterricht, sport
kino, filmförderung > film, filmkultur
rumantsch, bündnerromanisch, vierte landessprache > rätoromanisch
ferienwohnung, ferienhaus > zweitwohnungen
bauzone, zonenplan, zersiedelung, raumordnung > raumplanung
geodaten, landkarte, geometer > landesvermessung, amtliche vermessung
trinkwasser, wasserkraft, stausee, staudamm > wasservorkommen, stauanlagen
forst, bäume, abholzung, rodung > wald
biodiversität, naturpark, hochmoor, ortsbildschutz > natur- und heimatschutz, moore
wolf, jäger, angeln, fischen > fischerei und jagd
tierquälerei, schächten > tierschutz, tierversuche
verursacherprinzip, luftverschmutzung, lärm, abfall > umweltschutz, kosten tragen die verursacher
öv, sbb, bahn, tram, zugverkehr > öffentlicher verkehr, eisenbahn
lsva, lkw, lastwagensteuer > schwerverkehrsabgabe
maut, strassenzoll, strassengebühr > benützung öffentlicher strassen gebührenfrei
vignette, autobahnvignette > abgabe für die benützung der nationalstrassen
gotthard, alpeninitiative, alpenschutz > alpenquerender transitverkehr, alpengebiet
neat, bahnausbau, schienenausbau > eisenbahninfrastruktur
fahrrad, radweg, velo, wanderer > velowege, fuss-, wander- und velowegnetze
flugzeug, flughafen, airline > luftfahrt, luftverkehr
strom, stromversorgung, elektrizität > elektrische energie, energieversorgung
windkraft, sonnenenergie, ökostrom > erneuerbare energien
akw, kernkraftwerk, atomkraftwerk > kernenergie
pipeline, gasleitung > rohrleitungsanlagen
telefon, handy, mobilfunk, swisscom, briefpost > post- und fernmeldewesen
tv, srg, srf, serafe, rundfunk > radio und fernsehen
abzockerinitiative, minder-initiative, golden parachute, abgangsentschädigung, say on pay > abgangs- oder andere entschädigung, privatwirtschaftliche erwerbstätigkeit
preisabsprache, monopol, weko, marktmacht > kartelle, wettbewerbsbeschränkungen
verbraucherschutz, konsumentenschutz, verbraucher > schutz der konsumentinnen und konsumenten
uwg, unfairer wettbewerb > unlauterer wettbewerb
geldschein, notenmonopol, bargeld drucken, geldpolitik, leitzins > geld- und währungspolitik, ausgabe von münzen und banknoten
inflation, preissteigerung, geldentwertung > teuerung
snb-gewinn, nationalbankgewinn, gewinnausschüttung der snb > reingewinn der schweizerischen nationalbank
goldreserven, goldinitiative > währungsreserven
rezession, konjunkturprogramm, wirtschaftskrise, wirtschaftslage > konjunkturpolitik, konjunkturelle entwicklung
freihandel, exportwirtschaft, protektionismus > aussenwirtschaftspolitik
notvorrat, pflichtlager, versorgungskrise > landesversorgung, lebenswichtige güter
bauernhof, agrarpolitik, agrarsubvention > landwirtschaft, direktzahlungen
ernährung, lebensmittelversorgung, food security > ernährungssicherheit
schnaps, spirituosen, branntwein > gebrannte wasser, alkohol
pistole, schusswaffe, sturmgewehr, waffengesetz > waffen
waffenexport, rüstungsexport, rüstungsgüter > kriegsmaterial
mieterschutz, mieter, mietzinserhöhung, mietwucher > mietwesen, missbräuchliche mietzinse
wohnungsbau, genossenschaftswohnung, eigenheimförderung > wohnbau- und wohneigentumsförderung
nationalfeiertag, 1. august > bundesfeiertag
ahv, erste säule, rentenalter ahv > alters- und hinterlassenenversicherung
invalidenrente, iv-rente > invalidenversicherung
bvg, zweite säule > berufliche vorsorge
drei-säulen-prinzip, drei säulen, altersvorsorgesystem > alters-, hinterlassenen- und invalidenvorsorge
alv, stempeln gehen, arbeitslos, arbeitslosenkasse > arbeitslosenversicherung
kinderzulage, kindergeld > familienzulagen
spitex, altenpflege, pflegeheim, altersheim > betagten- und behindertenhilfe, pflege von betagten
kvg, grundversicherung, krankenkassenobligatorium > krankenversicherung
suva, betriebsunfall, berufsunfall > unfallversicherung
hausarzt, hausarztmedizin > medizinische grundversorgung
krankenschwester, pflegekraft, pflegenotstand, pflegeinitiative > pflegefachpersonen
homöopathie, alternativmedizin, naturheilkunde > komplementärmedizin
pandemie, epidemie, seuche, corona, covid > bekämpfung übertragbarer krankheiten, schutz der gesundheit
tabakwerbung, zigarette, rauchen > tabakprodukte
medikamente, arzneimittel, drogen > heilmittel, betäubungsmittel
künstliche befruchtung, ivf, leihmutter, samenspende, embryo > fortpflanzungsmedizin
organspende, organhandel, spenderherz > transplantation von organen
medizinische studie, versuchspersonen, klinische studie > forschung am menschen
gentech, gvo > gentechnologie im ausserhumanbereich
einwanderung, immigration, masseneinwanderung, personenfreizügigkeit > steuerung der zuwanderung, kontingente
aufenthaltsbewilligung, visum, ausländerausweis > aufenthalt und niederlassung
kriminelle ausländer, landesverweis, ausschaffungsinitiative > ausländer ausgewiesen, aufenthaltsrecht verlieren
vergewaltiger, sexualstraftäter, gewalttäter, lebenslange verwahrung > sexual- oder gewaltstraftäter
pädophil, kindesmissbrauch, kinderschänder > sexuelle straftaten an kindern
opferschutz, gewaltopfer > opferhilfe
masse und gewichte, eichung > messwesen
schuldenbremse, ausgabenbremse, staatsverschuldung, defizit > haushaltführung, ausgaben und einnahmen im gleichgewicht
bundesbudget, staatshaushalt, finanzplanung > voranschlag, finanzplan
steuergerechtigkeit, besteuerung nach leistungsfähigkeit, steuerprinzipien > grundsätze der besteuerung, wirtschaftliche leistungsfähigkeit
einfuhrabgabe, verzollung > zölle, grenzüberschreitender warenverkehr
benzinsteuer, mineralölsteuer, biersteuer, autosteuer, tabaksteuer > besondere verbrauchssteuern
nfa, ressourcenausgleich, finanzausgleich > finanz- und lastenausgleich
wahlalter, stimmrechtsalter, volljährig > 18. altersjahr, politische rechte
unterschriften sammeln, verfassungsinitiative > volksinitiative auf teilrevision
gegenvorschlag > gegenentwurf
ständemehr, volksmehr > mehrheit der stände, volk und ständen
referendum ergreifen, referendumsfrist, 50000 unterschriften > fakultatives referendum
pflichtreferendum, zwingende abstimmung > obligatorisches referendum
parlamentarier, abgeordnete, volksvertreter > mitglieder der bundesversammlung, ratsmitglied
lobbying, lobbyist > interessenbindungen
abgeordnete straffrei, immunität von politikern > immunität
legislatur, amtszeit > amtsdauer, legislaturperiode
doppelmandat, ämterkumulation > unvereinbarkeiten
kleine kammer, stöckli > ständerat
grosse kammer, volkskammer > nationalrat
parlamentssitzung, sitzungswoche > sessionen
staat haftet, behörde haftet, beamtenhaftung > staatshaftung
notrecht, notverordnung, notstand, ausnahmezustand > dringlich erklärtes bundesgesetz, äussere und innere sicherheit
ministerium, bundesministerium > departement, departementalprinzip
kollegialität, regierungskollegium > kollegialprinzip, entscheidet als kollegium
verfassungsgericht, verfassungsgerichtsbarkeit > massgebendes recht
verfassungsänderung, neue verfassung > teilrevision, totalrevision
restitution, kunstrückgabe, provenienz, holocaust > gerechte und faire lösungen, historisch belastetes kulturerbe
kulturministerium, kulturamt > bundesamt für kultur
offenlegung der spenden, parteienfinanzierung > politische parteien
rückgabe von raubkunst, raubkunst zurückgeben > gerechte und faire lösungen
polizei, inhaftieren, eingesperrt > freiheitsentzug, untersuchungshaft
zeitung, zeitungsartikel > presse, medienschaffende
zensieren, zensuriert > zensur
gottesdienst, beten, sekte > religiöse handlung, religionsgemeinschaft
demo, protestmarsch > versammlungsfreiheit, versammlungen
grundstück weg, enteignet, enteignen > enteignungen, eigentumsgarantie
kanton und bund widersprechen, widerspruch zum bundesrecht > vorrang des bundesrechts
bus, zug und bus, postauto > öffentlicher verkehr
branchenvertrag, lohnvertrag > gesamtarbeitsverträge allgemeinverbindlich
krankenkasse obligatorisch, krankenkasse pflicht > krankenversicherung
alter abstimmen, abstimmungsalter > 18. altersjahr
kandidieren, kandidat, kandidatur > wählbarkeit, wählbar
parlamentarier verklagt, politiker verklagen > immunität
witwe, waise > verwitwung, hinterlassenenvorsorge
spital, krankenhaus, ärztin > medizinische grundversorgung
lehrperson, klassenlehrer > schulwesen
auto, autofahrer, tempolimit, stau > strassenverkehr, motorfahrzeuge
weltraum, satellit > raumfahrt
hotel, hotelübernachtung > beherbergungsleistungen
benzin, diesel, kerosin > treibstoffe, erdöl
staatenlos, dritte generation > einbürgerung
hinterbliebenenrente > hinterlassenenversicherung
rauchverbot, passivrauchen > schutz der gesundheit
gewaltenteilung, machtteilung > unvereinbarkeiten
vize, stellvertretung bundespräsident > vizepräsident
privatversicherung > privatversicherungswesen
geld für bauern, subventionen für bauern > direktzahlungen, landwirtschaft
casino betreiben, casino eröffnen, spielbank betreiben > konzession des bundes für spielbanken
`;
