import type { LanguageCode } from '../../contract/languages.ts';

const articles: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^(?:der|die|das|den|dem|eine?|eine[mnrs])\s+/iu,
  FR: /^(?:(?:les?|la|une?|des|de\sla|du)\s+|l[’'])/iu,
  IT: /^(?:(?:il|lo|la|i|gli|le|uno?|una)\s+|(?:l|un)[’'])/iu,
  EN: /^(?:the|an?)\s+/iu,
};

/** Qualifications that are not part of a term. */
const narrowing: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\s(?:im\sSinne|nach\s(?:Art|Abs|Buchst|Ziff|die|den|der|dem)|gemäss|im\sRahmen|in\sZusammenhang|laut)\b.*$/u,
  FR: /\s(?:au\ssens|selon|visée?s?\s|conformément|au\stitre|en\svertu)\b.*$/u,
  IT: /\s(?:ai\ssensi|secondo|di\scui|giusta|conformemente)\b.*$/u,
  EN: /\s(?:within\sthe\smeaning|under|pursuant\sto|in\saccordance\swith|in\sterms\sof)\b.*$/u,
};
/** Qualifications that limit a term to the article or part itself. */
const localOnly: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\bdies(?:es|er|em)\s(?:Artikels?|Absatz(?:es)?|Bestimmung|Abschnitts?|Kapitels?|Buchstabens?)/u,
  FR: /\bd(?:u|e\sla)\sprésente?\s(?:article|alinéa|disposition|section|chapitre|lettre)/u,
  IT: /\bde(?:l|lla)\spresente\s(?:articolo|capoverso|disposizione|sezione|capitolo|lettera)/u,
  EN: /\bthis\s(?:Article|article|paragraph|Section|section|Chapter|chapter|provision)/u,
};

/** Generic nouns, which are no terms. */
const emptyNouns =
  /^(?:tätigkeiten?|activités?|attività|activit(?:y|ies)|personen?|personnes?|persone|persons?|folgendes?|informationen|dritte|tiers|terzi)$/iu;

const quotes = /[«»„“”‟"‹›]/gu;
const ends = /^[\s,:;.‘’'–-]+|[\s,:;.‘'–-]+$/gu;
const maxTermLength = 120;

type CleanTerm = { term: string; also: string[]; hereOnly: boolean };

/** Removes articles, quotation marks, brackets and qualifications from a term; undefined if nothing is left. */
export function cleanTerm(raw: string, language: LanguageCode): CleanTerm | undefined {
  const also: string[] = [];
  const bare = raw
    .replaceAll(/\s*\(([^()]*)\)/gu, (_, inner: string) => {
      also.push(...inner.split(/,\s+/u));
      return '';
    })
    .replace(narrowing[language], '');
  const term = trimTerm(bare, language);
  if (term.length < 2 || term.length > maxTermLength || /^[\d\W]+$/u.test(term) || emptyNouns.test(term))
    return undefined;
  if (/[.;:]\s/u.test(term) || term.split(' ').length > 16) return undefined;
  return {
    term,
    also: also.map((name) => trimTerm(name, language)).filter((name) => isTermName(name) && name !== term),
    hereOnly: localOnly[language].test(raw),
  };
}

function trimTerm(text: string, language: LanguageCode): string {
  const plain = text.replaceAll(quotes, '').replaceAll(ends, '');
  return plain.replace(articles[language], '').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a bracket contains a name, not a citation or remark. */
function isTermName(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= 60 &&
    !/\b(?:Art|art|Abs|al|cpv|Bst|let|lett|Ziff|Anhang|annexe|allegato|SR|RS)\b|\d{2}/u.test(text)
  );
}
