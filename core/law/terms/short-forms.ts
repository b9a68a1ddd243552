import type { LanguageCode } from '../../contract/languages.ts';

/** Words before a short form in brackets: "(nachfolgend «Institut»)". */
const announcing: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /^(?:(?:im\s+)?(?:nach)?folgend(?:en)?|hiernach|nachstehend)\s*:?\s+(?:als\s+)?/iu,
  FR: /^(?:ci-après|dénommée?s?(?:\s+ci-après)?)(?:\s+dénommée?s?)?\s*[:,]?\s+/iu,
  IT: /^(?:(?:qui\s+)?di\s+seguito|in\s+seguito)(?:\s+denominat[aeio])?\s*[:,]?\s+/iu,
  EN: /^(?:hereinafter|hereafter)(?:\s+referred\s+to\s+as)?\s*[:,]?\s+/iu,
};
/** Short forms without brackets, at the end of a sentence. */
const calledForms: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /\b(?:im\sFolgenden|nachfolgend|nachstehend)\s(?:als\s)?[«„]?(?<term>[^.;:()»“]{2,60}?)[»“]?\s(?:bezeichnet|genannt)/u,
  FR: /\bdésignée?s?\sci-après\s(?:sous\s(?:le\snom|la\sdénomination)\s(?:de\s|d[’'])|par\s)?[«]?(?<term>[^.;:»]{2,60}?)[»]?\s?[.]/u,
  IT: /\bdi\sseguito\s(?:designat|denominat)[aeio]\s(?:tutt[aeio]\s)?(?:col\snome\sdi\s|con\sil\snome\sdi\s)?[«]?(?<term>[^.;:»]{2,60}?)[»]?\s?[.]/u,
  EN: /\bhereinafter\s(?:referred\sto\sas|called)\s[“"‘]?(?<term>[^.;:”"’]{2,60}?)[”"’]?\s?[.]/u,
};
/** Names of acts and standards: their short names in brackets are not definitions. */
const nameOfAct: Readonly<Record<LanguageCode, RegExp>> = {
  DE: /gesetz|verordnung|verfassung|recht(?:s|es)?\b|abkommen|übereinkommen|ordnung\b|reglement|richtlinie|beschluss|weisung|vertrag\b|mindeststandard|\bStandards?\b|Basler|\bNorm/iu,
  FR: /\blois?\b|ordonnance|constitution|\bcode\b|accord\b|convention|traité|règlement|directive|arrêté|\bnormes?\b|pacte|Bâle/iu,
  IT: /\blegg[ei]\b|ordinanza|costituzione|codice|accord[oi]|convenzione|trattato|regolamento|direttiva|decreto|\bnorm[ae]\b|standard|Basilea/iu,
  EN: /\bact\b|ordinance|constitution|\bcode\b|agreement|convention|treaty|regulation|directive|decree|\bstandards?\b|Basel\b(?!\sCommittee)/iu,
};
const articles: Readonly<Record<LanguageCode, RegExp>> = {
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
};

/** Short forms introduced by a sentence: announced ones, and abbreviations that match the preceding words. */
export function* shortForms(sentence: string, language: LanguageCode): Generator<ShortForm> {
  for (const match of sentence.matchAll(/\(([^()]{2,90})\)/gu)) {
    const inner = match[1] ?? '';
    const name = inner.replace(announcing[language], '');
    if (name !== inner) yield { term: name, long: undefined };
    else {
      const form = abbreviation(inner, sentence.slice(0, match.index).trimEnd(), language);
      if (form) yield form;
    }
  }
  const { term } = calledForms[language].exec(sentence)?.groups ?? {};
  if (term !== undefined) yield { term, long: undefined };
}

const abbreviated = /^(?=[^\p{Lu}]*\p{Lu}[^\p{Lu}]*[\p{Lu}\d])\p{L}[\p{L}\d&-]{1,11}$/u;

function abbreviation(inner: string, before: string, language: LanguageCode): ShortForm | undefined {
  const names = inner.replaceAll(/[«»„“”]/gu, '').split(/,\s+/u);
  const short = names.at(-1)?.trim() ?? '';
  if (names.length > 2 || !abbreviated.test(short)) return undefined;
  const clause = before.split(/[;:()]|,\s|(?<=\p{L}{3})\.\s(?=\p{Lu})/u).at(-1) ?? '';
  const spelled = names.length === 2 ? (names[0] ?? '') : undefined;
  if (spelled !== undefined) {
    const isName = /^\p{L}+(?:[\s-][\p{L}\d-]+)+$/u.test(spelled) && !nameOfAct[language].test(spelled);
    return isName ? { term: short, long: spelled } : undefined;
  }
  const long = longFormOf(short, clause, language);
  // "Bundesgesetz vom … über die Banken (X)": the letters may match the end of the long name of an act.
  const isAct =
    nameOfAct[language].test(clause.slice(-200)) && /\d{4}|Basler|Bâle|Basilea|Basel/u.test(clause);
  return long && !isAct && !nameOfAct[language].test(long) ? { term: short, long } : undefined;
}

function longFormOf(short: string, clause: string, language: LanguageCode): string | undefined {
  const start = abbreviationStart(short, clause);
  if (start === undefined || unlikelyStart.test(clause.slice(start))) return undefined;
  const article = [...clause.slice(0, start).matchAll(articles[language])].at(-1);
  return clause.slice(article ? article.index + article[0].length : start).trim();
}

/** Start of the words whose letters make the abbreviation, matched from the last letter to the first. */
function abbreviationStart(short: string, words: string): number | undefined {
  const letters = withoutAccents(short).replaceAll(/[^\p{L}]/gu, '');
  const text = withoutAccents(words);
  let at = text.length;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    do at -= 1;
    while (
      at >= 0 &&
      (text[at] !== letters[letter] || (letter === 0 && /[\p{L}\d]/u.test(text[at - 1] ?? ' ')))
    );
    if (at < 0) return undefined;
  }
  const used = words.slice(at).split(/[\s-]+/u).length;
  return used <= 2 * letters.length + 2 ? at : undefined;
}

/** Lower case without accents, one letter for each letter. */
function withoutAccents(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase() ?? letter).join('');
}
