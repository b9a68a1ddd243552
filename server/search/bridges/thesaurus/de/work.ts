/** German words of work. */
export const work = `
mitarbeiter, angestellter, beschäftigter > arbeitnehmer, personal
firmenchef, chef > arbeitgeber
gehalt, salär, verdienst > lohn, vergütung, besoldung
entlassung, rauswurf > auflösung des arbeitsverhältnisses, kündigung
fristlos, sofort, unverzüglich entlassen > fristlose kündigung, wichtiger grund
urlaub > ferien
überstunden > überstundenarbeit, überzeit
krankheit, krankgeschrieben, arbeitsunfähig > verhinderung, arbeitsunfähigkeit
schwangerschaft, babypause > mutterschaftsurlaub, mutterschaft
pensionskasse, rente, altersvorsorge > berufliche vorsorge, altersversicherung
arbeitskampf > streik, koalitionsfreiheit
nebenjob, zweitjob > nebenbeschäftigung
homeoffice > telearbeit, heimarbeit
`;
