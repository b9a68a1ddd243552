/** German words of banks in danger and the protection of deposits. */
export const insolvency = `
bank run, bankensturm, liquiditätsengpass > ernsthafte liquiditätsprobleme, insolvenzgefahr
moratorium, auszahlungsstopp, zahlungsstopp, geld blockiert, auszahlungssperre > stundung, schutzmassnahmen
schliessung der bank, bankschalter zu, finma greift ein > schutzmassnahmen
sachwalter, krisenmanager > untersuchungsbeauftragter, sanierungsbeauftragter
konkursverwalter, insolvenzverwalter > konkursliquidator
resolution, bankenabwicklung, abwicklung der bank > sanierungsverfahren, konkursliquidation
bad bank, bridge bank, brückenbank, auffanggesellschaft > übergangsbank
close-out netting, aufrechnung > aufrechnungsvereinbarungen, verrechnung
stay, kündigungsstopp, verträge beenden bei sanierung > aufschub der beendigung von verträgen
haircut, schuldenschnitt, gläubigerverlust > reduktion von forderungen, kapitalmassnahmen
aktionäre verlieren, aktien wertlos, aktionäre enteignen > herabsetzung des gesellschaftskapitals, reduktion des bisherigen eigenkapitals
entschädigung aktionäre, besserungsschein, ausgleich für aktionäre > wertausgleich
gläubiger lehnen ab, gläubiger stimmen > ablehnung des sanierungsplans
rettungsplan, sanierungskonzept > sanierungsplan
gläubigeranfechtung, paulianische anfechtung > anfechtung von rechtsgeschäften
konkursprivileg, konkursklasse, vorrang der einleger, bevorzugte gläubiger > privilegierte einlagen, privilegierte forderungen
geld sicher, erspartes > privilegierte einlagen, gesicherte einlagen
freizügigkeitskonto, vorsorgegeld bank > freizügigkeitsstiftungen, bankstiftungen
esisuisse, einlagensicherungsfonds, sicherungsfonds, garantiefonds > träger der einlagensicherung
auszahlungsfrist, wann bekomme ich mein geld, sieben tage > siebten arbeitstag, auszahlungsplan
aussonderung, depot bei konkurs, wertschriften bei konkurs > absonderung von depotwerten, absonderung
forderungseingabe, forderung anmelden, kollokation > kollokationsplan
gläubigervertretung > gläubigerausschuss, gläubigerversammlung
konkursdividende, schlussabrechnung, wieviel bekommen gläubiger > verteilungsliste, schlussrechnung
auslandskonkurs, grenzüberschreitende insolvenz, ausländische pleite > anerkennung ausländischer konkursdekrete
hilfskonkurs, konkurs im ausland > koordination mit ausländischen verfahren
suspensiveffekt, aufschub der wirkung > aufschiebende wirkung
dormant account, ruhendes konto, verschollene kunden, kontaktlos > nachrichtenlose vermögenswerte
verantwortlichkeitsklage, organhaftung, haftung der manager > verantwortlichkeit, verantwortlichkeitsansprüche
betreibungsgesetz, betreibungsrecht > schuldbetreibung und konkurs
insolvent, illiquid > überschuldet, insolvenzgefahr
kantonalbank pleite, kantonalbank retten > sanierung von kantonalbanken
rangrücktritt, nachrangiges darlehen > nachrangige forderungen
massakosten, masseverbindlichkeit > eingegangene verbindlichkeiten
bank zahlt löhne weiter, bankdienst weiterführen, zahlungsverkehr weiterführen > weiterführung von bankdienstleistungen
bank pleite, bank konkurs, bankpleite sicher, bank bankrott > privilegierte einlagen, einlagensicherung, konkursliquidation
aktien bank konkurs, aktien bankpleite, depot bankpleite, wertschriften bankpleite > absonderung von depotwerten
bank retten, rettung der bank, bank sanieren > sanierungsverfahren, sanierungsplan
mitsprache der gläubiger, gläubigerrechte > gläubigerversammlung, gläubigerausschuss
verträge gekündigt, verträge kündigen sanierung > aufschub der beendigung von verträgen
`;
