/** German words of work. */
export const work = `
mitarbeiter, angestellter, beschäftigter > arbeitnehmer, personal
firmenchef, chef > arbeitgeber
gehalt, salär, verdienst > lohn, vergütung, besoldung
entlassung, rauswurf > auflösung des arbeitsverhältnisses, kündigung
fristlos, unverzüglich entlassen > fristlose kündigung, wichtiger grund
urlaub > ferien
überstunden > überstundenarbeit, überzeit
krankheit, krankgeschrieben, arbeitsunfähig > verhinderung, arbeitsunfähigkeit
schwangerschaft, babypause > mutterschaftsurlaub, mutterschaft
pensionskasse, rente, altersvorsorge > berufliche vorsorge, altersversicherung
arbeitskampf > streik, koalitionsfreiheit
nebenjob, zweitjob > nebenbeschäftigung
homeoffice > telearbeit, heimarbeit
arbeitsvertrag, stellenantritt > anstellungsvertrag
zeitvertrag, befristete stelle, temporärstelle > befristetes arbeitsverhältnis
festanstellung, unbefristete stelle > unbefristetes arbeitsverhältnis
probemonate, probephase > probezeit
aufhebungsvertrag, aufhebungsvereinbarung, einvernehmliche trennung > gegenseitiges einvernehmen
job kündigen, kündigungsdauer, wie lange kündigungsfrist > kündigung nach ablauf der probezeit
schriftliche kündigung, mündlich kündigen > form der kündigung
pensionierung, pensionsalter, rentenalter > altersgrenze, rücktrittsalter
sozialplan, massenentlassung, stellenabbau > unterstützende massnahmen, soziale sicherung
rachekündigung, unfaire kündigung, ungerechtfertigte entlassung, grundlos entlassen > missbräuchliche kündigung
kündigung bei krankheit, kündigung während schwangerschaft, kündigung im militär > kündigung zur unzeit, sperrfrist
lohnklasse, gehaltsstufe, lohnstufe, gehaltsband > lohnbänder, einstufungskriterien
direktorenlohn, ceo-lohn, maximallohn, lohndeckel > höchstsumme der vergütung
lohnerhöhung, gehaltserhöhung > anpassungen von löhnen
teuerungszulage, inflationsausgleich > teuerungsausgleich
spesen, auslagenersatz, reisekosten > spesenersatz, pauschalspesen
prämie, anerkennungsprämie > spontanprämien, treueprämien
mitarbeiterrabatt, personalrabatt, halbtax > vergünstigungen, lohnnebenleistungen
anwaltskosten des mitarbeiters, prozesskosten mitarbeiter > verfahrens- und parteikosten
krankengeld, lohn bei krankheit, krankheitsausfall, lohn bei unfall > lohnfortzahlung
attest, krankschreibung > arztzeugnis
wiedereingliederung, case management, reintegration > eingliederungsmassnahmen
lohnkürzung, lohnabzug > kürzung des lohnanspruches
mutterschutz, elternzeit, vaterschaftsurlaub, geburt > mutterschaft und adoption
lohn im militär, erwerbsausfall > militär, zivilschutz und ziviler ersatzdienst, erwerbsersatz
hinterbliebene mitarbeiter, tod eines angestellten > tod von mitarbeitenden
wochenstunden, 42-stunden-woche, vollzeitpensum > normalarbeitszeit
stempeluhr, zeit stempeln, arbeitszeiterfassung > zeiterfassung
gleitzeit, flexible arbeitszeit > vertrauensarbeitszeit
teilzeitpensum, teilzeitjob > teilzeitbeschäftigung, beschäftigungsgrad
ferientage, urlaubstage, anzahl ferien > wochen ferien
sabbatical, auszeit, unbezahlt frei > unbezahlter urlaub
frühpensionierung, frührente, vorzeitig in rente > vorzeitige pensionierung, überbrückungsrente
betriebsrat, personalvertretung, mitarbeitervertretung > personalausschuss
politisches amt, gemeinderatsmandat, verwaltungsratsmandat > öffentliches amt, nebenbeschäftigung
cooling-off, seitenwechsel, drehtür, wechsel zur bank > wechsel zu einem beaufsichtigten, karenzfrist
gardening leave, freigestellt > freistellung
geschenkannahme, geschenk, einladung annehmen > vergünstigungen
code of conduct, ethikkodex, verhaltensregeln mitarbeiter > verhaltenskodex
loyalität, treuepflicht > treue- und verhaltenspflichten
publica, pensionskasse finma > vorsorgewerk, paritätisches organ
interessenkollision, interessenskonflikt > konflikte zwischen eigenen interessen, interessenkonflikte
sonntagsarbeit > sonntagen gleichgestellt
arbeitnehmerschutz > schutz der arbeitnehmerinnen und arbeitnehmer
personalrecht, personalreglement > arbeitsverhältnis der mitarbeitenden
arbeitsprozess, streit mit arbeitgeber > streitigkeiten aus dem arbeitsverhältnis
kündigungsfrist angestellte, kündigungsfrist arbeit, kündigungsfrist job > kündigung nach ablauf der probezeit
dauer der probezeit, wie lange probezeit > probezeit beträgt
gehe in pension > altersgrenze, rücktrittsalter
`;
