import type { LanguageCode } from '../../contract/languages.ts';
import type { DiffWordKind, Entity, EntityMatch } from './diff-word.ts';
import { readReference } from './reference-entity.ts';
import { type Token, wordOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads the number, date, duration, citation or word of obligation at a token; several for an enumeration of citations. */
export function readEntity(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Entity[] {
  const references = readReference(tokens, at, vocabulary);
  if (references.length > 0) return references;
  const entity = (kind: DiffWordKind, read: EntityMatch | undefined): Entity[] | undefined =>
    read && [{ from: at, to: read.to, kind, value: read.value }];
  const entities =
    entity('reference', readCollection(tokens, at, vocabulary)) ??
    entity(
      isDateOfAct(tokens, at, vocabulary.language) ? 'reference' : 'deadline',
      readDate(tokens, at, vocabulary),
    ) ??
    // Before durations: "drei Viertel" is a share, not nine months.
    entity('percentage', readFraction(tokens, at, vocabulary)) ??
    entity('deadline', readDuration(tokens, at, vocabulary)) ??
    entity('percentage', readPercentage(tokens, at, vocabulary)) ??
    entity('amount', readAmount(tokens, at, vocabulary));
  if (entities) return entities;
  const key = wordOf(tokens[at]);
  if (isDeadline(key, vocabulary)) return [{ from: at, to: at + 1, kind: 'deadline', value: key }];
  const isObligation =
    vocabulary.obligations.has(key) || vocabulary.obligations.has(key.split('-', 1)[0] ?? '');
  if (isObligation && tokens[at]?.type === 'word') {
    return [{ from: at, to: at + 1, kind: 'obligation', value: key.replaceAll('ß', 'ss') }];
  }
  return [];
}

const isDeadline = (key: string, { deadlines, deadlineEndings }: Vocabulary) =>
  deadlines.has(key) || deadlineEndings.some((ending) => key.endsWith(ending));

function readPercentage(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): EntityMatch | undefined {
  const number = numberAt(tokens, at, vocabulary);
  if (number === undefined) return undefined;
  const words = [1, 2, 3].map((next) => wordOf(tokens[at + next]));
  for (const length of [3, 2, 1]) {
    const unit = vocabulary.percents.get(words.slice(0, length).join('-'));
    if (unit !== undefined) return { to: at + 1 + length, value: `${number}${unit}` };
  }
  return undefined;
}

function readAmount(tokens: readonly Token[], at: number, vocabulary: Vocabulary): EntityMatch | undefined {
  const { currencies, multipliers, joints, one: entity } = vocabulary;
  const before = currencies.get(wordOf(tokens[at]));
  const from = before === undefined ? at : at + 1;
  const times = multipliers.get(wordOf(tokens[from + 1]));
  const single = entity.has(wordOf(tokens[from])) && times !== undefined ? '1' : undefined;
  const number = numberAt(tokens, from, vocabulary) ?? single;
  if (number === undefined) return undefined;
  let to = from + (times === undefined ? 1 : 2);
  const value =
    times === undefined || Number.isNaN(Number(number)) ? number : String(Number(number) * Number(times));
  let currency = before;
  if (currency === undefined) {
    const isJoined = times !== undefined && isJoint(wordOf(tokens[to]), joints);
    currency = currencies.get(wordOf(tokens[to + (isJoined ? 1 : 0)]));
    if (currency !== undefined) to += isJoined ? 2 : 1;
  }
  return { to, value: `${value} ${currency ?? ''}` };
}

const isJoint = (key: string, joints: ReadonlySet<string>) => joints.has(key) || key === "d'";

const year = /^(?:1[6-9]|20)\d\d$/;
/** Numbers that are years even without a month. */
const likelyYear = /^(?:19|20)\d\d$/;

function readDate(tokens: readonly Token[], at: number, { months }: Vocabulary): EntityMatch | undefined {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((next) => tokens[at + next]);
  const key = first?.key ?? '';
  if (first?.type !== 'number' && first?.type !== 'mixed' && first?.type !== 'word') return undefined;
  const numeric = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(key);
  if (numeric) return { to: at + 1, value: `${Number(numeric[1])} ${Number(numeric[2])} ${numeric[3]}` };
  const yearAt = (place: number) => (year.test(tokens[place]?.key ?? '') ? tokens[place]?.key : undefined);
  const withYear = (to: number, value: string): EntityMatch => {
    const its = yearAt(to);
    return { to: its === undefined ? to : to + 1, value: `${value} ${its ?? ''}` };
  };
  if (/^\d{1,2}(?:er|st|nd|rd|th|º)?$/.test(key)) {
    const day = Number.parseInt(key, 10);
    const isMarked = second?.start === first.end && /^[.°º]$/.test(second.key);
    const month = months.get(wordOf(isMarked ? third : second));
    if (month !== undefined) return withYear(at + (isMarked ? 3 : 2), `${day} ${month}`);
  }
  const month = months.get(wordOf(first));
  if (month !== undefined && first.type === 'word') {
    if (/^\d{1,2}$/.test(second?.key ?? '') && third?.key === ',' && year.test(fourth?.key ?? '')) {
      return { to: at + 4, value: `${Number(second?.key)} ${month} ${fourth?.key}` };
    }
    const its = yearAt(at + 1);
    return its === undefined ? undefined : { to: at + 2, value: `${month} ${its}` };
  }
  return likelyYear.test(key) ? { to: at + 1, value: key } : undefined;
}

/** Reads a share, which is classified as a percentage: "2/3", "die Hälfte", "drei Viertel", "un tiers des". */
function readFraction(tokens: readonly Token[], at: number, vocabulary: Vocabulary): EntityMatch | undefined {
  const { fractions, one: entity } = vocabulary;
  const [token, next] = [tokens[at], tokens[at + 1]];
  const alone = fractions.whole.get(wordOf(token));
  if (alone !== undefined) return { to: at + 1, value: alone };
  if (token?.type === 'number' && /^\d{1,2}\/\d{1,2}$/.test(token.key))
    return { to: at + 1, value: token.key };
  const count = entity.has(wordOf(token)) ? '1' : numberAt(tokens, at, vocabulary);
  if (count === undefined || !/^\d{1,2}$/.test(count)) return undefined;
  const part = fractions.parts.get(wordOf(next));
  // "Un tiers" alone is a third party.
  const isShare = part !== undefined && (!part.isAmbiguous || fractions.of.has(wordOf(tokens[at + 2])));
  return isShare ? { to: at + 2, value: `${count}/${part.divisor}` } : undefined;
}

/** Maximum adjectives on each side of the unit: "third full calendar month", "jour bancaire ouvrable". */
const maxAdjectives = 2;

/** Reads a duration or an ordinal day: "30 Tage", "dix jours ouvrables", "the seventh business day", "le mois suivant". */
function readDuration(tokens: readonly Token[], at: number, vocabulary: Vocabulary): EntityMatch | undefined {
  const counted = countedAt(tokens, at, vocabulary);
  const before = counted ? adjectivesAt(tokens, counted.to, vocabulary) : { to: at, value: '' };
  const unit = vocabulary.durations.get(wordOf(tokens[before.to]));
  if (unit === undefined) return undefined;
  const behind = adjectivesAt(tokens, before.to + 1, vocabulary);
  if (counted) return { to: behind.to, value: `${counted.value} ${before.value}${behind.value}${unit}` };
  const isFollowing = vocabulary.following.has(wordOf(tokens[behind.to]));
  return isFollowing ? { to: behind.to + 1, value: `next ${behind.value}${unit}` } : undefined;
}

function adjectivesAt(tokens: readonly Token[], at: number, { durationAdjectives }: Vocabulary): EntityMatch {
  const read: EntityMatch = { to: at, value: '' };
  while (read.to < at + maxAdjectives) {
    const value = durationAdjectives.get(wordOf(tokens[read.to]));
    if (value === undefined) break;
    read.to += 1;
    read.value += value;
  }
  return read;
}

function countedAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): EntityMatch | undefined {
  const ordinal = ordinalAt(tokens, at, vocabulary);
  if (ordinal) return { to: ordinal.to, value: `${ordinal.value}.` };
  const number =
    numberAt(tokens, at, vocabulary) ?? (vocabulary.one.has(wordOf(tokens[at])) ? '1' : undefined);
  return number === undefined ? undefined : { to: at + 1, value: number };
}

/** Reads an ordinal: "siebten", "7.", "7th". */
function ordinalAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): EntityMatch | undefined {
  const token = tokens[at];
  const { ordinals, ordinalForms, ordinalMarks } = vocabulary;
  if (token?.type === 'word') {
    const key = wordOf(token);
    const value = ordinals.get(key) ?? (ordinalForms.test(key) ? key : undefined);
    return value === undefined ? undefined : { to: at + 1, value };
  }
  const [, digits, mark] = /^(\d{1,3})(\p{L}*)$/u.exec(token?.key ?? '') ?? [];
  if (token === undefined || digits === undefined) return undefined;
  if (mark) return ordinalMarks.has(mark) ? { to: at + 1, value: String(Number(digits)) } : undefined;
  const sign = tokens[at + 1];
  const isMarked = sign?.start === token.end && ordinalMarks.has(sign.key);
  return isMarked ? { to: at + 2, value: String(Number(digits)) } : undefined;
}

const yearNumber = /^(?:18|19|20)\d\d$/;
const page = /^\d{1,6}$/;
const roman = /^[IVX]{1,4}[a-z]?$/;
/** Official collections by year and page: "AS 1971 824", "FF 1970 I 1144". */
const yearly = /^(?:AS|BBl|RO|FF|RU)$/;
/** By volume and page: "BS 10 337", "BGE 131 III 12". */
const byVolume = /^(?:BS|CS|BGE|ATF|DTF)$/;
/** The Official Journal: "ABl. L 173 vom 12.6.2014, S. 1". */
const journal = /^(?:ABl|JO|GU|OJ)$/;
const series = /^[LC]$/;
const dayOrPage = /^(?:vom|du|del|of|s|p|pag|seite|page|pagina|,|\.|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,5})$/;

/** The first words of such citations, in lower case. */
export const collections: ReadonlySet<string> = new Set(
  'as bbl ro ff ru bs cs bge atf dtf abl jo gu oj'.split(' '),
);

/** Reads a citation of a collection of acts or judgments, whose numbers are neither amounts nor dates. */
function readCollection(
  tokens: readonly Token[],
  at: number,
  { months }: Vocabulary,
): EntityMatch | undefined {
  const key = tokens[at]?.key ?? '';
  if (tokens[at]?.type !== 'word') return undefined;
  let to = at + 1;
  if (journal.test(key)) {
    if (tokens[to]?.key === '.') to += 1;
    if (!series.test(tokens[to]?.key ?? '') || tokens[to + 1]?.type !== 'number') return undefined;
    to = afterNumbers(tokens, to + 2, months);
  } else if (yearly.test(key)) {
    if (!yearNumber.test(tokens[to]?.key ?? '')) return undefined;
    to += roman.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
    if (!page.test(tokens[to]?.key ?? '')) return undefined;
    to += page.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
  } else if (byVolume.test(key)) {
    const volume = tokens[to];
    to += roman.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
    const hasPage = page.test(tokens[to]?.key ?? '');
    // Volume and page may have been read as one number with groups: "BS 10 337".
    if (volume?.type !== 'number' || !(hasPage || volume.key.length > 3)) return undefined;
    if (hasPage) to += 1;
  } else return undefined;
  const value = tokens.slice(at, to).map(wordOf).join(' ');
  return { to, value };
}

/** The index after the last number of a date and page. */
function afterNumbers(tokens: readonly Token[], from: number, months: Vocabulary['months']): number {
  let last = from;
  const belongs = (key: string) => dayOrPage.test(key) || months.has(key);
  for (let at = from; belongs(wordOf(tokens[at])); at++) {
    if (/\d/.test(tokens[at]?.key ?? '')) last = at + 1;
  }
  return last;
}

/** The value of a number in digits or words; an ambiguous number is its own value. */
function numberAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const token = tokens[at];
  if (token?.type === 'number') {
    return /^-?\d+(?:\.(?:\d{1,2}|\d{4,}))?$/.test(token.key) ? String(Number(token.key)) : token.key;
  }
  return token?.type === 'word' ? vocabulary.numbers.get(wordOf(token)) : undefined;
}

/** Kinds of acts that are cited with their date. */
const actWords: Record<LanguageCode, RegExp> = {
  DE: /(?:gesetz|gesetzbuch|verordnung|ordnung|verfassung|beschluss|übereinkommen|abkommen|vertrag|konvention|richtlinie)(?:e?s|e|en|n)?$/,
  FR: /^(?:lois?|ordonnances?|code|constitution|convention|accord|traité|directive|règlement|arrêté)$/,
  IT: /^(?:leggi|legge|ordinanz[ae]|codice|costituzione|convenzione|accordo|trattato|direttiva|regolamento|decreto)$/,
  EN: /^(?:act|ordinance|code|constitution|convention|agreement|treaty|directive|regulation|decree)$/,
};
const dateLinks: Record<LanguageCode, RegExp> = {
  DE: /^vom$/,
  FR: /^du$/,
  IT: /^(?:del|dello|dell')$/,
  EN: /^of$/,
};

/**
 * Whether a date belongs to the name of an act ("Bundesgesetz vom 11. April 1889", "loi fédérale du 11 avril
 * 1889"): then it is part of a citation and not a deadline.
 */
function isDateOfAct(tokens: readonly Token[], at: number, language: LanguageCode): boolean {
  if (!dateLinks[language].test(wordOf(tokens[at - 1]))) return false;
  return [at - 2, at - 3].some((place) => actWords[language].test(wordOf(tokens[place])));
}
