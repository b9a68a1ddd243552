import { german as citation } from './citation/de.ts';
import type { Grammar, ReferenceWords, SentenceForms, SynonymWords, TermWords } from './grammar.ts';
import { germanForms as forms } from './names/de.ts';

const references: ReferenceWords = {
  kindOfAct:
    /(?:gesetz|gesetzbuch|verordnung|verfassung|ordnung|recht|reglement|übereinkommen|ubereinkommen|abkommen|vertrag|konvention|protokoll|richtlinie|beschluss|konkordat|statut|weisung|rundschreiben|anhang|erlass|entwurf|fassung|bestimmung|vereinbarung|regel|leitlinie|charta|akte|anderung|novelle|vorschrift)(?:e?s|e|en|n)?$/,
  act: /(?:gesetz|gesetzbuch|verordnung|verfassung|strafrecht|obligationenrecht)(?:e?s)?$/,
  own: /^(?:dieses|dieser|diesem|diese|vorliegenden|vorliegende)$/,
  severalActs: /(?:en|e)$/,
  adjectives: /^\p{L}{4,}(?:en|er|es)$/u,
  notAdjectives:
    /^(?:uber|unter|gegen|neben|zwischen|wegen|einer|eines|ihrer|ihres|seiner|seines|werden|haben|sollen|konnen|durfen|oder|aber|weder|hinter|innerhalb|sofern|wieder|weiter)$/,
  national: 'Schweizerische[rns]?',
  constitution: ['Bundesverfassung'],
  needsDot: 'al all par para n no num let ch cap part parte sect lit ziff abs art s',
  former: {
    behind:
      /^[\s,(]*(?:in der (?:Fassung|bis)|in ihrer Fassung|des (?:bisherigen|alten|früheren|geltenden) Rechts|der (?:Schluss|Übergangs)bestimmung|in der bisherigen)/iu,
    before: /(?:bisherige[rnms]?|frühere[rnms]?|alte[rnms]?|aufgehobene[rnms]?)\s$/iu,
  },
  relative:
    /^(?:abs|absatz|absatze|absatzes|absatzen|bst|buchst|buchstabe|buchstaben|lit|ziff|ziffer|ziffern)$/,
  pointsBack: 'dessen deren',
  mayCite:
    'buchst|bst|lit\\.|gesetz|ordnung|verfassung|recht|reglement|richtlinie|rundschreiben|anhang|vertrag|statut|kon?vention|abkommen|abschnitt|kapitel|titel',
  headingOfQuote: 'Art|§|Ziff|Gliederungstitel',
  amendingHeading: '(?:Änderung|Aufhebung|Anpassung)(?:en)?\\P{L}.*(?:Erlass|Recht|Gesetz|Verordnung)',
  transitionalHeading: 'Übergangs',
  amendedAsFollows: 'wie folgt (?:geändert|angepasst|ergänzt)',
};

const words = {
  counts: '(?:gelten|gilt)',
  adds: '(?:nicht|auch|ebenfalls|nur|insbesondere|namentlich|neben|zusätzlich|weiterhin|ausserdem|zudem|jedenfalls|in\\sjedem\\sFall|in\\sZusammenhang|unter\\sanderem|immer)\\b',
  // Noun with adjectives, without an article.
  noun: '(?:\\p{Ll}+e[nrs]?\\s){0,3}\\p{Lu}[\\p{L}-]{3,}',
  scoped: '(?:Im\\sSinne|In|Für|Nach|Gemäss|Im)\\s[^.;:,]{3,120}?',
  someone: '(?:jede[rs]?|alle|wer|solche|eine?|natürliche|juristische|Personen)\\s',
};

const is = '(?:ist|sind|bezeichne[nt]|bedeute[nt])';
/** What follows "is" in a definition; with prepositions it says only where or for whom something is. */
const kind =
  '(?=\\p{Lu}\\p{L}+[,\\s]|(?:durch|alle|jede[rs]?|solche|wer|eine?|der|die|das)\\s|(?!zwischen|neben|gegen|wegen|unter|über|ausser|ohne|seine|ihre|keine)\\p{Ll}{3,}e[nrs]?\\s(?:\\p{Ll}+e[nrs]?\\s)?\\p{Lu})';

const scopedTerm = (before: string, after: string) =>
  new RegExp(`^${before}(?<term>[^.;:,]{2,120}?)${after}`, 'u');

const sentences: SentenceForms = {
  anywhere: [
    new RegExp(`^[Aa]ls\\s(?<term>[^.;:]{2,160}?),?\\s${words.counts}(?!,?\\s${words.adds})(?=[\\s,:])`, 'u'),
    // "Im Sinne dieses Artikels gelten als Kunden alle Personen …"
    scopedTerm(
      `${words.scoped}\\s${words.counts}\\sals\\s(?!${words.adds})`,
      `(?=,\\s|\\s?:|\\s${words.someone})`,
    ),
    // A thing that counts as something under conditions: the conditions define the term.
    new RegExp(
      `^[^.;:]{3,120}?\\s${words.counts}\\sals\\s(?!eine?[nrs]?\\s|der\\s|die\\s|das\\s)(?<term>${words.noun}),\\s(?:wenn|sofern|falls|soweit)\\b`,
      'u',
    ),
    new RegExp(
      `^[^.;:]{3,120}?\\s${words.counts}\\s(?:unter\\sfolgenden\\sVoraussetzungen\\s)?als\\s(?!eine?\\s|der\\s|die\\s|das\\s)(?<term>[^.;:,]{4,80})\\s?:`,
      'u',
    ),
    /^Als\s(?<term>[^.;:]{2,100}?)\s(?:wird|werden)\s(?=[^.;:]{0,300}\sbezeichnet\b)/u,
    /^(?:[^.;:]{3,60}\s)?[Uu]nter\s(?<term>[^.;:]{2,100}?)\s(?:versteht\sman|(?:wird|werden|ist|sind)\s(?=[^.;:]*\b(?:verstanden|zu\sverstehen)\b))/u,
    /^(?:Eine?\s|Der\s|Die\s|Das\s)?(?<term>[^.;:,]{2,80}?\sim\sSinne\sdies(?:es|er)\s\S+)\s(?:ist|sind|bedeute[nt])[\s:]/u,
    scopedTerm(
      '(?:Eine?\\s|Der\\s|Die\\s|Das\\s)?',
      `\\sim\\sSinne\\s(?:von|der)\\s(?:Artikeln?|Absatz|Absätze|Buchstaben?)\\s[^.;:,]{1,60}?\\s(?:ist|sind)\\s${words.someone}`,
    ),
    /^(?:Der|Die|Das)\s(?:Begriffe?|Ausdr(?:uck|ücke)|Bezeichnung)\s[«„]?(?<term>[^.;:,»“]{2,80})[»“]?\s(?:bezeichne[nt]|umfass(?:t|en)|bedeute[nt])\s/u,
    /^[«„](?<term>[^.;:»“]{2,80})[»“]\s(?:bezeichne[nt]|bedeute[nt]|ist|sind)\s/u,
    /^[^.;:]{3,200}?\s(?:wird|werden)\s(?:[^.;:,]{0,40}\s)?als\s(?<term>[^.;:,]{2,60}?)\sbezeichnet\b/u,
    new RegExp(
      `^[^.;:]{3,120}?\\s(?:bildet|bilden)\\seine?n?\\s(?<term>${words.noun}),?\\s(?:wenn|sofern)\\b`,
      'u',
    ),
    /^(?:Eine?\s|Der\s|Die\s|Das\s)?(?<term>[^.;:,]{2,80}?)\s(?:liegt|liegen)\svor,\s(?:wenn|sofern|soweit)\b/u,
    /^Eine?\s(?<term>[^.;:,]{2,60}?)\sist\seine?\s[^.;:,]{3,60},\s(?:der|die|das|deren|dessen)\b/u,
    /^(?<term>\p{Lu}[\p{L}-]+)(?<!bar|lich|ig|isch|haft|sam|t|en)\sist,\swer\s/u,
  ],
  underDefinitions: [
    new RegExp(
      `^(?:(?:Die|Der|Das|Eine?)\\s)?(?!(?:Ein|Aus)(?:geschlossen|genommen)|Vorbehalten|Massgebend|Zuständig|Inbegriffen|Enthalten|Erfasst|Gemeint|Zulässig|Diese|Dies\\b|Es\\b|Sie\\b|Er\\b|Dazu|Hierzu)(?<term>[^.;:,]{2,100}?)\\s${is}\\s${kind}`,
      'u',
    ),
  ],
  underOwnHeading:
    /^(?:(?:Die\s|Der\s|Das\s|Eine?\s)?(?<term>[^.;:,]{2,80}?)\s(?:ist\s(?:eine?|jede[rs]?|wer)\s|sind\s(?:alle|solche)\s|(?:ist|sind)\s?:)|(?<bare>\p{Lu}\p{L}+)\s(?:ist|sind)\s(?:der|die|das)\s)/u,
  additions: {
    ends: /\b(?:auch|insbesondere|namentlich|nicht)$/u,
    later: /^,[^:.;]{0,200},\s(?:auch|ebenfalls)\b|^[^:.;]{0,120}\sinsbesondere\s?:/u,
  },
  beforeItalics: /^(?:(?:Die|Der|Das|Eine?)\s)?$/u,
  afterItalics: /^\s*(?:ist|sind|bezeichne[nt]|bedeute[nt]|umfass(?:t|en))\s(?!nicht\b|zu\s)/u,
  heading: /^\P{L}*Begriff|Begriffsbestimmung|Definition/u,
  onlyDefinitions: 'Begriffe?|Begriffsbestimmungen|Definitionen?',
  listIntro:
    /(?:\bbedeute[nt]|\b(?:gelten|gilt|verstehen\ssich)(?:\s[^:.]*)?\sals|\bversteht\sman\sunter|\bbezeichne[nt](?:\sder\sAusdruck|\sdie\sAusdrücke)?|^(?:In|Im\sSinne|Für)\b[^:.]*\sdies\S+\s\S+(?:\s(?:ist|sind))?|\bfolgende[nr]?\s(?:Begriffe|Definitionen|Ausdrücke)[^:.]{0,80}|\bBegriffsbestimmungen)\s*:$/u,
  listVerb: /^\s*(?::|bedeute[nt]\b|bezeichne[nt]\b)\s*/u,
  next: 'als\\s\\p{Lu}',
  abbreviations:
    'Art|Abs|abs|Bst|Ziff|Bd|Nr|usw|vgl|Vgl|bzw|resp|dgl|sog|ca|lit|Lit|St|Dr|Rz|Kap|Satz|inkl|exkl|etc|ff|f|S|B',
};

const terms: TermWords = {
  articles: /^(?:der|die|das|den|dem|eine?|eine[mnrs])\s+/iu,
  narrowing:
    /\s(?:im\sSinne|nach\s(?:Art|Abs|Buchst|Ziff|die|den|der|dem)|gemäss|im\sRahmen|in\sZusammenhang|laut)\b.*$/u,
  clause: /,\s(?:der|die|das|den|dem|denen|deren|dessen|welche[rs]?|wer|wenn|soweit|sofern|falls)\b/u,
  emptyNouns: 'tätigkeiten?|personen?|folgendes?|informationen|dritte',
  namely: 'nämlich|d\\.\\s?h\\.',
  citing: 'Art|Abs|Bst|Ziff|Anhang|SR',
  functionWords:
    'ab aber alle allem allen aller alles als also am an andere anderen anderer ans auch auf aufgrund aus ausser ausserdem beide beiden beim bei bis bzw da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darin davon dazu dass dem den denen der deren des dessen desselben die dies diese diesem diesen dieser dieses das doch dort durch ebenfalls ebenso ein eine einem einen einer eines er es etwa falls folgende folgenden folgendes für gegen gegenüber gelten gemäss gilt haben hat hierbei ihr ihre ihrem ihren ihrer im in indem ins insbesondere insofern ist ja je jede jedem jeden jeder jedes jedoch jene jener kann kein keine keinen können man mehr mehrere mit muss müssen nach nachdem namentlich neben nicht noch nur ob oder ohne sei seien sein seine seinem seinen seiner seit sich sie sind so sobald sofern solange solche solcher solches soweit sowie sowohl über um und unter vom von vor während was weder wegen weil welche welcher welches wenn wer werden wie wird wo wobei womit zu zum zur zwar zwischen',
  infinitives: /^\p{Ll}\p{L}*(?:en|ern|eln)$/u,
  nounsHaveCapitals: {
    onlyAtStart: /^\p{Lu}\p{Ll}+(?:e[rsnm]?(?:\s\p{Lu}|,\s)|\s(?:und|oder)\s\p{Ll})/u,
    attribute: /^(?:zum|zur|im|am|auf|mit|für|von|durch)\s.*\p{Ll}[tn]e[nrs]?\s\p{Lu}\S*$/u,
  },
  forms,
  sentences,
  shortForms: {
    announcing:
      /^(?:im\s+Folgenden|(?:nach)?folgend|hiernach|nachstehend|im\s+Weiteren)\s*:?\s+(?:als\s+)?/iu,
    closing: /\s+(?:genannt|bezeichnet)$/u,
    called:
      /(?:\b(?:im\sFolgenden|nachfolgend|nachstehend)\s(?:als\s)?[«„]?(?<term>[^.;:()»“]{2,60}?)[»“]?\s(?:bezeichnet|genannt))/u,
    nameOfAct:
      /gesetz|verordnung|verfassung|recht(?:s|es)?\b|abkommen|übereinkommen|ordnung\b|reglement|richtlinie|beschluss|weisung|vertrag\b|mindeststandard|\bStandards?\b|Basler|\bNorm/iu,
    standards: 'Basler',
    articleBefore:
      /(?:^|\s)(?:der|die|das|den|dem|des|eine?|einer|eines|einem|einen|zur|zum|beim|vom|im)\s(?=(\S+\s){0,2}\S*$)/giu,
    unlikelyStart: 'sowie|und|oder|von|mit|für|nach|bei|in|der|die|des',
    citing: 'Art|Artikel|Abs',
  },
  scope: {
    here: {
      paragraph: /\bdies(?:es|er|em)\s(?:Absatz(?:es)?|Buchstabens?|Ziffer)(?!\p{L})/u,
      article: /\bdies(?:es|er|em)\s(?:Artikels?|Bestimmung|Vorschrift)(?!\p{L})/u,
      part: /\bdies(?:es|er|em)\s(?<part>Unterabschnitt|Abschnitt|Kapitel|Titel|Teil|Anhang)(?:e?s)?(?!\p{L})/u,
    },
    paragraphs: '\\b(?:von|nach|gemäss|in|der|den|laut)\\s(?:Absatz|Absätzen?|Abs\\.)\\s',
    articles: {
      before: '\\b(?:von|nach|gemäss|der|den|laut)\\s(?:Artikeln?|Art\\.)\\s',
      after: '(?:\\s(?:Absatz|Absätze|Buchstaben?|Ziffern?)\\s[\\d\\p{Ll}, ]{1,20})*$',
    },
    kinds: {
      unterabschnitt: ['subsection', 'section', 'level'],
      abschnitt: ['section', 'chapter', 'level'],
      kapitel: ['chapter'],
      titel: ['title'],
      teil: ['part'],
      anhang: ['annex'],
    },
    onlyHere: /\b(?:gelten|gilt)\sdabei\b/u,
    sense: 'im\\sSinne',
  },
};

const synonyms: SynonymWords = {
  ahead: /^(?:(?:im\s+)?(?:nach)?folgend(?:en)?|hiernach|kurz|sog\.|sogenannte[rns]?)\s*:?\s+/iu,
  countsAs: [
    /(?<a>[^.;:]{3,90}?)\s(?:gilt|gelten)\s(?:auch\s|ebenfalls\s)?als\s(?<b>[^.;:]{3,90})/u,
    /Als\s(?<b>[^.;:]{3,90}?)\s(?:gilt|gelten)\s(?:auch\s|ebenfalls\s)?(?<a>[^.;:]{3,90})/u,
  ],
  negation: /\b(?:nicht|kein\w*|weder)\b/iu,
};

export const german: Grammar = {
  citation,
  introductions:
    'vgl s siehe gem gemass nach laut i s v im in sinn sinne sinnes von vom nachstehend bzw auch',
  references,
  terms,
  synonyms,
};
