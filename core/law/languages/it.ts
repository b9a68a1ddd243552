import { adjectiveEnding } from './adjectives.ts';
import { italian as citation } from './citation/it.ts';
import type { Grammar, ReferenceWords, SentenceForms, SynonymWords, TermWords } from './grammar.ts';
import { italianForms as forms } from './names/it.ts';

const references: ReferenceWords = {
  kindOfAct:
    /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|regolament[oi]|direttiv[ae]|convenzione|accord[oi]|trattato|protocollo|decret[oi]|decision[ei]|concordato|statut[oi]|allegat[oi]|disposizion[ei]|circolar[ei]|modifica|patto|carta|diritto|versione|progetto|norm[ae])$/,
  act: /^(?:legge|ordinanza|codice|costituzione)$/,
  own: /^(?:presente|presenti|questa|questo)$/,
  adjectives: /^(?:vecchi[ao]|nuov[ao]|stess[ao]|medesim[ao]|suddett[ao]|citat[ao]|altr[aei])$/,
  national: 'svizzer[ao]|federale',
  constitution: ['Costituzione federale', 'Costituzione'],
  needsDot: 'al all par n no num let ch cap art part parte s para',
  former: {
    behind:
      /^[\s,(]*(?:nel(?:la)? (?:sua )?(?:versione|tenore)|del diritto (?:anteriore|previgente)|nella loro versione|secondo il diritto anteriore)/iu,
    before: /(?:vecchi[oa]?|previgente|anteriore)\s$/iu,
  },
  relative: /^(?:cpv|capoverso|capoversi|par|paragrafo|paragrafi|lett|lettera|lettere|n|numero|numeri)$/,
  ofThat: { of: 'di', that: 'tale detto detta' },
  mayCite:
    'cost\\.|lett|regolamento|legge|ordinanza|codice|costituzione|direttiva|allegat|trattato|statut|convenzione|accord|capitol|\\bcap[oi]\\b|titol|sezion',
  headingOfQuote: 'Art|Titolo',
  amendingHeading:
    '(?:modific(?:a|he|azion[ei])|abrogazion[ei])\\P{L}.*(?:att[oi]|diritto|legg[ei]|ordinanz[ae]|disposizioni)(?!\\p{L})',
  transitionalHeading: 'transitori[ae]',
  amendedAsFollows: '(?:modificat|completat|adattat|adeguat)[aoie] come segue',
};

const words = {
  inside: '(?:[^.;:,]|(?<=\\b(?:art|cpv|lett|n))\\.)',
  one: "(?<!\\s(?:su|di|da|a|in|con|per|tra|fra|e|o)\\s)(?:(?:chiunque|chi|ogni|ciascun[ao]?|tutt[aeio]|qualsiasi|qualunque|il|lo|la|i|gli|le|un[ao]?|coloro)[\\s,]|(?:l|un)[’'])",
  adds: '(?:anche|pure|parimenti|altresì|segnatamente|in\\sparticolare|in\\sogni\\scaso|inoltre)\\b',
  article: "(?:(?:il|lo|la|i|gli|le|una?)\\s|un[’'])?",
  scoped:
    '(?:(?:Ai\\ssensi|Ai\\sfini|Nel(?:la)?|Per\\s(?:la\\spresente|l.applicazione|gli\\sscopi))\\s[^.;:]{3,100}?,?\\s)?',
};

const sentences: SentenceForms = {
  anywhere: [
    new RegExp(
      `^${words.scoped}[Pp]er\\s(?<term>${words.inside}{2,100}?),?\\s(?:si\\s|s[’'])intend(?:e|ono)\\s(?!${words.adds}|per\\b)`,
      'u',
    ),
    new RegExp(
      `^${words.scoped}(?:[Ss]i\\s|[Ss][’'])intend(?:e|ono)\\sper\\s${words.article}(?<term>${words.inside}{2,100}?)(?:,\\s(?!${words.adds})|\\s?:|\\s(?=${words.one}))`,
      'u',
    ),
    new RegExp(
      `^${words.scoped}(?:(?:È|Sono|è|sono)\\s(?:tuttavia\\s)?(?:considerat|reputat|ritenut)[aeio]|[Ss]i\\sconsidera(?:no)?|(?:Vale|Valgono)\\s(?:come|qual[ei]))\\s${words.article}(?<term>${words.inside}{2,120}?)(?:(?=\\s?:)|,?\\s(?=${words.one}|ai\\ssensi|secondo\\s))`,
      'u',
    ),
    /^[^.;:]{3,120}?\s(?:è|sono)\sconsiderat[aeio]\s(?!una?\s|un[’'])(?<term>\S+\s[^.;:,]{2,80}?)\sse\s?:/u,
    /^(?:È|Sono)\s(?!considerat)(?:una?\s|un[’'])?(?<term>[^.;:,]{2,80}?\sai\ssensi\sdel(?:la)?\spresente\s\S+)\s/u,
    /^[^.;:]{3,120}?\scostituisc(?:e|ono)\s(?:una?\s|un[’'])(?<term>[^.;:,]{3,60}?)\s(?:se|quando)\b/u,
    /^Vi\sè\s(?<term>[^.;:,]{2,80}?)\s(?:se|quando|allorché)\s/u,
    /^Un(?:a\s|o\s|\s|[’'])(?<term>[^.;:,]{2,60}?)\sè\sun(?:a\s|o\s|\s|[’'])[^.;:,]{3,60}\s(?:che|il\scui|la\scui|i\scui)\s/u,
    /^(?:Il|Lo|La|I|Gli|Le)\s(?:termin[ei]|espression[ei]|nozion[ei])\s(?:di\s)?«?(?<term>[^.;:,»]{2,80}?)»?\s(?:designa(?:no)?|significa(?:no)?|indica(?:no)?|comprend(?:e|ono))\s/u,
  ],
  underDefinitions: [
    new RegExp(
      `^(?:Il\\s|Lo\\s|La\\s|I\\s|Gli\\s|Le\\s|L[’'])(?<term>[^.;:,]{2,100}?)\\s(?:designa(?:no)?\\s|significa(?:no)?\\s|(?:è|sono)\\s(?=${words.one}))`,
      'u',
    ),
  ],
  underOwnHeading:
    /^(?:Il\s|Lo\s|La\s|I\s|Gli\s|Le\s|L[’'])(?<term>[^.;:,]{2,80}?)\s(?:è\s(?:una?\s|un[’'])|(?:è|sono)\s?:)/u,
  additions: {
    ends: new RegExp(`(?:^|\\s)${words.adds}$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:(?:anche|parimenti)\b|(?:in\sparticolare|segnatamente)\s?:)/u,
  },
  beforeItalics: /^(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno)\s|L[’'])?$/u,
  afterItalics: /^\s*(?:è|sono|designa(?:no)?|significa(?:no)?|comprend(?:e|ono))\s(?!considerat|reputat)/u,
  verbBeforeItalics: /^(?:È\suna?|Sono)\s$/u,
  heading: /Definizion|^\P{L}*Nozion/iu,
  onlyDefinitions: 'Definizioni|Nozioni',
  listIntro:
    /(?:^(?:Ai\ssensi|Ai\sfini|Nell?[ao])\b[^:.]*\spresente\s[^:.]*|\b(?:[Ss][’']|[Ss]i\s)intend(?:e|ono)\sper|^(?:Nell?[ao]|Ai\ssensi|Ai\sfini)\b[^:.]*\ssono\sconsiderat[ie]|^(?:È|Sono)\sconsiderat[aeio]|\bsignifica(?:no)?|\bdefinizioni\sseguenti|\bseguenti\s(?:definizioni|termini|nozioni)[^:.]*)\s*:$/u,
  listVerb: /^\s*(?::|,|designa(?:no)?\b|significa(?:no)?\b)\s*/u,
  next: "per\\s[^.;]{2,80}(?:s[’']|si\\s)intend",
  abbreviations: 'art|lett|cpv|cap|ecc|segg|ss',
};

const terms: TermWords = {
  articles: /^(?:(?:il|lo|la|i|gli|le|uno?|una)\s+|(?:l|un)[’'])/iu,
  narrowing: /\s(?:ai\ssensi|secondo|di\scui|giusta|conformemente)\b.*$/u,
  clause: /(?:,\s|\s)(?:che|cui|il\squale|la\squale|[ia]\squali|se)\b/u,
  emptyNouns: 'attività|persone|terzi|tal[ei]',
  namely: 'ossia|vale\\sa\\sdire',
  citing: 'art|cpv|lett|allegato|RS',
  functionWords:
    'a abbia abbiano ad affinché agli ai al alcun alcuna alcuni all alla alle allo altra altre altri altro anche ancora benché che chi chiunque ci ciascun ciascuna ciascuno ciò coi col come con conformemente contro cui d da dagli dai dal dall dalla dalle dallo davanti degli dei del dell della delle dello dentro di dopo dove dove durante e è ed entro essere essi essa esse fino fra già gli ha hanno i il in inoltre invece l la le lo loro ma mediante meno mentre ne né negli nei nel nell nella nelle nello nessun nessuna nessuno nonché non o od ogni oltre oppure per perché però più poiché presso prima pure purché qual quale quali qualora quando quanto quella quelle quelli quello questa queste questi questo quindi salvo se secondo segnatamente sempre senza si sia siano sino solo soltanto sono sopra sotto su sua sue sugli sui sul sull sulla sulle sullo suo suoi tale tali tra tranne tutta tutte tutti tutto un una uno verso vi',
  infinitives:
    /^(?!(?:titolare|affare|familiare|particolare|immobiliare|mare|ausiliare|scolare|militare|esemplare|circolare|malfare|secolare|luminare|centinare|altare|pilare|parere|dovere|potere|piacere|volere|essere|avere|genere|carattere|mestiere|ingegnere|sapere)$)\p{Ll}{2,}(?:are|(?<!i)ere|ire|urre|orre)$/u,
  adjectiveEnding,
  forms,
  sentences,
  shortForms: {
    announcing:
      /^(?:(?:qui\s+)?di\s+seguito|in\s+seguito|(?:denominat|dett|chiamat)[aeio]\s+(?:di|in)\s+seguito|qui\s+appresso)(?:\s+(?:denominat|dett|chiamat)[aeio])?\s*[:,]?\s+/iu,
    closing: /\s+in\s+seguito$/u,
    called:
      /\b(?:di\sseguito|in\sseguito)\s(?:designat|denominat|chiamat|dett)[aeio]\s(?:tutt[aeio]\s)?(?:col\snome\sdi\s|con\sil\snome\sdi\s)?[«]?(?<term>[^.;:,»()]{2,60}?)[»]?\s?[.,;]/u,
    nameOfAct:
      /\blegg[ei]\b|ordinanza|costituzione|codice|accord[oi]|convenzione|trattato|regolamento|direttiva|decreto|\bnorm[ae]\b|standard|Basilea/iu,
    standards: 'Basilea',
    articleBefore:
      /(?:^|\s)(?:(?:il|lo|la|i|gli|le|del|dello|della|dei|degli|delle|al|allo|alla|agli|alle|dal|dalla|nel|nella|una?|uno)\s|(?:del|al|dal|nel|sul)?l[’'])(?=(\S+\s){0,2}\S*$)/giu,
    unlikelyStart: 'e|o|di|per|con',
    citing: 'art|articolo',
  },
  scope: {
    here: {
      paragraph: /\bpresente\s(?:capoverso|lettera|cifra)(?!\p{L})/u,
      article: /\bpresente\s(?:articolo|disposizione)(?!\p{L})/u,
      part: /\bpresente\s(?<part>sezione|capitolo|titolo|parte|allegato)(?!\p{L})/u,
    },
    paragraphs:
      '\\b(?:di\\scui\\sa(?:l|i)|ai\\ssensi\\sde(?:l|i)|secondo\\s(?:il|i)|giusta\\s(?:il|i)|conformemente\\sa(?:l|i))\\s(?:capovers[oi]|cpv\\.)\\s',
    articles: {
      before:
        "\\b(?:di\\scui\\sa(?:ll[’']|gli\\s)|ai\\ssensi\\sde(?:ll[’']|gli\\s)|secondo\\s(?:l[’']|gli\\s)|giusta\\s(?:l[’']|gli\\s))(?:articol[oi]|art\\.)\\s",
      after: '(?:\\s(?:capoverso|lettera|numero|cifra)\\s[\\d\\p{Ll}]{1,6})*$',
    },
    kinds: {
      allegato: ['annex'],
      sezione: ['section'],
      capitolo: ['chapter'],
      titolo: ['title'],
      parte: ['part'],
    },
    sense: 'ai\\ssensi',
  },
};

const synonyms: SynonymWords = {
  ahead:
    /^(?:di\s+seguito|in\s+seguito|denominat[aeio](?:\s+(?:di|in)\s+seguito)?|detto|detta|cosiddett[aeio])\s*:?\s+/iu,
  countsAs: [
    /(?<a>[^.;:]{3,90}?)\s(?:è|sono)\s(?:altresì\s|parimenti\s)?considerat[aeio]\s(?<b>[^.;:]{3,90})/u,
    /[Pp]er\s(?<b>[^.;:]{3,60}?)\ssi\sintend(?:e|ono)\s(?<a>[^.;:]{3,90})/u,
  ],
  negation: /\b(?:non|nessun\w*)\b/iu,
};

export const italian: Grammar = {
  citation,
  introductions: 'cfr vedi secondo ai sensi dell del della degli dall',
  references,
  terms,
  synonyms,
};
