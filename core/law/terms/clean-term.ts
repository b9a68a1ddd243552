import type { GrammarLanguage } from '../grammar-languages.ts';
import { isFunctionWord, isInfinitive } from './function-words.ts';

const articles: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^(?:der|die|das|den|dem|eine?|eine[mnrs])\s+/iu,
  FR: /^(?:(?:les?|la|une?|des|de\sla|du)\s+|l[’'])/iu,
  IT: /^(?:(?:il|lo|la|i|gli|le|uno?|una)\s+|(?:l|un)[’'])/iu,
  EN: /^(?:the|an?)\s+/iu,
};

/** Qualifications that are not part of a term. */
const narrowing: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /\s(?:im\sSinne|nach\s(?:Art|Abs|Buchst|Ziff|die|den|der|dem)|gemäss|im\sRahmen|in\sZusammenhang|laut)\b.*$/u,
  FR: /\s(?:au\ssens|selon|visée?s?(?=\s)|mentionnée?s?(?=\s)|conformément|au\stitre|en\svertu)(?!\p{L}).*$/u,
  IT: /\s(?:ai\ssensi|secondo|di\scui|giusta|conformemente)\b.*$/u,
  EN: /\s(?:within\sthe\smeaning|under|pursuant\sto|in\saccordance\swith|referred\sto|in\sterms\sof)\b.*$/u,
};
/** A clause says which of the things are meant, so that the words alone are no term. */
const clause: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /,\s(?:der|die|das|den|dem|denen|deren|dessen|welche[rs]?|wer|wenn|soweit|sofern|falls)\b/u,
  FR: /(?:,\s|\s)(?:qui|que|dont|lequel|laquelle|lesquel(?:le)?s)\b|\squ[’']/u,
  IT: /(?:,\s|\s)(?:che|cui|il\squale|la\squale|[ia]\squali|se)\b/u,
  EN: /(?:,\s|\s)(?:which|who|whose|that|if|where)\b/u,
};

/** Generic nouns, which are no terms. */
const emptyNouns =
  /^(?:tätigkeiten?|activités?|attività|activit(?:y|ies)|personen?|personnes?|persone|persons?|folgendes?|informationen|dritte|tiers|terzi|tal[ei]|tels?|telles?)$/iu;

/** Announces what follows: "les titres de participation, à savoir:". */
const namely = /,\s(?:à\ssavoir|namely|nämlich|d\.\s?h\.|ossia|vale\sa\sdire)\s*:?$/u;
/** A German attribute before its noun: "zum persönlichen Gebrauch bestimmtes Dokument". */
const attribute = /^(?:zum|zur|im|am|auf|mit|für|von|durch)\s.*\p{Ll}[tn]e[nrs]?\s\p{Lu}\S*$/u;

const quotes = /[«»„“‟”"‹›]/gu;
const ends = /^[\s,:;.‘’'–]+|^-\s+|[\s,:;.‘'–-]+$/gu;
const maxTermLength = 120;
const maxTermWords = 16;

type CleanTerm = { term: string; also: string[] };

/** Removes articles, quotation marks, brackets and qualifications from a term; undefined if no term is left. */
export function cleanTerm(raw: string, language: GrammarLanguage): CleanTerm | undefined {
  const also: string[] = [];
  const bare = raw
    .replaceAll(/\s*\(([^()]*)\)/gu, (_, inner: string) => {
      also.push(...inner.split(/,\s+/u));
      return '';
    })
    .replace(narrowing[language], '')
    .replace(namely, '');
  const term = trimTerm(bare, language);
  if (term.length > maxTermLength || !isTerm(term, language)) return undefined;
  return {
    term,
    also: also
      .map((name) => trimTerm(name, language))
      .filter((name) => isTermName(name, language) && name !== term),
  };
}

function trimTerm(text: string, language: GrammarLanguage): string {
  const plain = text.replaceAll(quotes, '').replaceAll(ends, '');
  return plain.replace(articles[language], '').replaceAll(/\s+/g, ' ').trim();
}

/** Whether words can be a term: something with a name, neither a function word nor a verb, without a clause. */
function isTerm(term: string, language: GrammarLanguage): boolean {
  const words = term.split(/[\s’']/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (term.length < 2 || words.length > maxTermWords || !/\p{L}/u.test(term)) return false;
  if (emptyNouns.test(term) || /[.;:]\s/u.test(term) || clause[language].test(term)) return false;
  const mayBegin = /^(?:nicht|non|not)$/iu.test(first) || (language === 'DE' && attribute.test(term));
  if ((isFunctionWord(first, language) && !mayBegin) || isFunctionWord(last, language)) return false;
  return words.length > 1 || !isInfinitive(term, language);
}

/** Whether a bracket contains a name, not a citation, amount or remark. */
function isTermName(text: string, language: GrammarLanguage): boolean {
  return (
    text.length <= 60 &&
    isTerm(text, language) &&
    (language !== 'DE' || /\p{Lu}/u.test(text)) &&
    !/\b(?:Art|art|Abs|al|cpv|Bst|let|lett|Ziff|Anhang|annexe|allegato|SR|RS)\b|\d{2}/u.test(text)
  );
}
