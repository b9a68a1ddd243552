import type { LanguageCode } from '../../contract/languages.ts';

const article: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^(?:der|die|das|den|dem|eine?|eine[mnrs])\s+/iu,
  FR: /^(?:(?:les?|la|une?|des|de\sla|du)\s+|l[’'])/iu,
  IT: /^(?:(?:il|lo|la|i|gli|le|uno?|una)\s+|(?:l|un)[’'])/iu,
  EN: /^(?:the|an?)\s+/iu,
};

/** What narrows a term and is no part of it. */
const narrowing: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\s(?:im\sSinne|nach\s(?:Art|Abs|Buchst|Ziff|die|den|der|dem)|gemäss|im\sRahmen|in\sZusammenhang|laut)\b.*$/u,
  FR: /\s(?:au\ssens|selon|visée?s?\s|conformément|au\stitre|en\svertu)\b.*$/u,
  IT: /\s(?:ai\ssensi|secondo|di\scui|giusta|conformemente)\b.*$/u,
  EN: /\s(?:within\sthe\smeaning|under|pursuant\sto|in\saccordance\swith|in\sterms\sof)\b.*$/u,
};
/** Narrowed to the place itself: it holds there only. */
const hereOnly: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\bdies(?:es|er|em)\s(?:Artikels?|Absatz(?:es)?|Bestimmung|Abschnitts?|Kapitels?|Buchstabens?)/u,
  FR: /\bd(?:u|e\sla)\sprésente?\s(?:article|alinéa|disposition|section|chapitre|lettre)/u,
  IT: /\bde(?:l|lla)\spresente\s(?:articolo|capoverso|disposizione|sezione|capitolo|lettera)/u,
  EN: /\bthis\s(?:Article|article|paragraph|Section|section|Chapter|chapter|provision)/u,
};

/** Nouns that name nothing by themselves: what they stand for is defined elsewhere. */
const empty =
  /^(?:tätigkeiten?|activités?|attività|activit(?:y|ies)|personen?|personnes?|persone|persons?|folgendes?|informationen|dritte|tiers|terzi)$/iu;

const quotes = /[«»„“”‟"‹›]/gu;
const ends = /^[\s,:;.‘’'–-]+|[\s,:;.‘'–-]+$/gu;
const longest = 120;

type CleanTerm = { term: string; also: string[]; hereOnly: boolean };

/** A term without articles, quotation marks, brackets and what narrows it; undefined where nothing is left. */
export function cleanTerm(raw: string, language: LanguageCode): CleanTerm | undefined {
  const also: string[] = [];
  const bare = raw
    .replaceAll(/\s*\(([^()]*)\)/gu, (_, inner: string) => {
      also.push(...inner.split(/,\s+/u));
      return '';
    })
    .replace(narrowing[language], '');
  const term = trimmed(bare, language);
  if (term.length < 2 || term.length > longest || /^[\d\W]+$/u.test(term) || empty.test(term))
    return undefined;
  if (/[.;:]\s/u.test(term) || term.split(' ').length > 16) return undefined;
  return {
    term,
    also: also.map((name) => trimmed(name, language)).filter((name) => isName(name) && name !== term),
    hereOnly: hereOnly[language].test(raw),
  };
}

function trimmed(text: string, language: LanguageCode): string {
  const plain = text.replaceAll(quotes, '').replaceAll(ends, '');
  return plain.replace(article[language], '').replaceAll(/\s+/g, ' ').trim();
}

/** In brackets stand citations and remarks too. */
function isName(text: string): boolean {
  return (
    text.length > 1 &&
    text.length <= 60 &&
    !/\b(?:Art|art|Abs|al|cpv|Bst|let|lett|Ziff|Anhang|annexe|allegato|SR|RS)\b|\d{2}/u.test(text)
  );
}
