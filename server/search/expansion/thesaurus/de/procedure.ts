/** German words of criminal law and procedure. */
export const procedure = `
bussgeld, strafzahlung, geldbusse, strafe > busse
gefängnis, haft, gefängnisstrafe > freiheitsstrafe, untersuchungshaft
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
rekursfrist, rechtsmittelfrist, beschwerde wie lange > beschwerdefrist, frist beschwerde
akten einsehen, einsicht in akten, dossiereinsicht > akteneinsicht
experte > sachverständige
dienstgeheimnis, amtsverschwiegenheit > amtsgeheimnis, geheimhaltungspflicht
befangenheit, befangen > ausstand
wiederholungstäter, wiederholt straffällig > rückfall
tagessätze > geldstrafe
staatsanwalt, staatsanwaltschaft, strafverfolger > strafverfolgungsbehörde
konfiszieren, konfiskation > einziehung
bvger > bundesverwaltungsgericht
bger > bundesgericht
firmenstrafbarkeit, unternehmensstrafbarkeit, strafbarkeit der firma > widerhandlungen in geschäftsbetrieben
antragsdelikt, strafantrag > auf antrag bestraft
endgültiger entscheid > rechtskräftig
gesuch einreichen, antragsformular > gesuch
gerichtsstand, zuständiges gericht > örtliche zuständigkeit
prozessieren, verklagen, einklagen > klage
bezirksrichter > gericht, richterliche behörden
nichtkooperation, verweigert mitarbeit > mitwirkungspflichten, mitwirkung verweigern
strafmass, höchststrafe, strafhöhe > bestraft freiheitsstrafe oder geldstrafe
ungehorsam, anordnung missachten, finma ignorieren > missachten von verfügungen
einstellung des verfahrens, freispruch > einstellungsverfügung
vorbestraft > verurteilt
`;
