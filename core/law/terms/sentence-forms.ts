import type { GrammarLanguage } from '../grammar-languages.ts';

/*
 * Forms of sentences that define a term (the group `term`). They must not match sentences that only extend or
 * restrict a meaning defined elsewhere ("gilt auch", "gilt nicht").
 */

type Forms = Readonly<Record<GrammarLanguage, readonly RegExp[]>>;

const german = {
  counts: '(?:gelten|gilt)',
  adds: '(?:nicht|auch|ebenfalls|nur|insbesondere|namentlich|neben|zusätzlich|weiterhin|ausserdem|zudem|jedenfalls|in\\sjedem\\sFall|in\\sZusammenhang|unter\\sanderem|immer)\\b',
  // Noun with adjectives, without an article.
  noun: '(?:\\p{Ll}+e[nrs]?\\s){0,3}\\p{Lu}[\\p{L}-]{3,}',
  scoped: '(?:Im\\sSinne|In|Für|Nach|Gemäss|Im)\\s[^.;:,]{3,120}?',
  someone: '(?:jede[rs]?|alle|wer|solche|eine?|natürliche|juristische|Personen)\\s',
};
const french = {
  // Words of a term and the citations beside it.
  inside: '(?:[^.;:,]|(?<=\\b(?:al|art|let|ch))\\.)',
  one: "(?<!\\s(?:sur|de|dans|à|par|pour|avec|en|et|ou)\\s)(?:(?:quiconque|tou(?:t|te|s|tes)|chaque|les?|la|une?|des|ce(?:lui|lle|ux|lles)?)[\\s,]|l[’'])",
  adds: '(?:aussi|également|notamment|en\\sparticulier|en\\soutre|en\\stout\\scas)\\b',
  article: "(?:(?:des|une?|les?|la)\\s|l[’'])?",
  scoped:
    "(?:(?:Au\\ssens|Aux\\sfins|Dans|Pour\\s(?:l[’']application|les\\sbesoins)|En\\sapplication)\\s[^.;:]{3,100}?,\\s)?",
};
const italian = {
  inside: '(?:[^.;:,]|(?<=\\b(?:art|cpv|lett|n))\\.)',
  one: "(?<!\\s(?:su|di|da|a|in|con|per|tra|fra|e|o)\\s)(?:(?:chiunque|chi|ogni|ciascun[ao]?|tutt[aeio]|qualsiasi|qualunque|il|lo|la|i|gli|le|un[ao]?|coloro)[\\s,]|(?:l|un)[’'])",
  adds: '(?:anche|pure|parimenti|altresì|segnatamente|in\\sparticolare|in\\sogni\\scaso|inoltre)\\b',
  article: "(?:(?:il|lo|la|i|gli|le|una?)\\s|un[’'])?",
  scoped:
    '(?:(?:Ai\\ssensi|Ai\\sfini|Nel(?:la)?|Per\\s(?:la\\spresente|l.applicazione|gli\\sscopi))\\s[^.;:]{3,100}?,?\\s)?',
};
const english = {
  one: '(?:an?|the|any|all|each|every|those|such|one|persons?)\\s',
  deemed: '(?:is|are|shall\\sbe)\\s(?:deemed|considered|regarded)\\s(?:to\\sbe\\s|to\\sconstitute\\s|as\\s)?',
};
const scopedTerm = (before: string, after: string) =>
  new RegExp(`^${before}(?<term>[^.;:,]{2,120}?)${after}`, 'u');

/** Forms of definitions anywhere in a text. */
export const definingForms: Forms = {
  DE: [
    new RegExp(
      `^[Aa]ls\\s(?<term>[^.;:]{2,160}?),?\\s${german.counts}(?!,?\\s${german.adds})(?=[\\s,:])`,
      'u',
    ),
    // "Im Sinne dieses Artikels gelten als Kunden alle Personen …"
    scopedTerm(
      `${german.scoped}\\s${german.counts}\\sals\\s(?!${german.adds})`,
      `(?=,\\s|\\s?:|\\s${german.someone})`,
    ),
    // A thing that counts as something under conditions: the conditions define the term.
    new RegExp(
      `^[^.;:]{3,120}?\\s${german.counts}\\sals\\s(?!eine?[nrs]?\\s|der\\s|die\\s|das\\s)(?<term>${german.noun}),\\s(?:wenn|sofern|falls|soweit)\\b`,
      'u',
    ),
    new RegExp(
      `^[^.;:]{3,120}?\\s${german.counts}\\s(?:unter\\sfolgenden\\sVoraussetzungen\\s)?als\\s(?!eine?\\s|der\\s|die\\s|das\\s)(?<term>[^.;:,]{4,80})\\s?:`,
      'u',
    ),
    /^Als\s(?<term>[^.;:]{2,100}?)\s(?:wird|werden)\s(?=[^.;:]{0,300}\sbezeichnet\b)/u,
    /^(?:[^.;:]{3,60}\s)?[Uu]nter\s(?<term>[^.;:]{2,100}?)\s(?:versteht\sman|(?:wird|werden|ist|sind)\s(?=[^.;:]*\b(?:verstanden|zu\sverstehen)\b))/u,
    /^(?:Eine?\s|Der\s|Die\s|Das\s)?(?<term>[^.;:,]{2,80}?\sim\sSinne\sdies(?:es|er)\s\S+)\s(?:ist|sind|bedeute[nt])[\s:]/u,
    scopedTerm(
      '(?:Eine?\\s|Der\\s|Die\\s|Das\\s)?',
      `\\sim\\sSinne\\s(?:von|der)\\s(?:Artikeln?|Absatz|Absätze|Buchstaben?)\\s[^.;:,]{1,60}?\\s(?:ist|sind)\\s${german.someone}`,
    ),
    /^(?:Der|Die|Das)\s(?:Begriffe?|Ausdr(?:uck|ücke)|Bezeichnung)\s[«„]?(?<term>[^.;:,»“]{2,80})[»“]?\s(?:bezeichne[nt]|umfass(?:t|en)|bedeute[nt])\s/u,
    /^[«„](?<term>[^.;:»“]{2,80})[»“]\s(?:bezeichne[nt]|bedeute[nt]|ist|sind)\s/u,
    /^[^.;:]{3,200}?\s(?:wird|werden)\s(?:[^.;:,]{0,40}\s)?als\s(?<term>[^.;:,]{2,60}?)\sbezeichnet\b/u,
    new RegExp(
      `^[^.;:]{3,120}?\\s(?:bildet|bilden)\\seine?n?\\s(?<term>${german.noun}),?\\s(?:wenn|sofern)\\b`,
      'u',
    ),
    /^(?:Eine?\s|Der\s|Die\s|Das\s)?(?<term>[^.;:,]{2,80}?)\s(?:liegt|liegen)\svor,\s(?:wenn|sofern|soweit)\b/u,
    /^Eine?\s(?<term>[^.;:,]{2,60}?)\sist\seine?\s[^.;:,]{3,60},\s(?:der|die|das|deren|dessen)\b/u,
    /^(?<term>\p{Lu}[\p{L}-]+)(?<!bar|lich|ig|isch|haft|sam|t|en)\sist,\swer\s/u,
  ],
  FR: [
    new RegExp(
      `^${french.scoped}[Oo]n\\sentend\\spar\\s(?<term>${french.inside}{2,100}?)(?:,\\s(?!${french.adds})|\\s?:|\\s(?=${french.one}))`,
      'u',
    ),
    new RegExp(
      `^${french.scoped}[Pp]ar\\s(?<term>${french.inside}{2,100}?),?\\s(?:on\\sentend|il\\sfaut\\sentendre|il\\sy\\sa\\slieu\\sd[’']entendre|(?:la|le)\\sprésente?\\s\\S+\\sentend)\\s(?!${french.adds})`,
      'u',
    ),
    new RegExp(
      `^${french.scoped}(?:[Ee]st|[Ss]ont)\\s(?:toutefois\\s)?(?:réputée?s?|considérée?s?\\scomme|qualifiée?s?\\sde)\\s(?:étant\\s)?${french.article}(?<term>${french.inside}{2,100}?)(?:(?=\\s?:)|,?\\s(?=${french.one}|au\\ssens|selon\\s))`,
      'u',
    ),
    new RegExp(
      `^(?:Est|Sont)\\s(?:une?|des)\\s(?<term>[^.;:,]{2,80}?\\sau\\ssens\\sd(?:e\\sla|u)\\sprésente?\\s\\S+)\\s(?=${french.one})`,
      'u',
    ),
    /^(?:Est|Sont)\s(?:une?|des)\s(?<term>[^.;:,]{2,60}?)\s?:/u,
    /^[^.;:]{3,120}?\sconstitue(?:nt)?\sune?\s(?<term>[^.;:,]{3,60}?)\s(?:si|lorsqu[e’'])/u,
    /^(?:Les?\s|La\s|L[’'])(?<term>[^.;:,]{2,80}?\sau\ssens\sd(?:e\sla|u)\sprésente?\s\S+)\s(?:est|sont|désigne(?:nt)?)\s/u,
    /^Il\sy\sa\s(?!lieu\b)(?<term>[^.;:,]{2,80}?)\s(?:lorsqu[e’']|quand\s)/u,
    /^Une?\s(?<term>[^.;:,]{2,60}?)\sest\sune?\s[^.;:,]{3,60}\s(?:qui|dont|que)\s/u,
    /^(?:Les?|La)\s(?:termes?|expressions?|notions?)\s(?:de\s|d[’'])?«?\s?(?<term>[^.;:,»]{2,80}?)\s?»?\s(?:désigne(?:nt)?|signifie(?:nt)?|s[’']entend(?:ent)?|comprend|recouvre)\s/u,
    /^(?:Les?\s|La\s|L[’'])?«\s?(?<term>[^.;:»]{2,80}?)\s?»\s(?:désigne(?:nt)?|signifie(?:nt)?)\s/u,
  ],
  IT: [
    new RegExp(
      `^${italian.scoped}[Pp]er\\s(?<term>${italian.inside}{2,100}?),?\\s(?:si\\s|s[’'])intend(?:e|ono)\\s(?!${italian.adds}|per\\b)`,
      'u',
    ),
    new RegExp(
      `^${italian.scoped}(?:[Ss]i\\s|[Ss][’'])intend(?:e|ono)\\sper\\s${italian.article}(?<term>${italian.inside}{2,100}?)(?:,\\s(?!${italian.adds})|\\s?:|\\s(?=${italian.one}))`,
      'u',
    ),
    new RegExp(
      `^${italian.scoped}(?:(?:È|Sono|è|sono)\\s(?:tuttavia\\s)?(?:considerat|reputat|ritenut)[aeio]|[Ss]i\\sconsidera(?:no)?|(?:Vale|Valgono)\\s(?:come|qual[ei]))\\s${italian.article}(?<term>${italian.inside}{2,120}?)(?:(?=\\s?:)|,?\\s(?=${italian.one}|ai\\ssensi|secondo\\s))`,
      'u',
    ),
    /^[^.;:]{3,120}?\s(?:è|sono)\sconsiderat[aeio]\s(?!una?\s|un[’'])(?<term>\S+\s[^.;:,]{2,80}?)\sse\s?:/u,
    /^(?:È|Sono)\s(?!considerat)(?:una?\s|un[’'])?(?<term>[^.;:,]{2,80}?\sai\ssensi\sdel(?:la)?\spresente\s\S+)\s/u,
    /^[^.;:]{3,120}?\scostituisc(?:e|ono)\s(?:una?\s|un[’'])(?<term>[^.;:,]{3,60}?)\s(?:se|quando)\b/u,
    /^Vi\sè\s(?<term>[^.;:,]{2,80}?)\s(?:se|quando|allorché)\s/u,
    /^Un(?:a\s|o\s|\s|[’'])(?<term>[^.;:,]{2,60}?)\sè\sun(?:a\s|o\s|\s|[’'])[^.;:,]{3,60}\s(?:che|il\scui|la\scui|i\scui)\s/u,
    /^(?:Il|Lo|La|I|Gli|Le)\s(?:termin[ei]|espression[ei]|nozion[ei])\s(?:di\s)?«?(?<term>[^.;:,»]{2,80}?)»?\s(?:designa(?:no)?|significa(?:no)?|indica(?:no)?|comprend(?:e|ono))\s/u,
  ],
  EN: [
    /^(?:The\sterms?\s)?[«“‘"](?<term>[^»”’"]{2,100})[»”’"]\s(?:means?|refers?\sto|denotes?)\s/u,
    new RegExp(
      `^The\\sfollowing\\s(?:(?:persons|companies|entities|institutions)\\s)?${english.deemed}(?<term>[^.;:]{2,100}?)\\s?:`,
      'u',
    ),
    /^(?:An?\s|The\s)?(?<term>[^.;:,]{2,80}?\swithin\sthe\smeaning\sof\sth(?:is|ese)\s\S+)\s(?:is|are|means?)\s(?!not\b|also\b)/u,
    new RegExp(
      `^(?:[^.;:]{3,80},\\s)?(?:The\\sterm\\s|An?\\s|The\\s)?(?!(?:this|that|these|it|which)\\b)(?<term>[\\p{L}\\s'’-]{2,60}?)(?<!\\b(?:by|no|all|any|other))\\s(?:means|is\\s(?:understood|taken)\\sto\\s(?:mean|be)|is\\sdefined\\sas)\\s(?=${english.one})`,
      'iu',
    ),
    // "Any activity … is deemed to be …": what is said of the subject defines it.
    new RegExp(
      `^(?:An?\\s|The\\s)?(?<term>[^.;:,]{3,160}?)\\s${english.deemed}(?=(?:any|all|every|those|the\\sfollowing)\\b)`,
      'u',
    ),
    /^(?<term>[^.;:,]{3,80}?)\s(?:is|are)\sdeemed\sto\s(?:be|comprise)\s(?=\p{Ll}[\p{Ll}\s]{3,60}\s(?:that|which|whose|who)\b)/u,
    /^An?\s(?<term>[^.;:,]{2,60}?)\sis\san?\s[^.;:,]{3,60}\s(?:that|which|whose|who)\b/u,
    /^(?:For\sthe\spurposes\sof\s[^.;:,]{3,60},\s)?(?:An?\s|The\s)?(?<term>[^.;:,]{2,80}?)\s(?:arises?|exists?)\s(?:where|if|when)\b/u,
    /^For\sthe\spurposes\sof\sth(?:is|ese)\s[^.;:,]{3,40},\s(?:an?\s|the\s)?(?<term>[^.;:,]{2,80}?)\s(?:shall\s)?(?:comprises?|means?)\s(?!that\b)/u,
    // "A person is deemed a portfolio manager if …": the condition defines what it is deemed to be.
    new RegExp(
      `^[^.;:]{3,160}?\\s${english.deemed}an?\\s(?<term>[^.;:,]{3,80}?),?\\s(?:if|where|when|provided)\\b`,
      'u',
    ),
  ],
};

/** Words at the end of a term, or after it, that only extend a meaning. */
export const additions: Readonly<Record<GrammarLanguage, { ends: RegExp; later: RegExp }>> = {
  DE: {
    ends: /\b(?:auch|insbesondere|namentlich|nicht)$/u,
    later: /^,[^:.;]{0,200},\s(?:auch|ebenfalls)\b|^[^:.;]{0,120}\sinsbesondere\s?:/u,
  },
  FR: {
    ends: new RegExp(`(?:^|\\s)(?:${french.adds}|pas)$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:(?:aussi|également)\b|(?:notamment|en\sparticulier)\s?:)/u,
  },
  IT: {
    ends: new RegExp(`(?:^|\\s)${italian.adds}$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:(?:anche|parimenti)\b|(?:in\sparticolare|segnatamente)\s?:)/u,
  },
  EN: { ends: /\b(?:also|not|in\sparticular)$/u, later: /^\salso\b|^[^:.;]{0,120}\sin\sparticular\s?:/u },
};

const germanIs = '(?:ist|sind|bezeichne[nt]|bedeute[nt])';
/** What follows "is" in a definition; with prepositions it says only where or for whom something is. */
const germanKind =
  '(?=\\p{Lu}\\p{L}+[,\\s]|(?:durch|alle|jede[rs]?|solche|wer|eine?|der|die|das)\\s|(?!zwischen|neben|gegen|wegen|unter|über|ausser|ohne|seine|ihre|keine)\\p{Ll}{3,}e[nrs]?\\s(?:\\p{Ll}+e[nrs]?\\s)?\\p{Lu})';

/** Further forms, only below a heading that announces definitions. */
export const formsUnderDefinitions: Forms = {
  DE: [
    new RegExp(
      `^(?:(?:Die|Der|Das|Eine?)\\s)?(?!(?:Ein|Aus)(?:geschlossen|genommen)|Vorbehalten|Massgebend|Zuständig|Inbegriffen|Enthalten|Erfasst|Gemeint|Zulässig|Diese|Dies\\b|Es\\b|Sie\\b|Er\\b|Dazu|Hierzu)(?<term>[^.;:,]{2,100}?)\\s${germanIs}\\s${germanKind}`,
      'u',
    ),
  ],
  FR: [
    new RegExp(
      `^(?:Les?\\s|La\\s|L[’'])(?<term>[^.;:,]{2,100}?)\\s(?:désigne(?:nt)?\\s|signifie(?:nt)?\\s|s[’']entend(?:ent)?\\s|(?:est|sont)\\s(?=${french.one}|d[’']))`,
      'u',
    ),
    new RegExp(`^Constitue(?:nt)?\\s(?:une?|des)\\s(?<term>[^.;:,]{2,100}?)\\s(?=${french.one})`, 'u'),
  ],
  IT: [
    new RegExp(
      `^(?:Il\\s|Lo\\s|La\\s|I\\s|Gli\\s|Le\\s|L[’'])(?<term>[^.;:,]{2,100}?)\\s(?:designa(?:no)?\\s|significa(?:no)?\\s|(?:è|sono)\\s(?=${italian.one}))`,
      'u',
    ),
  ],
  EN: [
    new RegExp(
      `^(?:[^.;:]{0,120},\\s)?(?:The\\s|An?\\s)?(?!(?:This|That|These|It|Which)\\b)(?<term>[\\p{L}\\s'’()-]{2,80}?)\\s(?:means?|refers\\sto|denotes?|is|are)\\s(?=${english.one})`,
      'u',
    ),
  ],
};

/** Forms that define what the heading of the article names. */
export const formUnderOwnHeading: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^(?:(?:Die\s|Der\s|Das\s|Eine?\s)?(?<term>[^.;:,]{2,80}?)\s(?:ist\s(?:eine?|jede[rs]?|wer)\s|sind\s(?:alle|solche)\s|(?:ist|sind)\s?:)|(?<bare>\p{Lu}\p{L}+)\s(?:ist|sind)\s(?:der|die|das)\s)/u,
  FR: /^(?:Les?\s|La\s|L[’'])(?<term>[^.;:,]{2,80}?)\s(?:est\sune?\s|sont\sdes\s|(?:est|sont)\s?:)/u,
  IT: /^(?:Il\s|Lo\s|La\s|I\s|Gli\s|Le\s|L[’'])(?<term>[^.;:,]{2,80}?)\s(?:è\s(?:una?\s|un[’'])|(?:è|sono)\s?:)/u,
  EN: /^(?:The\s|An?\s)?(?<term>[^.;:,]{2,80}?)\s(?:is\san?\s|means\s|comprises\s|(?:is|are)\s?:)/u,
};

/** Text after a term in italics at the start of a sentence. */
export const afterItalics: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^\s*(?:ist|sind|bezeichne[nt]|bedeute[nt]|umfass(?:t|en))\s(?!nicht\b|zu\s)/u,
  FR: /^\s*(?:est|sont|désigne(?:nt)?|signifie(?:nt)?|comprend|comprennent)\s(?!pas\b)/u,
  IT: /^\s*(?:è|sono|designa(?:no)?|significa(?:no)?|comprend(?:e|ono))\s(?!considerat|reputat)/u,
  EN: /^\s*(?:is|are|means?|denotes?|comprises?|refers?\sto)\s(?!not\b|deemed\b)/u,
};

/** Text before a term in italics. */
export const beforeItalics: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^(?:(?:Die|Der|Das|Eine?)\s)?$/u,
  FR: /^(?:(?:Les?|La|Une?)\s|L[’'])?$/u,
  IT: /^(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno)\s|L[’'])?$/u,
  EN: /^(?:(?:The|An?)\s)?$/u,
};

/** A verb before a term in italics that makes any sentence a definition: "Est un tiers critique tout prestataire …". */
export const verbBeforeItalics: Readonly<Partial<Record<GrammarLanguage, RegExp>>> = {
  FR: /^(?:Est\sune?|Sont\sdes)\s$/u,
  IT: /^(?:È\suna?|Sono)\s$/u,
};

export const definitionHeading: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^\P{L}*Begriff|Begriffsbestimmung|Definition/u,
  FR: /Définition|^\P{L}*Notion/iu,
  IT: /Definizion|^\P{L}*Nozion/iu,
  EN: /Definition/iu,
};
/** Headings of sections that contain only definitions. */
export const onlyDefinitions =
  /^\P{L}*(?:Begriffe?|Begriffsbestimmungen|Defini(?:tionen?|tions?|zioni)|Définitions?|Notions?|Nozioni)$/iu;
