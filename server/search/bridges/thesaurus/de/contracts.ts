/** German words of contracts and companies. */
export const contracts = `
firma, betrieb, konzern, gesellschaft > unternehmen
einzelfirma, einzelkaufmann > einzelunternehmen
ag > aktiengesellschaft
verkäufer, ladenbesitzer > händlerin, handel
käufer, kunde > vertragspartei, erwerber
lieferant, drittanbieter > dienstleister, dritter
vertrag kündigen, vertragsauflösung > beendigung des vertrags
agb, kleingedrucktes > allgemeine geschäftsbedingungen
vollmacht, stellvertreter > vertretung, ermächtigung
fusion, übernahme > fusionsgesetz, zusammenschluss
aktionärsversammlung > generalversammlung
handelsregistereintrag, firmenbuch > handelsregister
besitz > eigentum, eigentumsgarantie
vermieter, wohnung > miete, mietvertrag
erbe, nachlass, testament > erbrecht, erbschaft
kredit, ausleihung > darlehen, forderung
verzugszins > zins, verzinsung
einspruchsrecht, vetorecht > einsprache, widerspruch
frist verpasst, fristversäumnis > wiederherstellung der frist, säumnis
`;
