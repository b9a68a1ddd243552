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
`;
