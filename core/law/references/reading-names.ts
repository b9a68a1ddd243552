import type { LanguageCode } from '../../contract/languages.ts';
import { type CitationToken, longestMatchAt, type Tokens } from '../citation/citation-tokens.ts';
import { linkWords, ordinalWords } from '../citation/citation-words.ts';
import type { NameMatch } from '../citation/name-index.ts';
import { stepWordAt } from '../citation/parse-provision.ts';
import { readSourceNumber } from '../citation/source-number.ts';
import { isKindOfAct, isOwnWord, looksAbbreviated } from './act-words.ts';
import type { Citables } from './citables.ts';
import { type DayPhrase, dayPhraseAt } from './day-phrase.ts';

type NameReader = {
  tokens: Tokens;
  /** The same with acts in the nominative. */
  nominative: Tokens;
  citables: Citables;
  language: LanguageCode;
  /** The document that is read. */
  own: string;
  quoted: boolean;
  /** What a note between two places of the text says. */
  noteWithin: (from: number, to: number) => string | undefined;
};

const WITHIN_NAME = 8;

/** Which act is named at a token: one that is loaded, the one that is read, or one that nobody knows here. */
export function nameReader(reader: NameReader): (at: number) => NameMatch | undefined {
  const remembered = new Map<number, NameMatch | undefined>();
  return (at) => {
    if (!remembered.has(at)) remembered.set(at, nameAt(reader, at));
    return remembered.get(at);
  };
}

function nameAt(reader: NameReader, at: number): NameMatch | undefined {
  const { tokens } = reader;
  if (tokens[at] === undefined || tokens[at]?.kind === 'mark') return undefined;
  return ownName(reader, at) ?? numbered(reader, at) ?? loaded(reader, at) ?? unknown(reader, at);
}

const named = (documents: readonly string[], next: number): NameMatch => ({
  documents,
  kind: 'name',
  next,
  exact: true,
});

/** "dieses Gesetzes", "de la présente ordonnance". */
function ownName({ tokens, language, own, quoted }: NameReader, at: number): NameMatch | undefined {
  if (!isOwnWord(tokens[at], language)) return undefined;
  const noun = [at + 1, at + 2].find((one) => isKindOfAct(tokens[one], language));
  return noun === undefined ? undefined : named(quoted ? [] : [own], noun + 1);
}

/** "SR 952.0", "Verordnung (EU) Nr. 596/2014", "FINMA-Rundschreiben 2023/1". */
function numbered({ tokens, citables }: NameReader, at: number): NameMatch | undefined {
  // A bare number with dots is as often an amount or an item.
  const token = tokens[at];
  if (token === undefined || linkWords.has(token.folded)) return undefined;
  if (token.kind === 'number' && token.folded.includes('.')) return undefined;
  const number = readSourceNumber(tokens, at);
  if (number === undefined) return undefined;
  const documents = citables.numbered(number.keys);
  const whole = token.kind === 'number' ? number.next : behindDay(tokens, number.next);
  return { documents, kind: 'number', next: whole, exact: true };
}

const behindDay = (tokens: Tokens, at: number) => dayPhraseAt(tokens, at)?.next ?? at;

function loaded(reader: NameReader, at: number): NameMatch | undefined {
  const { tokens, citables, language } = reader;
  const isGlued = tokens[at - 1]?.end === tokens[at]?.start && /^[-‐‑–/]$/.test(tokens[at - 1]?.text ?? '');
  if (isGlued) return undefined;
  const plain =
    longestMatchAt(citables.names, tokens, at) ?? longestMatchAt(citables.names, reader.nominative, at);
  const dated = plain === undefined ? withoutDay(reader, at) : undefined;
  const found = plain ?? dated;
  if (found === undefined || isPartOfLonger(tokens, found.next)) return undefined;
  const documents = citables.bearing(found.values, tokens.slice(at, found.next), language);
  if (documents === undefined) return undefined;
  const end = dated ?? dayPhraseAt(tokens, found.next);
  const next = end?.next ?? found.next;
  const told = toldByNote(reader, at, next);
  const known = documents.filter((one) => end === undefined || citables.isOfDay(one, end.day));
  if (told !== undefined)
    return named(
      known.length === 0 || told.length === 0 ? told : known.filter((one) => told.includes(one)),
      next,
    );
  return named(known, next);
}

/** "GwV-FINMA" is another act than "GwV", "BankV" of another than "Bank". */
function isPartOfLonger(tokens: Tokens, next: number): boolean {
  const [dash, word] = [tokens[next], tokens[next + 1]];
  const isJoint = dash !== undefined && /^[-‐‑/]$/.test(dash.text) && dash.start === tokens[next - 1]?.end;
  return isJoint && word?.kind === 'word' && word.start === dash.end;
}

type DatedName = DayPhrase & { values: Parameters<Citables['bearing']>[0] };

/** "loi du 8 novembre 1934 sur les banques": the name with its day in the midst. */
function withoutDay(
  { tokens, nominative, citables, language }: NameReader,
  at: number,
): DatedName | undefined {
  if (!isKindOfAct(tokens[at], language)) return undefined;
  for (let from = at + 1; from <= at + 2; from += 1) {
    const day = dayPhraseAt(tokens, from);
    if (day === undefined) continue;
    const gap = day.next - from;
    const bare = [...nominative.slice(at, from), ...nominative.slice(day.next, day.next + 24)];
    for (const short of from === at + 2 ? [bare, [...bare.slice(0, 1), ...bare.slice(2)]] : [bare]) {
      const found = longestMatchAt(citables.names, short, 0);
      const cut = bare.length - short.length;
      if (found && found.next + cut > from - at)
        return { values: found.values, next: at + found.next + cut + gap, day: day.day };
    }
  }
  return undefined;
}

/** "Bundesgesetzes vom …" is the genitive of a long name. */
export function withoutGenitive(token: CitationToken): CitationToken {
  if (!token.folded.endsWith('s')) return token;
  const [, stem] = /^(\p{L}+(?:gesetz|buch|recht|reglement|beschluss))e?s$/u.exec(token.folded) ?? [];
  return stem === undefined ? token : { ...token, folded: stem };
}

/**
 * What a note at a name says of its number: the loaded documents that bear it, none where it is another's.
 * Undefined where it says nothing of that.
 */
function toldByNote({ tokens, noteWithin, citables }: NameReader, at: number, next: number) {
  const note = noteWithin(tokens[at]?.start ?? 0, (tokens[next - 1]?.end ?? 0) + 1);
  if (note === undefined) return undefined;
  const number = /^\s*(?:SR|RS|CC)\s*(\d+(?:\.\d+)*)\s*\.?\s*$/u.exec(note)?.[1];
  if (number !== undefined) return citables.numbered([`sr:${number}`]);
  // "[AS 1998 2535]": an act that is no more.
  return /^\s*\[/.test(note) ? [] : undefined;
}

/** An act of which no more is known than that it is one, where it follows a provision; or its note says which. */
function unknown(reader: NameReader, at: number): NameMatch | undefined {
  const { tokens, language } = reader;
  const kind = kindBehind(reader, at);
  if (kind !== undefined) {
    const next = behindDay(tokens, kind + 1);
    const told = noteOfUnknown(reader, kind, next);
    if (told !== undefined && told.length > 0) return named(told, next);
    return followsProvision(tokens, at) && !isPlural(reader, at, kind) ? named([], next) : undefined;
  }
  const isShort = looksAbbreviated(tokens[at]) && !isOwnWord(tokens[at], language);
  return isShort && followsProvision(tokens, at) ? named([], at + 1) : undefined;
}

/** "nach den Buchstaben a und b Verordnungen erlassen": several acts have no article of theirs cited. */
function isPlural({ tokens, language }: NameReader, at: number, kind: number): boolean {
  const isLinked = linkWords.has(tokens[at - 1]?.folded ?? '') || at < kind;
  return language === 'DE' && !isLinked && /(?:en|e)$/.test(tokens[kind]?.folded ?? '');
}

/** Notes stand behind the day or behind the whole name, which is longer than what is understood of it. */
function noteOfUnknown(reader: NameReader, kind: number, next: number) {
  const { tokens } = reader;
  let end = next;
  while (end < next + WITHIN_NAME && !/^[.,;:()]$/.test(tokens[end]?.text ?? '.')) end += 1;
  return toldByNote(reader, kind, end);
}

/** The token that says which kind of act it is: "Zivilgesetzbuches", "schweizerischen Zivilgesetzbuches", "Banking Act". */
function kindBehind({ tokens, language }: NameReader, at: number): number | undefined {
  for (let one = at; one < at + (language === 'EN' ? 10 : 4); one += 1) {
    if (isKindOfAct(tokens[one], language)) return one;
    const word = tokens[one];
    // "Muster-Bankengesetzes" is one word.
    if (isJoined(tokens, one)) continue;
    if (word?.kind !== 'word') return undefined;
    const mayGoOn =
      language === 'EN'
        ? /^\p{Lu}/u.test(word.text) || (one > at && /^(?:of|and|on|the|for|in|to)$/.test(word.text))
        : one === at || /^\p{Ll}/u.test(word.text)
          ? isAdjective(word, language)
          : false;
    if (!mayGoOn) return undefined;
  }
  return undefined;
}

/** A hyphen without blanks, or the word before it. */
function isJoined(tokens: Tokens, at: number): boolean {
  const hyphen = /^[-‐‑]$/.test(tokens[at]?.text ?? '') ? at : at + 1;
  if (!/^[-‐‑]$/.test(tokens[hyphen]?.text ?? '')) return false;
  const [before, sign, behind] = [tokens[hyphen - 1], tokens[hyphen], tokens[hyphen + 1]];
  return before?.end === sign?.start && sign?.end === behind?.start && behind?.kind === 'word';
}

const adjectives: Record<Exclude<LanguageCode, 'EN'>, RegExp> = {
  DE: /^\p{L}{4,}(?:en|er|es)$/u,
  FR: /^(?:ancien(?:ne)?|nouve(?:au|lle)|meme|dite?|autres?|susmentionne)$/,
  IT: /^(?:vecchi[ao]|nuov[ao]|stess[ao]|medesim[ao]|suddett[ao]|citat[ao]|altr[aei])$/,
};
const prepositions =
  /^(?:uber|unter|gegen|neben|zwischen|wegen|einer|eines|ihrer|ihres|seiner|seines|werden|haben|sollen|konnen|durfen|oder|aber|weder|hinter|innerhalb|sofern|wieder|weiter)$/;

function isAdjective({ folded }: CitationToken, language: LanguageCode): boolean {
  return language !== 'EN' && adjectives[language].test(folded) && !prepositions.test(folded);
}

/** Whether what stands before is a provision: a number, a letter, "ff." or a sentence, perhaps with "of the". */
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
  // "let. d": that letter is a word between names as well.
  return (
    word?.type === 'LETTER' ||
    word?.type === 'SENTENCE' ||
    word?.type === 'ANNEX' ||
    ordinalWords.has(token.folded)
  );
}

const mayStandBetween = (token: CitationToken | undefined) =>
  token !== undefined && (linkWords.has(token.folded) || /^['’(.),]$/.test(token.text));
