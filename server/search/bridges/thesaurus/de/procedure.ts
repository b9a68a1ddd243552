/** German words of criminal law and procedure. */
export const procedure = `
bussgeld, strafzahlung, geldbusse, strafe > busse
gefängnis, haft, gefängnisstrafe > freiheitsstrafe
strafbar, sanktion > strafbestimmung, bestraft
fahrlässig, unvorsichtig > fahrlässigkeit
absichtlich, bewusst > vorsätzlich
betrug > arglistig, irreführung
schmiergeld, korruption, bestechungsgeld > bestechung
anzeige erstatten > strafanzeige, anzeige
einsprache, rekurs, anfechten, berufung > beschwerde
oberstes gericht > bundesgericht
anwalt, rechtsanwalt > rechtsvertreter, anwältin
rechtsanwaltsgeheimnis, anwaltsgeheimnis > berufsgeheimnis
verjährungsfrist, verjährt > verjährung
schadenersatz, haftpflicht, entschädigung > haftung, schaden
zwangsversteigerung, pfändung > verwertung, vollstreckung
unterlagen, akten, papiere > belege, dokumente, dokumentation
pfand, verpfänden, pfandrecht > verpfändung, faustpfand, sicherheit
bürge, garantie > bürgschaft, sicherheit
zusammenarbeit mit ausland > amtshilfe, internationale zusammenarbeit
bescheid, entscheid, anordnung > verfügung
durchsuchung, razzia > hausdurchsuchung, zwangsmassnahme
zeugenaussage, aussageverweigerung > zeugnisverweigerungsrecht, zeugnispflicht
`;
