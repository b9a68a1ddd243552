import type { LanguageCode } from '../../contract/languages.ts';

/*
 * Forms of sentences that define a term (the group `term`). They must not match sentences that only extend or
 * restrict a meaning defined elsewhere ("gilt auch", "gilt nicht").
 */

type Forms = Readonly<Record<LanguageCode, readonly RegExp[]>>;

const german = {
  counts: '(?:gelten|gilt)',
  adds: '(?:nicht|auch|ebenfalls|nur|insbesondere|namentlich|neben|zusätzlich|weiterhin|ausserdem|zudem|jedenfalls|in\\sjedem\\sFall|in\\sZusammenhang|unter\\sanderem|immer)\\b',
};
const french = {
  one: "(?:(?:quiconque|tou(?:t|te|s|tes)|les?|la|une?|des|ce(?:lui|lle|ux|lles)?)\\s|l[’'])",
  adds: '(?:aussi|également|notamment|en\\sparticulier|en\\soutre|en\\stout\\scas)\\b',
};
const italian = {
  one: "(?:(?:chiunque|chi|ogni|tutt[aeio]|qualsiasi|il|lo|la|i|gli|le|un[ao]?|coloro)\\s|(?:l|un)[’'])",
  adds: '(?:anche|pure|parimenti|altresì|segnatamente|in\\sparticolare|in\\sogni\\scaso|inoltre)\\b',
};

/** Forms of definitions anywhere in a text. */
export const definingForms: Forms = {
  DE: [
    new RegExp(`^Als\\s(?<term>[^.;:]{2,160}?),?\\s${german.counts}(?!,?\\s${german.adds})(?=[\\s,:])`, 'u'),
    // A thing that counts as something under conditions: the conditions define the term.
    new RegExp(
      `^[^.;:]{3,120}?\\s${german.counts}\\sals\\s(?<term>\\p{Lu}[\\p{L}-]{3,}),\\s(?:wenn|sofern)\\b`,
      'u',
    ),
    new RegExp(
      `^[^.;:]{3,120}?\\s${german.counts}\\s(?:unter\\sfolgenden\\sVoraussetzungen\\s)?als\\s(?!eine?\\s|der\\s|die\\s|das\\s)(?<term>[^.;:,]{4,80})\\s?:`,
      'u',
    ),
    /^Unter\s(?<term>[^.;:]{2,100}?)\s(?:versteht\sman|(?:wird|werden|ist|sind)\s(?=[^.;:]*\b(?:verstanden|zu\sverstehen)\b))/u,
    /^(?:Eine?\s)?(?<term>[^.;:,]{2,80}?)\sim\sSinne\sdies(?:es|er)\s(?!Artikels|Absatzes|Bestimmung)\S+\s(?:ist|sind)\s/u,
    /^(?<term>\p{Lu}[\p{L}-]+)(?<!bar|lich|ig|isch|haft|sam|t|en)\sist,\swer\s/u,
  ],
  FR: [
    new RegExp(
      `^(?:[^.;:]{3,80},\\s)?[Oo]n\\sentend\\spar\\s(?<term>[^.;:,]{2,100}?)(?:,\\s(?!${french.adds})|\\s(?=${french.one}))`,
      'u',
    ),
    new RegExp(
      `^Par\\s(?<term>[^.;:]{2,100}?),?\\s(?:on\\sentend|il\\sfaut\\sentendre)\\s(?!${french.adds})`,
      'u',
    ),
    new RegExp(
      `^(?:Est|Sont)\\s(?:réputée?s?|considérée?s?\\scomme)\\s(?:étant\\s)?(?:(?:des|une?|les?|la)\\s|l[’'])?(?<term>[^.;:,]{2,100}?)(?:(?=\\s?:)|\\s(?=${french.one}|au\\ssens|selon\\s))`,
      'u',
    ),
    /^(?:Les?\s|La\s|L[’'])(?<term>[^.;:,]{2,80}?)\sau\ssens\sd(?:e\sla|u)\sprésente?\s(?!article|alinéa|disposition)\S+\s(?:est|sont)\s/u,
  ],
  IT: [
    new RegExp(
      `^(?:[^.;:]{3,80},?\\s)?[Pp]er\\s(?<term>[^.;:,]{2,100}?),?\\s(?:si\\s|s[’'])intend(?:e|ono)\\s(?!${italian.adds}|per\\b)`,
      'u',
    ),
    new RegExp(
      `^(?:È|Sono)\\s(?:considerat|reputat)[aeio]\\s(?:(?:il|lo|la|i|gli|le|una?)\\s|un[’'])?(?<term>[^.;:,]{2,120}?)(?:(?=\\s?:)|\\s(?=${italian.one}|ai\\ssensi|secondo\\s))`,
      'u',
    ),
    /^[^.;:]{3,120}?\s(?:è|sono)\sconsiderat[aeio]\s(?!una?\s|un[’'])(?<term>\S+\s[^.;:,]{2,80}?)\sse\s?:/u,
    /^(?:È|Sono)\s(?!considerat)(?<term>[^.;:,]{2,80}?)\sai\ssensi\sdel(?:la)?\spresente\s(?!articolo|capoverso|disposizione)\S+\s/u,
  ],
  EN: [
    /^(?:The\sterms?\s)?[«“‘"](?<term>[^»”’"]{2,100})[»”’"]\s(?:means?|refers?\sto|denotes?)\s/u,
    /^The\sfollowing\s(?:are|is|shall\sbe)\s(?:deemed|considered|regarded\sas)\s(?:to\sbe\s)?(?<term>[^.;:]{2,100}?)\s?:/u,
    /^(?:An?\s|The\s)?(?<term>[^.;:,]{2,80}?)\swithin\sthe\smeaning\sof\sth(?:is|ese)\s(?!Article|article|paragraph|provision)\S+\s(?:is|are)\s(?!not\b|also\b)/u,
  ],
};

/** Words at the end of a term, or after it, that only extend a meaning. */
export const additions: Readonly<Record<LanguageCode, { ends: RegExp; later: RegExp }>> = {
  DE: {
    ends: /\b(?:auch|insbesondere|namentlich|nicht)$/u,
    later: /^,[^:.;]{0,200},\s(?:auch|ebenfalls)\b/u,
  },
  FR: {
    ends: new RegExp(`(?:^|\\s)(?:${french.adds}|pas)$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:aussi|également)\b/u,
  },
  IT: {
    ends: new RegExp(`(?:^|\\s)${italian.adds}$`, 'u'),
    later: /^[^:.;]{0,120}\s(?:anche|parimenti)\b/u,
  },
  EN: { ends: /\b(?:also|not|in\sparticular)$/u, later: /^\salso\b/u },
};

/** Further forms, only below a heading that announces definitions. */
export const formsUnderDefinitions: Forms = {
  DE: [
    /^(?:(?:Die|Der|Das|Eine?)\s)?(?!(?:Ein|Aus)(?:geschlossen|genommen)|Vorbehalten|Massgebend|Zuständig|Inbegriffen|Enthalten|Erfasst|Gemeint|Zulässig)(?<term>[^.;:,]{2,100}?)\s(?:ist|sind|bezeichne[nt]|bedeute[nt])\s(?=\p{Lu}\p{L}+,|\p{Lu}\p{L}+\s|durch\s|alle\s|jede[rs]?\s|eine?\s|der\s|die\s|das\s|solche\s|wer\s)/u,
  ],
  FR: [/^(?:Les?\s|La\s|L[’'])(?<term>[^.;:,]{2,100}?)\s(?:désigne(?:nt)?|signifie(?:nt)?)\s/u],
  IT: [
    /^(?:Il\s|Lo\s|La\s|I\s|Gli\s|Le\s|L[’'])(?<term>[^.;:,]{2,100}?)\s(?:designa(?:no)?|significa(?:no)?)\s/u,
  ],
  EN: [
    /^(?:[^.;:]{0,120},\s)?(?:The\s|An?\s)?(?<term>[\p{L}\s'’-]{2,60}?)\s(?:means?|refers\sto|denotes?)\s(?=(?:an?|the|any|all|each|every|those|such|one|persons?)\s)/u,
  ],
};

/** Text after a term in italics at the start of a sentence. */
export const afterItalics: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^\s*(?:ist|sind|bezeichne[nt]|bedeute[nt]|umfass(?:t|en))\s(?!nicht\b|zu\s)/u,
  FR: /^\s*(?:est|sont|désigne(?:nt)?|signifie(?:nt)?|comprend|comprennent)\s(?!pas\b)/u,
  IT: /^\s*(?:è|sono|designa(?:no)?|significa(?:no)?|comprend(?:e|ono))\s(?!considerat|reputat)/u,
  EN: /^\s*(?:is|are|means?|denotes?|comprises?|refers?\sto)\s(?!not\b|deemed\b)/u,
};

/** Text before a term in italics. */
export const beforeItalics: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^(?:(?:Die|Der|Das|Eine?)\s)?$/u,
  FR: /^(?:(?:Les?|La|Une?)\s|L[’'])?$/u,
  IT: /^(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno)\s|L[’'])?$/u,
  EN: /^(?:(?:The|An?)\s)?$/u,
};

/** A verb before a term in italics that makes any sentence a definition: "Est un tiers critique tout prestataire …". */
export const verbBeforeItalics: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  FR: /^(?:Est\sune?|Sont\sdes)\s$/u,
  IT: /^(?:È\suna?|Sono)\s$/u,
};

export const definitionHeading: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^\P{L}*Begriff|Begriffsbestimmung|Definition/u,
  FR: /Définition|^\P{L}*Notion/iu,
  IT: /Definizion|^\P{L}*Nozion/iu,
  EN: /Definition/iu,
};
/** Headings of sections that contain only definitions. */
export const onlyDefinitions =
  /^\P{L}*(?:Begriffe?|Begriffsbestimmungen|Defini(?:tionen?|tions?|zioni)|Définitions?|Notions?|Nozioni)$/iu;
