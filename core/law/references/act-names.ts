import { type CitationToken, longestMatchAt, type Tokens } from '../citation/citation-tokens.ts';
import { linkWords, ordinalWords } from '../citation/citation-words.ts';
import type { NameMatch } from '../citation/name-index.ts';
import { stepWordAt } from '../citation/parse-provision.ts';
import { readSourceNumber } from '../citation/source-number.ts';
import { grammars } from '../languages/grammars.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import { isAct, isKindOfAct, isOwnWord, looksAbbreviated } from './act-words.ts';
import type { Citables } from './citables.ts';
import { type DayPhrase, dayPhraseAt } from './day-phrase.ts';

type NameContext = {
  tokens: Tokens;
  /** The tokens with the names of acts in the nominative. */
  nominative: Tokens;
  citables: Citables;
  language: GrammarLanguage;
  /** The document whose text is read. */
  own: string;
  quoted: boolean;
  /** The text of a note between two positions. */
  noteWithin: (from: number, to: number) => string | undefined;
};

const MAX_NAME_WORDS = 8;

/** Returns a memoized reader of the act named at a token: this document, a loaded one, or an unknown one. */
export function createNameReader(context: NameContext): (at: number) => NameMatch | undefined {
  const matches = new Map<number, NameMatch | undefined>();
  return (at) => {
    if (!matches.has(at)) matches.set(at, nameAt(context, at));
    return matches.get(at);
  };
}

function nameAt(context: NameContext, at: number): NameMatch | undefined {
  const { tokens } = context;
  if (tokens[at] === undefined || tokens[at]?.kind === 'mark') return undefined;
  return (
    ownActAt(context, at) ??
    numberedActAt(context, at) ??
    loadedActAt(context, at) ??
    unknownActAt(context, at)
  );
}

const nameMatch = (documents: readonly string[], next: number): NameMatch => ({
  documents,
  kind: 'name',
  next,
  exact: true,
});

/** This document: "dieses Gesetzes", "de la présente ordonnance". */
function ownActAt({ tokens, language, own, quoted }: NameContext, at: number): NameMatch | undefined {
  if (!isOwnWord(tokens[at], language)) return undefined;
  const noun = [at + 1, at + 2].find((one) => isKindOfAct(tokens[one], language));
  return noun === undefined ? undefined : nameMatch(quoted ? [] : [own], noun + 1);
}

/** A document by its number: "SR 952.0", "Verordnung (EU) Nr. 596/2014", "FINMA-Rundschreiben 2023/1". */
function numberedActAt({ tokens, citables }: NameContext, at: number): NameMatch | undefined {
  // A bare number with dots may just as well be an amount or the number of an item.
  const token = tokens[at];
  if (token === undefined || linkWords.has(token.folded)) return undefined;
  if (token.kind === 'number' && token.folded.includes('.')) return undefined;
  const number = readSourceNumber(tokens, at);
  if (number === undefined) return undefined;
  const documents = citables.documentsByNumber(number.keys);
  const whole = token.kind === 'number' ? number.next : skipDay(tokens, number.next);
  return { documents, kind: 'number', next: whole, exact: true };
}

const skipDay = (tokens: Tokens, at: number) => dayPhraseAt(tokens, at)?.next ?? at;

function loadedActAt(context: NameContext, at: number): NameMatch | undefined {
  const { tokens, citables, language } = context;
  const isGlued = tokens[at - 1]?.end === tokens[at]?.start && /^[-‐‑–/]$/.test(tokens[at - 1]?.text ?? '');
  if (isGlued) return undefined;
  const plain =
    longestMatchAt(citables.names, tokens, at) ?? longestMatchAt(citables.names, context.nominative, at);
  const dated = plain === undefined ? datedNameAt(context, at) : undefined;
  const match = plain ?? dated;
  if (match === undefined || isPartOfLonger(tokens, match.next)) return undefined;
  const documents = citables.documentsByName(match.values, tokens.slice(at, match.next), language);
  if (documents === undefined) return undefined;
  const end = dated ?? dayPhraseAt(tokens, match.next);
  const next = end?.next ?? match.next;
  const fromNote = documentsOfNote(context, at, next);
  const known = documents.filter((one) => end === undefined || citables.isOfDay(one, end.day));
  if (fromNote !== undefined)
    return nameMatch(
      known.length === 0 || fromNote.length === 0 ? fromNote : known.filter((one) => fromNote.includes(one)),
      next,
    );
  return nameMatch(known, next);
}

/** Whether a name continues with a hyphen: "GwV-FINMA" is not "GwV". */
function isPartOfLonger(tokens: Tokens, next: number): boolean {
  const [dash, word] = [tokens[next], tokens[next + 1]];
  const isJoint = dash !== undefined && /^[-‐‑/]$/.test(dash.text) && dash.start === tokens[next - 1]?.end;
  return isJoint && word?.kind === 'word' && word.start === dash.end;
}

type DatedName = DayPhrase & { values: Parameters<Citables['documentsByName']>[0] };

/** A name with its date in the middle: "loi du 8 novembre 1934 sur les banques". */
function datedNameAt(
  { tokens, nominative, citables, language }: NameContext,
  at: number,
): DatedName | undefined {
  if (!isKindOfAct(tokens[at], language)) return undefined;
  for (let from = at + 1; from <= at + 2; from += 1) {
    const day = dayPhraseAt(tokens, from);
    if (day === undefined) continue;
    const gap = day.next - from;
    const bare = [...nominative.slice(at, from), ...nominative.slice(day.next, day.next + 24)];
    for (const short of from === at + 2 ? [bare, [...bare.slice(0, 1), ...bare.slice(2)]] : [bare]) {
      const match = longestMatchAt(citables.names, short, 0);
      const cut = bare.length - short.length;
      if (match && match.next + cut > from - at)
        return { values: match.values, next: at + match.next + cut + gap, day: day.day };
    }
  }
  return undefined;
}

/** Removes the German genitive, as in "Bundesgesetzes vom …". */
export function withoutGenitive(token: CitationToken): CitationToken {
  if (!token.folded.endsWith('s')) return token;
  const [, stem] = /^(\p{L}+(?:gesetz|buch|recht|reglement|beschluss))e?s$/u.exec(token.folded) ?? [];
  return stem === undefined ? token : { ...token, folded: stem };
}

/**
 * The loaded documents with the number given in a note at a name; empty for the number of another document.
 * Undefined if no note gives a number.
 */
function documentsOfNote({ tokens, noteWithin, citables }: NameContext, at: number, next: number) {
  const note = noteWithin(tokens[at]?.start ?? 0, (tokens[next - 1]?.end ?? 0) + 1);
  if (note === undefined) return undefined;
  const number = /^\s*(?:SR|RS|CC)\s*(\d+(?:\.\d+)*)\s*\.?\s*$/u.exec(note)?.[1];
  if (number !== undefined) return citables.documentsByNumber([`sr:${number}`]);
  // "[AS 1998 2535]": the act was repealed.
  return /^\s*\[/.test(note) ? [] : undefined;
}

/** An act that is not recognised by its name: identified by its note, or unknown if it follows a provision. */
function unknownActAt(context: NameContext, at: number): NameMatch | undefined {
  const { tokens, language } = context;
  const kind = kindOfActAt(context, at);
  if (kind !== undefined) {
    const next = skipDay(tokens, kind + 1);
    const noted = documentsOfLaterNote(context, kind, next);
    if (noted !== undefined && noted.documents.length > 0) {
      // "dispositions du code des obligations": the note belongs to the act that is named next.
      if (!isAct(tokens[kind], language) && actWithin(context, kind + 1, noted.end)) return undefined;
      return nameMatch(noted.documents, noted.end);
    }
    return followsProvision(tokens, at) && !isPlural(context, at, kind) ? nameMatch([], next) : undefined;
  }
  const isShort = looksAbbreviated(tokens[at]) && !isOwnWord(tokens[at], language);
  return isShort && followsProvision(tokens, at) ? nameMatch([], at + 1) : undefined;
}

/** Whether the word is a plural: "nach den Buchstaben a und b Verordnungen erlassen" cites no ordinance. */
function isPlural({ tokens, language }: NameContext, at: number, kind: number): boolean {
  const isLinked = linkWords.has(tokens[at - 1]?.folded ?? '') || at < kind;
  const { severalActs } = grammars[language].references;
  return !isLinked && severalActs?.test(tokens[kind]?.folded ?? '') === true;
}

/** Documents of a note after the whole name, which may be longer than its recognised part; with the end of the name. */
function documentsOfLaterNote(context: NameContext, kind: number, next: number) {
  const { tokens, noteWithin } = context;
  let end = next;
  while (end < next + MAX_NAME_WORDS && !/^[.,;:()]$/.test(tokens[end]?.text ?? '.')) end += 1;
  const documents = documentsOfNote(context, kind, end);
  if (documents === undefined) return undefined;
  const start = tokens[kind]?.start ?? 0;
  while (end > next && noteWithin(start, (tokens[end - 2]?.end ?? 0) + 1) !== undefined) end -= 1;
  return { documents, end };
}

/** Whether the name of an act begins within these tokens: "code" in "dispositions du code des obligations". */
const actWithin = ({ tokens, language }: NameContext, from: number, end: number) =>
  tokens.slice(from, end).some((token) => isAct(token, language));

/** Index of the word that says what kind of act it is ("Gesetzbuch", "Act"), at `at` or after the adjectives there. */
function kindOfActAt({ tokens, language }: NameContext, at: number): number | undefined {
  const { nameJoints } = grammars[language].references;
  for (let one = at; one < at + (nameJoints ? 10 : 4); one += 1) {
    if (isKindOfAct(tokens[one], language)) return one;
    const word = tokens[one];
    // "Muster-Bankengesetzes" is one word.
    if (isHyphenated(tokens, one)) continue;
    if (word?.kind !== 'word') return undefined;
    const mayGoOn =
      nameJoints !== undefined
        ? /^\p{Lu}/u.test(word.text) || (one > at && nameJoints.test(word.text))
        : one === at || /^\p{Ll}/u.test(word.text)
          ? isAdjective(word, language)
          : false;
    if (!mayGoOn) return undefined;
  }
  return undefined;
}

/** Whether a token is a hyphen without blanks, or the word before it. */
function isHyphenated(tokens: Tokens, at: number): boolean {
  const hyphen = /^[-‐‑]$/.test(tokens[at]?.text ?? '') ? at : at + 1;
  if (!/^[-‐‑]$/.test(tokens[hyphen]?.text ?? '')) return false;
  const [before, sign, behind] = [tokens[hyphen - 1], tokens[hyphen], tokens[hyphen + 1]];
  return before?.end === sign?.start && sign?.end === behind?.start && behind?.kind === 'word';
}

function isAdjective({ folded }: CitationToken, language: GrammarLanguage): boolean {
  const { adjectives, notAdjectives } = grammars[language].references;
  return adjectives?.test(folded) === true && notAdjectives?.test(folded) !== true;
}

/** Whether a provision precedes: a number, a letter, "ff." or a sentence, perhaps followed by "of the". */
function followsProvision(tokens: Tokens, at: number): boolean {
  let before = at - 1;
  while (before > at - 6 && before >= 0 && mayStandBetween(tokens[before])) before -= 1;
  const token = tokens[before];
  if (token === undefined) return false;
  if (token.kind === 'number') return true;
  if (
    /^(?:[a-z]|[a-z]?(?:bis|ter|quater|quinquies|sexies|septies|octies)|ff|f|s|ss|segg|seg|aa|bb|cc|dd)$/.test(
      token.folded,
    )
  )
    return true;
  const word = stepWordAt(tokens, before);
  // "let. d": the letter was skipped above as a linking word.
  return (
    word?.type === 'LETTER' ||
    word?.type === 'SENTENCE' ||
    word?.type === 'ANNEX' ||
    ordinalWords.has(token.folded)
  );
}

const mayStandBetween = (token: CitationToken | undefined) =>
  token !== undefined && (linkWords.has(token.folded) || /^['’(.),]$/.test(token.text));
