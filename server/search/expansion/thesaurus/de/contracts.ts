/** German words of contracts, companies and families. */
export const contracts = `
firma, betrieb, konzern, gesellschaft > unternehmen
einzelfirma, einzelkaufmann > einzelunternehmen
ag > aktiengesellschaft
verkäufer, ladenbesitzer > händlerin, veräusserung
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
unmündig > minderjährige person, elterliche sorge
sorgerecht, erziehungsberechtigte > elterliche sorge
vormund, vormundschaft, kesb > erwachsenenschutzbehörde, beistandschaft
ehemann, ehefrau, ehepartner, gatte > ehegatten
gleichgeschlechtliches paar, eingetragene partnerschaft > eingetragene partnerinnen oder partner
testamentsvollstrecker > willensvollstrecker
verstorbener, toter > erblasser
niessbrauch, wohnrecht > nutzniessung
grundbuchamt > grundbuch
immobilie, haus, bauland kaufen, grundeigentum > liegenschaft, grundstück
eigentumswohnung > stockwerkeigentum
satzung, gesellschaftsstatut > statuten
ceo, direktion, cfo, cro, geschäftsführer > geschäftsleitung, oberstes geschäftsführungsorgan
aufsichtsrat, board of directors, vr > verwaltungsrat, organ für die oberleitung
tochterfirma, untergesellschaft > tochtergesellschaft
mutterkonzern, mutterhaus, konzernspitze, holding > konzernobergesellschaft, muttergesellschaft
anteilseigner, shareholder, anteilsinhaber > aktionär, eigner
firma auflösen, firma schliessen > auflösung, liquidation
elektronische unterschrift, digitale signatur, e-signatur > elektronische signatur, zertifizierungsdienste
ausstehende rechnung, offene rechnung > forderung
geldschulden, schuldverpflichtung > verbindlichkeiten, verpflichtungen
schuldner zahlt nicht > verzug, mahnung
kollektivgesellschaft gründen, personenfirma > personengesellschaft
unrechtmässig bereichert, versehentlich überwiesen, fehlüberweisung > ungerechtfertigte bereicherung
zusicherung, zusage der bank > zahlungszusage
zurücknehmen > widerruf
unübertragbar, vinkuliert > beschränkungen der übertragbarkeit
`;
