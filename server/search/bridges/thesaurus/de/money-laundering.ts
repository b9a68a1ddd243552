/** German words of money laundering. */
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
`;
