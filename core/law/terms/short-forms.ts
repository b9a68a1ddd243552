import type { GrammarLanguage } from '../grammar-languages.ts';
import { abbreviationStart, withoutAccents } from './abbreviation-start.ts';

/** Words before a short form in brackets: "(nachfolgend «Institut»)". */
const announcing: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /^(?:im\s+Folgenden|(?:nach)?folgend|hiernach|nachstehend|im\s+Weiteren)\s*:?\s+(?:als\s+)?/iu,
  FR: /^(?:ci-après|(?:dénommé|désigné|nommé|appelé)e?s?\s+ci-après|ensuite)(?:\s+(?:dénommé|désigné|nommé|appelé)e?s?)?\s*[:,]?\s+(?:par\s+)?/iu,
  IT: /^(?:(?:qui\s+)?di\s+seguito|in\s+seguito|(?:denominat|dett|chiamat)[aeio]\s+(?:di|in)\s+seguito|qui\s+appresso)(?:\s+(?:denominat|dett|chiamat)[aeio])?\s*[:,]?\s+/iu,
  EN: /^(?:hereinafter|hereafter|below|referred\s+to\s+(?:below|hereinafter)\s+as)(?:\s+(?:referred\s+to\s+as|called))?\s*[:,]?\s+/iu,
};
/** Words after a short form in brackets: "(nachfolgend Institute genannt)". */
const closing: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /\s+(?:genannt|bezeichnet)$/u,
  FR: /\s+ci-après$/u,
  IT: /\s+in\s+seguito$/u,
  EN: /\s+below$/u,
};
/** Short forms without brackets, at the end of a clause. */
const calledForms: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /(?:\b(?:im\sFolgenden|nachfolgend|nachstehend)\s(?:als\s)?[«„]?(?<term>[^.;:()»“]{2,60}?)[»“]?\s(?:bezeichnet|genannt))/u,
  FR: /\b(?:désigné|dénommé|appelé|nommé)e?s?\sci-après\s(?:sous\s(?:le\snom|la\sdénomination)\s(?:de\s|d[’'])|par\s)?«?\s?(?<term>[^.;:,»()]{2,60}?)\s?»?\s?[.,;]/u,
  IT: /\b(?:di\sseguito|in\sseguito)\s(?:designat|denominat|chiamat|dett)[aeio]\s(?:tutt[aeio]\s)?(?:col\snome\sdi\s|con\sil\snome\sdi\s)?[«]?(?<term>[^.;:,»()]{2,60}?)[»]?\s?[.,;]/u,
  EN: /\bhereinafter\s(?:referred\sto\sas|called)\s(?:the\s)?[“"‘]?(?<term>[^.;:,”"’()]{2,60}?)[”"’]?\s?[.,;]/u,
};
/** Names of acts and standards: their short names in brackets are not definitions. */
const nameOfAct: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /gesetz|verordnung|verfassung|recht(?:s|es)?\b|abkommen|übereinkommen|ordnung\b|reglement|richtlinie|beschluss|weisung|vertrag\b|mindeststandard|\bStandards?\b|Basler|\bNorm/iu,
  FR: /\blois?\b|ordonnance|constitution|\bcode\b|accord\b|convention|traité|règlement|directive|arrêté|\bnormes?\b|pacte|Bâle/iu,
  IT: /\blegg[ei]\b|ordinanza|costituzione|codice|accord[oi]|convenzione|trattato|regolamento|direttiva|decreto|\bnorm[ae]\b|standard|Basilea/iu,
  EN: /\bact\b|ordinance|constitution|\bcode\b|agreement|convention|treaty|regulation|directive|decree|\bstandards?\b|Basel\b(?!\sCommittee)/iu,
};
const articles: Readonly<Record<GrammarLanguage, RegExp>> = {
  DE: /(?:^|\s)(?:der|die|das|den|dem|des|eine?|einer|eines|einem|einen|zur|zum|beim|vom|im)\s(?=(\S+\s){0,2}\S*$)/giu,
  FR: /(?:^|\s)(?:(?:le|la|les|du|des|aux?|une?)\s|(?:de\s)?l[’'])(?=(\S+\s){0,2}\S*$)/giu,
  IT: /(?:^|\s)(?:(?:il|lo|la|i|gli|le|del|dello|della|dei|degli|delle|al|allo|alla|agli|alle|dal|dalla|nel|nella|una?|uno)\s|(?:del|al|dal|nel|sul)?l[’'])(?=(\S+\s){0,2}\S*$)/giu,
  EN: /(?:^|\s)(?:the|an?)\s(?=(\S+\s){0,2}\S*$)/giu,
};
/** No long form begins with these words: the letters matched by chance. */
const unlikelyStart =
  /^(?:sowie|und|oder|von|mit|für|nach|bei|in|der|die|des|et|ou|de|du|des|pour|avec|e|o|di|per|con|and|or|of|with|for|by|to)\b/iu;

type ShortForm = {
  term: string;
  /** The long form if the letters identify it; otherwise the whole sentence is the definition. */
  long: string | undefined;
  /** Neither announced nor an abbreviation of the words before: a new name, or some of these words. */
  isGuess?: 'new' | 'shortened';
};

/** Characters before a bracket that may hold its long form. */
const maxLongForm = 300;

/** A short form that quotation marks announce, as in acts of the EU: "(the ‘Board’)". */
const quotedName = /^(?:the\s)?[“‘"](?<name>[^“”‘’"]{2,60})[”’"]$/u;
/** A citation beside a name: "(SICAV, art. 36 ss)". */
const citation = /[,;]\s(?:Art|art|Artikel|Abs|Article|article|articolo)\b.*$/u;

/** Short forms introduced by a sentence: announced ones, and abbreviations that match the preceding words. */
export function* shortForms(sentence: string, language: GrammarLanguage): Generator<ShortForm> {
  for (const match of sentence.matchAll(/\(([^()]{2,90})\)/gu)) {
    const before = sentence.slice(Math.max(0, match.index - maxLongForm), match.index).trimEnd();
    const form = bracketedForm((match[1] ?? '').replace(citation, ''), before, language);
    if (form) yield form;
  }
  const { term } = calledForms[language].exec(sentence)?.groups ?? {};
  if (term !== undefined) yield { term, long: undefined };
}

function bracketedForm(inner: string, before: string, language: GrammarLanguage): ShortForm | undefined {
  const announced = inner.replace(announcing[language], '');
  if (announced !== inner) return { term: announced.replace(closing[language], ''), long: undefined };
  const { name } = (language === 'EN' && quotedName.exec(inner)?.groups) || {};
  if (name !== undefined && !endsWithAct(before, language)) return { term: name, long: undefined };
  const short = abbreviation(inner, before, language);
  if (short !== undefined) return short;
  return isBracketedName(inner, before, language)
    ? { term: inner, long: undefined, isGuess: isShortened(inner, before) ? 'shortened' : 'new' }
    : undefined;
}

/** Whether a name consists of words before it: "L’Ufficio federale dell’energia (Ufficio federale)". */
function isShortened(name: string, before: string): boolean {
  const words = name.toLowerCase().split(' ');
  const near = before
    .slice(-120)
    .toLowerCase()
    .split(/[\s’']+/u);
  return words.every((word) => near.includes(word));
}

/** A noun phrase after a description of several words. */
function isBracketedName(inner: string, before: string, language: GrammarLanguage): boolean {
  const name = inner.replaceAll(/[«»„“”]/gu, '').trim();
  const words = name.split(' ');
  return (
    words.length <= 4 &&
    /^\p{L}[\p{L}\d\u2010\u2011 ’'-]+$/u.test(name) &&
    (language !== 'DE' || /^\p{Lu}/u.test(words.at(-1) ?? '')) &&
    /(?:\S+\s){2}\S*\p{L}[»“”]?$/u.test(before.slice(-200)) &&
    !nameOfAct[language].test(`${name} ${before.split(/[,;:]/u).at(-1)?.slice(-100) ?? ''}`) &&
    !endsWithAct(before.slice(-200), language)
  );
}

const abbreviated = /^(?=[^\p{Lu}]*\p{Lu}[^\p{Lu}]*[\p{Lu}\d])\p{L}[\p{L}\d&-]{1,11}$/u;

function abbreviation(inner: string, before: string, language: GrammarLanguage): ShortForm | undefined {
  const names = inner.replaceAll(/[«»„“”]/gu, '').split(/,\s+/u);
  const short = names.at(-1)?.trim() ?? '';
  if (names.length > 2 || !abbreviated.test(short)) return undefined;
  const part = before.split(/[;:()]|(?<=\p{L}{3})\.\s(?=\p{Lu})/u).at(-1) ?? '';
  const clause = part.split(/,\s/u).at(-1) ?? '';
  const spelled = names.length === 2 ? (names[0] ?? '') : undefined;
  if (spelled !== undefined) {
    const isName = /^\p{L}+(?:[\s-][\p{L}\d-]+)+$/u.test(spelled) && !nameOfAct[language].test(spelled);
    return isName ? { term: short, long: spelled } : undefined;
  }
  const long = longFormOf(short, clause, language) ?? listOfNames(short, part, language);
  const isAct = endsWithAct(clause, language) || (long?.includes(',') && endsWithAct(part, language));
  return long && !isAct && !nameOfAct[language].test(long) ? { term: short, long } : undefined;
}

/** "Bundesgesetz vom … über die Banken (X)": the letters may match the end of the long name of an act. */
const endsWithAct = (words: string, language: GrammarLanguage) =>
  nameOfAct[language].test(words.slice(-200)) && /\d{4}|Basler|Bâle|Basilea|Basel/u.test(words);

/** Names of departments have commas: "Wirtschaft, Bildung und Forschung (WBF)". Then each letter begins a word. */
function listOfNames(short: string, part: string, language: GrammarLanguage): string | undefined {
  const words = [...part.matchAll(/\p{L}+/gu)];
  const letters = withoutAccents(short);
  let at = words.length;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    do at -= 1;
    while (at >= 0 && !beginsWith(words[at]?.[0] ?? '', letters[letter], letter === 0));
    if (at < 0) return undefined;
  }
  const [first, used] = [words[at], words.length - at];
  if (first === undefined || used > 3 * letters.length + 2 || letters.length < 3) return undefined;
  const long = part.slice(first.index).trim();
  return long.includes(',') && !unlikelyStart.test(long) && !nameOfAct[language].test(long)
    ? long
    : undefined;
}

/** Whether a word begins with a letter; the first word of a name has a capital. */
const beginsWith = (word: string, letter: string | undefined, isFirst: boolean) =>
  withoutAccents(word)[0] === letter && (!isFirst || /^\p{Lu}/u.test(word));

function longFormOf(short: string, clause: string, language: GrammarLanguage): string | undefined {
  const letters = short.replaceAll(/[^\p{L}]/gu, '');
  const start = abbreviationStart(letters, clause);
  if (start === undefined || unlikelyStart.test(clause.slice(start))) return undefined;
  const used = clause.slice(start).split(/[\s-]+/u).length;
  if (used > 2 * letters.length + 2) return undefined;
  const article = [...clause.slice(0, start).matchAll(articles[language])].at(-1);
  return clause.slice(article ? article.index + article[0].length : start).trim();
}
