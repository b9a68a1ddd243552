import { adjectiveEnding } from './adjectives.ts';
import { french as citation } from './citation/fr.ts';
import type { Grammar, ReferenceWords, SentenceForms, SynonymWords, TermWords } from './grammar.ts';
import { frenchForms as forms } from './names/fr.ts';

const references: ReferenceWords = {
  kindOfAct:
    /^(?:lois?|ordonnances?|code|constitution|reglements?|directives?|convention|accords?|traite|protocole|arretes?|decisions?|concordat|statuts?|annexes?|dispositions?|circulaires?|modification|decret|pacte|charte|droit|avenant|version|projet|standards?|normes?)$/,
  act: /^(?:loi|ordonnance|code|constitution)$/,
  own: /^(?:presente?s?|cette|ce|cet)$/,
  adjectives: /^(?:ancien(?:ne)?|nouve(?:au|lle)|meme|dite?|autres?|susmentionne)$/,
  national: 'suisse|fédérale?',
  constitution: ['Constitution fédérale', 'Constitution'],
  needsDot: 'al all par n no nos num ch cap art part parte lit s para',
  former: {
    behind:
      /^[\s,(]*(?:dans (?:sa|leur|la) (?:version|teneur)|de l’ancien|de l'ancien|selon l’ancien|du droit en vigueur avant|de l’ancienne)/iu,
    before: /(?:ancien(?:ne)?s?|l’ancien|anciens)\s$/iu,
  },
  relative: /^(?:al|alinea|alineas|par|paragraphe|paragraphes|let|lettre|lettres|ch|chiffre|chiffres)$/,
  ofThat: { of: 'de', that: 'cet cette ce', alone: 'dudit' },
  hasCommas: true,
  mayCite:
    'cst\\.|let\\.|point|règlement|loi|ordonnance|code|constitution|directive|annex|traité|statut|accord|chap|titre|section',
  headingOfQuote: 'Art|Titre',
  amendingHeading:
    '(?:modification|abrogation|adaptation)s?\\P{L}.*(?:actes?|droit|loi|ordonnance|dispositions|règlement)(?!\\p{L})',
  transitionalHeading: 'transitoir',
  amendedAsFollows: '(?:modifi|complét|adapt)ée?s? comme suit',
};

const words = {
  // Words of a term and the citations beside it.
  inside: '(?:[^.;:,]|(?<=\\b(?:al|art|let|ch))\\.)',
  one: "(?<!\\s(?:sur|de|dans|à|par|pour|avec|en|et|ou)\\s)(?:(?:quiconque|tou(?:t|te|s|tes)|chaque|les?|la|une?|des|ce(?:lui|lle|ux|lles)?)[\\s,]|l[’'])",
  adds: '(?:aussi|également|notamment|en\\sparticulier|en\\soutre|en\\stout\\scas)\\b',
  article: "(?:(?:des|une?|les?|la)\\s|l[’'])?",
  scoped:
    "(?:(?:Au\\ssens|Aux\\sfins|Dans|Pour\\s(?:l[’']application|les\\sbesoins)|En\\sapplication)\\s[^.;:]{3,100}?,\\s)?",
};

const sentences: SentenceForms = {
  anywhere: [
    new RegExp(
      `^${words.scoped}[Oo]n\\sentend\\spar\\s(?<term>${words.inside}{2,100}?)(?:,\\s(?!${words.adds})|\\s?:|\\s(?=${words.one}))`,
      'u',
    ),
    new RegExp(
      `^${words.scoped}[Pp]ar\\s(?<term>${words.inside}{2,100}?),?\\s(?:on\\sentend|il\\sfaut\\sentendre|il\\sy\\sa\\slieu\\sd[’']entendre|(?:la|le)\\sprésente?\\s\\S+\\sentend)\\s(?!${words.adds})`,
      'u',
    ),
    new RegExp(
      `^${words.scoped}(?:[Ee]st|[Ss]ont)\\s(?:toutefois\\s)?(?:réputée?s?|considérée?s?\\scomme|qualifiée?s?\\sde)\\s(?:étant\\s)?${words.article}(?<term>${words.inside}{2,100}?)(?:(?=\\s?:)|,?\\s(?=${words.one}|au\\ssens|selon\\s))`,
      'u',
    ),
    new RegExp(
      `^(?:Est|Sont)\\s(?:une?|des)\\s(?<term>[^.;:,]{2,80}?\\sau\\ssens\\sd(?:e\\sla|u)\\sprésente?\\s\\S+)\\s(?=${words.one})`,
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
  underDefinitions: [
    new RegExp(
      `^(?:Les?\\s|La\\s|L[’'])(?<term>[^.;:,]{2,100}?)\\s(?:désigne(?:nt)?\\s|signifie(?:nt)?\\s|s[’']entend(?:ent)?\\s|(?:est|sont)\\s(?=${words.one}|d[’']))`,
      'u',
    ),
    new RegExp(`^Constitue(?:nt)?\\s(?:une?|des)\\s(?<term>[^.;:,]{2,100}?)\\s(?=${words.one})`, 'u'),
  ],
  underOwnHeading:
    /^(?:Les?\s|La\s|L[’'])(?<term>[^.;:,]{2,80}?)\s(?:est\sune?\s|sont\sdes\s|(?:est|sont)\s?:)/u,
  additions: {
    ends: new RegExp(`(?:^|\\s)(?:${words.adds}|pas)$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:(?:aussi|également)\b|(?:notamment|en\sparticulier)\s?:)/u,
  },
  beforeItalics: /^(?:(?:Les?|La|Une?)\s|L[’'])?$/u,
  afterItalics: /^\s*(?:est|sont|désigne(?:nt)?|signifie(?:nt)?|comprend|comprennent)\s(?!pas\b)/u,
  verbBeforeItalics: /^(?:Est\sune?|Sont\sdes)\s$/u,
  heading: /Définition|^\P{L}*Notion/iu,
  onlyDefinitions: 'Définitions?|Notions?',
  listIntro:
    /(?:^(?:Au\ssens|Aux\sfins|Dans|Pour\sl’application)\b[^:.]*\sprésente?\s[^:.]*|\bentend(?:ons|re)?\spar|\bdésigne(?:nt)?|\bsignifie(?:nt)?|\bdéfinitions\s(?:suivantes|ci-après)[^:.]*|\btermes\ssuivants[^:.]*|^(?:Est|Sont)\s(?:réputée?s?|considérée?s?\scomme))\s*:$/u,
  listVerb: /^\s*(?::|,|désigne(?:nt)?\b|signifie(?:nt)?\b)\s*/u,
  next: 'par\\s[^.;]{2,80}\\son\\sentend',
  abbreviations: 'art|al|let|ch|no|p|pp|ss',
};

const terms: TermWords = {
  articles: /^(?:(?:les?|la|une?|des|de\sla|du)\s+|l[’'])/iu,
  narrowing:
    /\s(?:au\ssens|selon|visée?s?(?=\s)|mentionnée?s?(?=\s)|conformément|au\stitre|en\svertu)(?!\p{L}).*$/u,
  clause: /(?:,\s|\s)(?:qui|que|dont|lequel|laquelle|lesquel(?:le)?s)\b|\squ[’']/u,
  emptyNouns: 'activités?|personnes?|tiers|tels?|telles?',
  namely: 'à\\ssavoir',
  citing: 'art|al|let|annexe|RS',
  functionWords:
    'à afin ainsi alors après au aucun aucune auquel aussi autre autres aux avant avec car ce ceci cela celle celles celui cependant certains ces cet cette ceux chacun chacune chaque chez ci comme contre dans de depuis des dès desquels deux dont donc du duquel elle elles en encore entre envers est et étant été être eux hormis hors il ils jusque la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui mais malgré même mêmes moins moyennant ne ni non nos notamment notre nous on ont ou où par parmi pas pendant plus plusieurs pour pourvu puis qu quand que quel quelle quelles quels qui quiconque quoi sa sans sauf se selon ses seulement si soit son sont sous suivants suivantes sur tel telle telles tels tout toute toutes tous très un une vers y',
  infinitives:
    /^(?!.*(?:(?<!f)ier|[èy]er|anger|erger|ancer|pouvoir|avoir|devoir|transfer|leader|broker|trader|panier|oisir|irs|venir|désir|soupir|cuir|or|air|our|ur)$)\p{Ll}{2,}(?:er|ir|oir)$|^(?:mettre|prendre|vendre|rendre|transmettre|remettre|permettre|admettre|produire|détruire|construire|inscrire|souscrire|conclure|exclure|connaître|reconnaître|être|faire|dire|lire)$/u,
  quality: { first: /(?<![tiq])ée?s?$/u, second: /^(?:à|en|par|dans|au)$/u },
  adjectiveEnding,
  forms,
  sentences,
  shortForms: {
    announcing:
      /^(?:ci-après|(?:dénommé|désigné|nommé|appelé)e?s?\s+ci-après|ensuite)(?:\s+(?:dénommé|désigné|nommé|appelé)e?s?)?\s*[:,]?\s+(?:par\s+)?/iu,
    closing: /\s+ci-après$/u,
    called:
      /\b(?:désigné|dénommé|appelé|nommé)e?s?\sci-après\s(?:sous\s(?:le\snom|la\sdénomination)\s(?:de\s|d[’'])|par\s)?«?\s?(?<term>[^.;:,»()]{2,60}?)\s?»?\s?[.,;]/u,
    nameOfAct:
      /\blois?\b|ordonnance|constitution|\bcode\b|accord\b|convention|traité|règlement|directive|arrêté|\bnormes?\b|pacte|Bâle/iu,
    standards: 'Bâle',
    articleBefore: /(?:^|\s)(?:(?:le|la|les|du|des|aux?|une?)\s|(?:de\s)?l[’'])(?=(\S+\s){0,2}\S*$)/giu,
    unlikelyStart: 'et|ou|de|du|des|pour|avec',
    citing: 'art|article|Article',
  },
  scope: {
    here: {
      paragraph: /\bprésente?\s(?:alinéa|lettre|chiffre)(?!\p{L})/u,
      article: /\bprésente?\s(?:article|disposition)(?!\p{L})/u,
      part: /\bprésente?\s(?<part>section|chapitre|titre|partie|annexe)(?!\p{L})/u,
    },
    paragraphs:
      "\\b(?:au\\ssens\\sd(?:e\\sl[’']|es\\s)|visée?s?\\s(?:à\\sl[’']|aux\\s)|mentionnée?s?\\s(?:à\\sl[’']|aux\\s)|selon\\sl(?:[’']|es\\s))(?:alinéas?|al\\.)\\s",
    articles: {
      before:
        "\\b(?:au\\ssens\\sd(?:e\\sl[’']|es\\s)|visée?s?\\s(?:à\\sl[’']|aux\\s)|mentionnée?s?\\s(?:à\\sl[’']|aux\\s)|selon\\sl(?:[’']|es\\s))(?:articles?|art\\.)\\s",
      after: '(?:,\\s(?:al|let|ch)\\.\\s[\\d\\p{Ll}, ]{1,20})*$',
    },
    kinds: {
      annexe: ['annex'],
      section: ['section'],
      chapitre: ['chapter'],
      titre: ['title'],
      partie: ['part'],
    },
    sense: 'au\\ssens',
  },
};

const synonyms: SynonymWords = {
  ahead: /^(?:ci-après|dénommée?s?(?:\s+ci-après)?|dite?s?|en\s+abrégé)\s*:?\s+/iu,
  countsAs: [
    /(?<a>[^.;:]{3,90}?)\s(?:est|sont)\s(?:aussi\s|également\s)?(?:considérée?s?\scomme|réputée?s?)\s(?<b>[^.;:]{3,90})/u,
    /(?:Est|Sont)\s(?:considérée?s?\scomme|réputée?s?)\s(?<b>[^.;:]{3,60}?),?\s(?=l[ea’']|les\s)(?<a>[^.;:]{3,90})/u,
    /[Oo]n\sentend\spar\s(?<b>[^.;:]{3,60}?),?\s(?=l[ea’']|les\s|une?\s|tout)(?<a>[^.;:]{3,90})/u,
  ],
  negation: /\b(?:ne|n’|n'|pas|aucune?)\b|n[’']/iu,
};

export const french: Grammar = {
  citation,
  introductions: 'cf voir selon v conformement a au aux sens de des du l d en vertu',
  references,
  terms,
  synonyms,
};
