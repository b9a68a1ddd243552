import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** Typed words and the meant words, which are in the sample content: a hundred pairs per language. */
const typed: Readonly<Record<InterfaceLanguage, string>> = {
  DE: `mindestns=mindestens artickel=artikel frankn=franken aufsichtsbehorde=aufsichtsbehoerde prozend=prozent
    banekn=banken hochstens=hoechstens hösstens=hoechstens monnate=monate absaz=absatz angabn=angaben
    institud=institut meldug=meldung järlich=jaehrlich jahrlich=jaehrlich behörte=behoerde behorde=behoerde
    funktoinen=funktionen funkzionen=funktionen verordung=verordnung verodnung=verordnung
    prüfgeselschaft=pruefgesellschaft kundn=kunden kritishe=kritische bewiligung=bewilligung
    bewillgung=bewilligung beviligung=bewilligung anderung=aenderung änderug=aenderung eigenmitel=eigenmittel
    eigenmitttel=eigenmittel vollstandig=vollstaendig volständig=vollstaendig milionen=millionen
    aktivn=aktiven prufung=pruefung prühfung=pruefung studnen=stunden arbeitstaggen=arbeitstagen
    inkraftreten=inkrafttreten inkraftretten=inkrafttreten einlaggen=einlagen mitgleid=mitglied mittglied=mitglied
    januhar=januar nottenbank=notenbank marktdatten=marktdaten unternemen=unternehmen unternehemn=unternehmen
    finanzintermediar=finanzintermediaer betroffennen=betroffenen posizionen=positionen
    datenbereitsteler=datenbereitsteller ausgenomen=ausgenommen fürt=fuehrt zulasig=zulaessig zulässsig=zulaessig
    inerhalb=innerhalb rissiken=risiken risikken=risiken angerechent=angerechnet kostten=kosten
    kathegorie=kategorie kategorrie=kategorie anforderunegn=anforderungen anvorderungen=anforderungen
    bestättigt=bestaetigt bundesrad=bundesrat vermogenswerte=vermoegenswerte vermögensswerte=vermoegenswerte
    gutaben=guthaben berechtigen=berechtigten bezeichnett=bezeichnet veröfentlicht=veroeffentlicht
    spätestns=spaetestens spatestens=spaetestens unterbrechungstolleranz=unterbrechungstoleranz
    gegenstant=gegenstand wahrungen=waehrungen geschäftsbezihung=geschaeftsbeziehung beziheung=beziehung
    überprüfd=ueberprueft uberprüft=ueberprueft wirtschaflich=wirtschaftlich wirdschaftlich=wirtschaftlich
    informirt=informiert schlusbestimmungen=schlussbestimmungen mindestkapittal=mindestkapital
    geschäftsleitug=geschaeftsleitung geschaftsleitung=geschaeftsleitung dinstleister=dienstleister
    kernkappital=kernkapital verzeichniss=verzeichnis zulasung=zulassung identifizirung=identifizierung
    tatigkeit=taetigkeit schrifftlich=schriftlich unabhängik=unabhaengig liqiudität=liquiditaet
     likwidität=liquiditaet dokumentazion=dokumentation gebüren=gebuehren
    fahrläsig=fahrlaessig`,
  FR: `banqe=banque bnaque=banque autoritée=autorite autorrité=autorite donées=donnees surveilance=surveillance
    surveillence=surveillance frans=francs aricle=article artikle=article risqes=risques perssonnes=personnes
     compt=compte préssente=presente anonce=annonce annonnce=annonce
    etablisement=etablissement établissemant=etablissement autorization=autorisation autorisassion=autorisation
    directoin=direction dirrection=direction sociétté=societe sosiété=societe contrôlle=controle
     montent=montant montat=montant anonces=annonces afaires=affaires affairres=affaires
    cliens=clients clientts=clients avoires=avoirs responssable=responsable responsible=responsable vigeur=vigueur
    viguer=vigueur modiffication=modification modificassion=modification marcher=marche
    disposicions=dispositions dispositons=dispositions finnancier=financier financer=financier capitall=capital
    critikes=critiques activitté=activite activitées=activites valleurs=valeurs groope=groupe alinéea=alinea
    demmande=demande fonctoins=fonctions fontions=fonctions
    intermédiare=intermediaire intermediere=intermediaire ouvrabless=ouvrables heurs=heures organne=organe
     manierre=maniere messure=mesure actiffs=actifs raport=rapport rapor=rapport possitions=positions
    centralle=centrale ordonance=ordonnance ordonnence=ordonnance identificasion=identification
    indentification=identification indiccations=indications obligattion=obligation aplication=application
    apliccation=application négosiation=negociation quiconqe=quiconque servise=service milions=millions
    menbre=membre catégorrie=categorie exigeances=exigences exigances=exigences janvié=janvier
    cocontractent=cocontractant réservve=reserve condissions=conditions contra=contrat
    tolérence=tolerance interuptions=interruptions opérrations=operations
    gesstion=gestion nécesaires=necessaires crédi=credit fournisseures=fournisseurs
    professionel=professionnel profesionnel=professionnel
    entrepprises=entreprises execussion=execution payement=paiement garentie=garantie confidencialité=confidentialite`,
  IT: `gironi=giorni autoritta=autorita autotità=autorita artiicolo=articolo articcolo=articolo franci=franchi
    vigilansa=vigilanza viglianza=vigilanza bance=banche bannche=banche societta=societa soceità=societa
    rischii=rischi risci=rischi persnoe=persone autorizazione=autorizzazione autorizzazzione=autorizzazione
    massimmo=massimo istitutto=istituto instituto=istituto dirritto=diritto dirito=diritto direzzione=direzione
    direzone=direzione istitutti=istituti clientti=clienti verifca=verifica veriffica=verifica vigorre=vigore
    depossiti=depositi depostii=depositi personna=persona ativita=attivita attivitta=attivita valorri=valori
    capoversso=capoverso capovers=capoverso mercatto=mercato mercao=mercato finanziaro=finanziario
    finanzario=finanziario obligo=obbligo obbliggo=obbligo capitalle=capitale captale=capitale
    dispozizioni=disposizioni disposizzioni=disposizioni grupo=gruppo termnie=termine
    funzoni=funzioni funsioni=funzioni giornno=giorno relazzione=relazione relasione=relazione riscio=rischio
    rischo=rischio soltantto=soltanto nottifica=notifica affarri=affari controlo=controllo controllio=controllo
    inporto=importo importto=importo ativi=attivi modelo=modello aplica=applica contropatre=controparte
    controparrte=controparte orgnao=organo liqudità=liquidita liquidittà=liquidita pozizioni=posizioni
    posizzioni=posizioni notifihce=notifiche ordinansa=ordinanza ordinazna=ordinanza
    identificazzione=identificazione indentificazione=identificazione funzzione=funzione
    segnalasione=segnalazione segnallazione=segnalazione responsablie=responsabile responsabbile=responsabile
    milliomi=milioni millioni=milioni domnada=domanda gestoine=gestione gesione=gestione raporto=rapporto
    rapportto=rapporto centralle=centrale fornitorri=fornitori aplicazione=applicazione modiffica=modifica
    menbro=membro categorria=categoria negoziassione=negoziazione interuzioni=interruzioni federalle=federale
    profesionale=professionale intermediarrio=intermediario opperazioni=operazioni mizura=misura
    condisioni=condizioni contrato=contratto tolleransa=tolleranza conziglio=consiglio reggistro=registro`,
  EN: `authorty=authority autority=authority capitel=capital captial=capital artical=article francks=francs
    supervisery=supervisory suprevisory=supervisory montsh=months asets=assets assetts=assets bussiness=business
    busines=business perosns=persons finacial=financial financail=financial informaton=information
    infromation=information reprot=report persson=person institutoin=institution instituion=institution
    critcal=critical criticle=critical reprots=reports cleint=client institusions=institutions aplies=applies
    minumum=minimum minimun=minimum partys=parties workng=working makret=market marcket=market
    reportting=reporting aplication=application subjekt=subject paragragh=paragraph paragrpah=paragraph
    folowing=following functoins=functions provisons=provisions provissions=provisions tradding=trading
    providors=providers providres=providers licennce=licence licens=licence membre=member contrcating=contracting
    relatoinship=relationship relationshp=relationship peroid=period depossits=deposits depsoits=deposits
    requirments=requirements sampel=sample ordinence=ordinance ordnance=ordinance
    acount=account acccount=account liqidity=liquidity liquiditty=liquidity positons=positions centrel=central
    ammount=amount amout=amount excede=exceed exeed=exceed offise=office conserned=concerned millon=million
    cleints=clients disrupton=disruption disruptoin=disruption servise=service identifcation=identification
    registre=register responsable=responsible contarct=contract catagory=category categorie=category
    internel=internal provder=provider aditional=additional additionnal=additional januray=january
    funtion=function fedral=federal bankng=banking intermediery=intermediary intermedairy=intermediary
    transacions=transactions tecnical=technical complience=compliance complaince=compliance
    asociation=association tollerance=tolerance elegible=eligible purpouse=purpose profesional=professional
    compnay=company recieve=receive commitee=committee managment=management independant=independent`,
};

/** Pairs of what was typed and what was meant, folded as typed. */
export function misspellings(language: InterfaceLanguage): { typed: string; meant: string }[] {
  return typed[language]
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [wrong = '', meant = ''] = pair.split('=');
      return { typed: wrong, meant };
    });
}
