/** German words of taxes and gaming. */
export const tax = `
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
steuerdomizil, steueransässigkeit, steuerlicher wohnsitz, ansässigkeit, steuersitz > steuerrechtlicher wohnsitz, persönliche zugehörigkeit
welteinkommen, weltweites einkommen, auslandseinkommen > unbeschränkte steuerpflicht
beschränkte steuerpflicht, haus in der schweiz ausländer > wirtschaftliche zugehörigkeit
auswandern, auswanderung, wegzugssteuer, exit tax > steuerpflicht endet, ende der steuerpflicht, schweiz verlassen
pauschalbesteuerung, pauschalsteuer, reiche ausländer, lump-sum > besteuerung nach dem aufwand
heiratsstrafe, ehepaarbesteuerung, individualbesteuerung, zusammenveranlagung, verheiratete besteuern > rechtlich und tatsächlich ungetrennte ehe
alimente, unterhaltszahlung, kindesunterhalt > unterhaltsbeiträge
steuern des verstorbenen, tod des steuerpflichtigen, steuerschulden erben > steuernachfolge, erben haften
steuerschulden des partners, mithaften > haftung und mithaftung, solidarisch haften
geschäftswagen, dienstwagen, fringe benefits, naturallohn > naturalbezüge, geldwerte vorteile, naturalleistungen
stock options, aktienoptionen, beteiligungsplan, mitarbeiterplan, rsu > mitarbeiterbeteiligungen, mitarbeiteroptionen
phantom shares, schattenaktien > unechte mitarbeiterbeteiligungen
weihnachtsgeld, dreizehnter monatslohn, provisionseinkommen > nebeneinkünfte, gratifikationen
abfindung, abgangsgeld > kapitalabfindungen
freelancer, freiberufler, einmannfirma > selbständige erwerbstätigkeit
lohnempfänger, lohneinkommen, angestelltenlohn versteuern > unselbständige erwerbstätigkeit
aktiengewinn, kursgewinn, börsengewinn, gewinn aus aktienverkauf > kapitalgewinne, veräusserung von privatvermögen
wertschriftenhändler, daytrader > geschäftsvermögen, selbständige erwerbstätigkeit
gewinnausschüttung > dividenden, gewinnanteile
dividendenprivileg, dividendenbesteuerung, dividendenentlastung > teilbesteuerung
kapitaleinlageprinzip, kapitalrückzahlung > reserven aus kapitaleinlagen
indirekte teilliquidation, transponierung, firmenverkauf an erbenholding > verkauf einer beteiligung von mindestens 20 prozent
fiktive miete, selbstbewohntes haus, wohnen im eigenen haus > mietwert von liegenschaften, eigenmietwert
mieteinnahmen, mietertrag, airbnb, untervermietung > vermietung, unbewegliches vermögen
zinseinnahmen, sparzins, kontozinsen versteuern > zinsen aus guthaben, bewegliches vermögen
altersrente versteuern, rente versteuern, rentenbesteuerung > einkünfte aus vorsorge
taggeld, arbeitslosengeld, krankentaggeld > stelle des einkommens aus erwerbstätigkeit, arbeitslosenversicherung
schmerzensgeld > genugtuungssummen
wehrsold, feuerwehrsold, soldatenlohn > sold der milizfeuerwehrleute, sold für militär
stipendium, stipendien > ausbildungsbeiträge, unterstützungen aus öffentlichen oder privaten mitteln
pendlerabzug, arbeitsweg, fahrkosten, pendeln, berufsauslagen > berufskosten, fahrten zwischen wohn- und arbeitsstätte
mittagessen, essensabzug, auswärts essen > verpflegung ausserhalb der wohnstätte
arbeitszimmer, berufswerkzeug > ausübung des berufes erforderliche kosten
hypozins, hypothekarzins, schuldzinsabzug, zinsen absetzen > schuldzinsen
säule 3a, dritte säule, private vorsorge > gebundene selbstvorsorge
pensionskasseneinkauf, bvg-einkauf, einkauf pensionskasse, nachzahlung pensionskasse > einkauf von beitragsjahren, einrichtungen der beruflichen vorsorge
krankenkassenprämie, versicherungsabzug, krankenkasse abziehen > prämien und beiträge für die lebens-, kranken- und unfallversicherung
arztkosten, zahnarztkosten, spitalrechnung, medizinische kosten > krankheits- und unfallkosten
behinderungskosten, heimkosten > behinderungsbedingte kosten
parteispende, wahlspende, beitrag an partei > zuwendungen an politische parteien
spende, spendenabzug, spenden absetzen, charity > freiwillige leistungen, gemeinnützige zwecke
kita, krippe, tagesmutter, kinderhort, kinderbetreuung > drittbetreuung
weiterbildungskosten, studium absetzen, kurskosten > berufsorientierte aus- und weiterbildung
zweiverdienerabzug, doppelverdiener > erzielen beide ein erwerbseinkommen
kinderfreibetrag, abzug pro kind, kinder absetzen > kinderabzug, sozialabzüge
freibetrag, steuerfreibetrag > sozialabzüge
absetzen, abziehen, absetzbar, abzugsfähig, steuerlich geltend machen > abziehbar, abgezogen
privatausgaben, haushaltskosten > nicht abziehbare kosten und aufwendungen
steuerprogression, steuerstufen, grenzsteuersatz > tarife, steuer für ein steuerjahr
teuerungsanpassung steuer, inflation steuern > kalte progression
kapitalbezug, kapitalauszahlung, pensionskasse auszahlen > kapitalleistungen aus vorsorge
geschäftsaufgabe, betriebsaufgabe, geschäft aufgeben > liquidationsgewinne, definitiv aufgegeben
putzfrau, putzhilfe, haushaltshilfe, reinigungskraft > vereinfachtes abrechnungsverfahren, kleine arbeitsentgelte
verlustvortrag, verlustverrechnung, alte verluste > verluste aus den sieben vorangegangenen geschäftsjahren
wertverzehr, amortisieren, abschreibungssatz > abschreibungen
ersatzinvestition, reinvestition > ersatzbeschaffungen
reorganisation, restrukturierung, firmenspaltung, rechtsformwechsel, abspaltung > umstrukturierungen
bussen absetzen, busse abziehen, strafe absetzen > finanzielle verwaltungssanktionen, bussen geldstrafen
renovation, renovationskosten, hausreparatur, liegenschaftenunterhalt > unterhaltskosten, instandstellung
solaranlage, wärmepumpe, isolation, energetische sanierung > energiesparen und umweltschutz
denkmalschutz, geschütztes haus > denkmalpflegerische arbeiten
vermögensverwaltungskosten, depotgebühr > kosten der verwaltung durch dritte
hausverkauf, liegenschaftsgewinn > veräusserung von grundstücken, grundstückgewinne
steuerjahr wechsel, welches jahr versteuern, bemessungsperiode > steuerperiode
heirat im jahr, scheidung im jahr > veranlagung bei begründung und auflösung der ehe
körperschaftssteuer, ertragssteuer, gewinnsteuersatz, corporate tax > gewinnsteuer, reingewinn
gmbh > gesellschaft mit beschränkter haftung
nonprofit, wohltätige organisation, hilfswerk, ngo > gemeinnützige zwecke, ideelle zwecke
sportverein, vereinskasse, klub > vereine, ideelle zwecke
mitgliederbeitrag, vereinsbeitrag > mitgliederbeiträge an die vereine
holdingprivileg, schachtelprivileg, beteiligungsabzug, holding dividende > nettoertrag aus beteiligungen
verrechnungspreis, transfer pricing, fremdvergleich, arm's length > verdeckte gewinnausschüttungen, ungerechtfertigte steuerersparnis
unterkapitalisierung, thin capitalisation, gesellschafterdarlehen, aktionärsdarlehen > verdecktes eigenkapital
step-up, versteckte reserven > stille reserven, aufdeckung stiller reserven
sitzverlegung, firma ins ausland verlegen, wegzug der firma > besteuerung stiller reserven am ende der steuerpflicht
oecd-mindeststeuer, globale mindeststeuer, pillar two, mindeststeuer > mindestbesteuerung, besondere besteuerung grosser unternehmensgruppen
sanierungsgewinn, à-fonds-perdu, kapitalzuschuss > leistungen zum ausgleich einer unterbilanz, kapitaleinlagen
grenzgänger, grenzpendler > im ausland wohnhafte arbeitnehmer, nachbarstaat
expat, ausländische angestellte > arbeitnehmer ohne niederlassungsbewilligung
niedergelassene > niederlassungsbewilligung
quellensteuerkorrektur, tarifkorrektur > nachträgliche ordentliche veranlagung
musiker, konzert, fussballer, gage, redner > künstler, sportler und referenten
verwaltungsratshonorar, vr-honorar, verwaltungsratsentschädigung > tantiemen, sitzungsgelder
ruhegehalt, auslandsrentner, rentner im ausland, pensionär > empfänger von vorsorgeleistungen
matrose, pilot, fernfahrer, seemann > internationaler verkehr an bord
lohnabzug steuer, arbeitgeber zieht steuern ab, quellensteuer abliefern > schuldner der steuerbaren leistung
steueramt, finanzamt, fiskus, steuerkommissär, steuerbeamter > veranlagungsbehörde, steuerbehörde
steuergeheimnis > geheimhaltungspflicht, stillschweigen bewahren
fristerstreckung, fristverlängerung, frist verlängern, aufschub der frist > frist erstreckt, erstreckungsgesuch
lohnzettel, lohnbescheinigung, arbeitgeberbescheinigung > lohnausweise, bescheinigung
belege zur steuererklärung, was beilegen > beilagen zur steuererklärung
steuererklärung vergessen, steuererklärung nicht ausgefüllt > verfahrenspflichten trotz mahnung
ermessensveranlagung, steueramt schätzt, eingeschätzt > veranlagung nach pflichtgemässem ermessen
steuerbescheid, steuerveranlagung, steuerrechnung falsch > veranlagungsverfügung
steuereinsprache, gegen veranlagung wehren, veranlagung anfechten > einsprache gegen die veranlagungsverfügung
steuerrekurs, steuergericht, steuerrekursgericht > steuerrekurskommission
neue beweise, wiederaufnahme, nachträglich entdeckt > revisionsgrund, revisionsbegehren
tippfehler, rechenfehler > rechnungsfehler und schreibversehen
vergessenes einkommen, undeklariert, verschwiegenes konto, nachzahlung steuern > nachsteuer
steueramnestie, sich selber anzeigen, schwarzgeld melden, straffreie offenlegung > straflose selbstanzeige
geerbtes schwarzgeld, schwarzgeld erbe > vereinfachte nachbesteuerung von erben
nachlassinventar, nachlassverzeichnis, erbschaftsinventar > amtliches inventar, inventaraufnahme
verstecktes erbe, erbe verheimlichen > verheimlichung oder beiseiteschaffung von nachlasswerten
ratenzahlung, steuerraten, zahlungsaufschub, später zahlen, steuern stunden > zahlungserleichterungen
steuern nicht zahlen können, steuerschulden erlassen, härtefall steuern > erlass der steuer, erlassgesuch
steuern zurückbekommen, steuerrückzahlung > rückforderung bezahlter steuern, zurückfordern
steuerrechnung, steuern bezahlen, zahltermin > fälligkeit der steuer, provisorischer bezug
steuerschulden eintreiben, betreibung steuern > zwangsvollstreckung, betreibung eingeleitet
steuerarrest, vermögen blockieren steuern, steuersicherung > sicherstellungsverfügung, arrest
gefälschte bilanz, urkundenfälschung, falsche dokumente, gefälschte belege > gefälschte, verfälschte oder inhaltlich unwahre urkunden
beihilfe zur steuerhinterziehung, mittäter, helfershelfer, beihelfer > anstiftung, gehilfenschaft, mitwirkung
steuerberater, steuervertreter > vertragliche vertretung
steuerfahndung, steuerermittler, asu > besondere untersuchungsmassnahmen der estv
steuerverjährung, steuern verjähren > veranlagungsverjährung, bezugsverjährung
quellensteuer nicht abgeliefert > veruntreuung von quellensteuern
emissionsabgabe, umsatzabgabe, börsenstempel > stempelsteuer, stempelabgaben
crs, aia, informationsaustausch steuern, fatca > automatischer informationsaustausch
dba, steuerabkommen > doppelbesteuerungsabkommen, doppelbesteuerung
unternehmenssteuerreform, steuerreform, staf > steuerharmonisierung
kantonsanteil, bundesanteil > verteilung der kantonalen anteile, abrechnung mit dem bund
steuerfaktoren ehepaar unterschreiben, unterschrift beider ehepartner > steuererklärung gemeinsam
steuer online, steuererklärung elektronisch, etax > elektronische verfahren
versteuern > steuerbar, besteuert, steuerfrei
kursgewinne auf aktien, gewinn mit aktien, aktien verkaufen > kapitalgewinne aus der veräusserung von privatvermögen
verluste vortragen, verlust anrechnen > verluste aus den sieben vorangegangenen geschäftsjahren
steuererklärung nicht eingereicht, steuererklärung nicht abgegeben > verfahrenspflichten trotz mahnung, pflichtgemässem ermessen
schwarzgeld straflos, schwarzgeld offenlegen, schwarzgeld anzeigen > straflose selbstanzeige
steuern meiner frau, steuern meines mannes, steuern des ehepartners > haftung und mithaftung, haften solidarisch
ehepaare gemeinsam, ehepaar versteuern > zusammengerechnet
steuerdossier, steuerakten > akteneinsicht, veranlagungsakten
steuererklärung verlängern, frist steuererklärung > erstreckungsgesuch, frist erstreckt
spät zahlt, zu spät bezahlen, verspätet zahlen > verzugszins, zahlungserleichterungen
erbschaft versteuern, schenkung versteuern, geerbtes versteuern > vermögensanfall infolge erbschaft
ausländer mit ferienhaus, ausländer mit haus > wirtschaftliche zugehörigkeit
einzelfirma umwandeln, einzelfirma in ag umwandeln, firma umwandeln > umstrukturierungen
dividenden besteuern, dividenden versteuern, dividendensteuer > erträge aus beweglichem vermögen, dividenden und gewinnanteile
steuertarif ledige, alleinstehende > steuer für ein steuerjahr
firma steuerpflichtig, firma in der schweiz steuerpflichtig > persönliche zugehörigkeit juristische personen
arbeitgeber quellensteuer, pflichten des arbeitgebers quellensteuer > schuldner der steuerbaren leistung
arbeitgeber behält quellensteuer, quellensteuer unterschlagen > veruntreuung von quellensteuern
steueramt unterlagen, unterlagen fürs steueramt, steueramt auskunft > mitwirkungspflichten
neu aufrollen, aufrollen > revision, revisionsgrund
sicherheit für steuern, steuern absichern > sicherstellung
`;
