import { readCollection } from './collection-entity.ts';
import type { DiffWordKind, Entity, EntityMatch } from './diff-word.ts';
import { ordinalAt } from './ordinal.ts';
import { readOrdinalReference, readReference } from './reference-entity.ts';
import { type Token, wordOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads the number, date, duration, citation or word of obligation at a token; several for an enumeration of citations. */
export function readEntity(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Entity[] {
  const references = readReference(tokens, at, vocabulary);
  if (references.length > 0) return references;
  const headings = readOrdinalReference(tokens, at, vocabulary);
  if (headings.length > 0) return headings;
  const entity = (kind: DiffWordKind, read: EntityMatch | undefined): Entity[] | undefined =>
    read && [{ from: at, to: read.to, kind, value: read.value }];
  const entities =
    entity('reference', readCollection(tokens, at, vocabulary)) ??
    entity(
      isDateOfAct(tokens, at, vocabulary) ? 'reference' : 'deadline',
      readDate(tokens, at, vocabulary),
    ) ??
    // Before durations: "drei Viertel" is a share, not nine months.
    entity('percentage', readFraction(tokens, at, vocabulary)) ??
    entity('deadline', readDuration(tokens, at, vocabulary)) ??
    entity('percentage', readPercentage(tokens, at, vocabulary)) ??
    entity('amount', isRowNumber(tokens, at) ? undefined : readAmount(tokens, at, vocabulary));
  if (entities) return entities;
  const key = wordOf(tokens[at]);
  if (isDeadline(key, vocabulary)) return [{ from: at, to: at + 1, kind: 'deadline', value: key }];
  const isObligation =
    vocabulary.obligations.has(key) || vocabulary.obligations.has(key.split('-', 1)[0] ?? '');
  if (isObligation && tokens[at]?.type === 'word' && !isHeld(tokens, at, vocabulary)) {
    return [{ from: at, to: at + 1, kind: 'obligation', value: key.replaceAll('ß', 'ss') }];
  }
  return [];
}

/** Whether "tenuta", "tenue" say that something is kept, not that somebody is bound to do something. */
function isHeld(tokens: readonly Token[], at: number, { held, functionWords }: Vocabulary): boolean {
  if (!held.words.has(wordOf(tokens[at]))) return false;
  const next = functionWords.has(wordOf(tokens[at + 1])) ? at + 1 : at + 2;
  const follower = tokens[at + 1];
  // "… auxquelles elle est tenue;" ends with it.
  const isLast = follower === undefined || follower.type === 'punctuation';
  const isBound = isLast || held.to.has(wordOf(follower)) || held.to.has(wordOf(tokens[next]));
  return !isBound || held.determiners.has(wordOf(tokens[at - 1]));
}

const rowNumber = /^\d{1,3}(?:\.\d{1,3})*$/;

/** Whether a number at the beginning of a text is the number of a row or paragraph: "5.1" before a cell, "2." before words. */
function isRowNumber(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = tokens;
  if (at !== 0 || first?.type !== 'number' || !rowNumber.test(first.key)) return false;
  const isMarked = second?.start === first.end && (second.key === '.' || second.key === ')');
  const next = isMarked ? third : second;
  if (next?.type === 'cell')
    return isMarked || first.key.includes('.') || tokens[isMarked ? 3 : 2]?.type === 'word';
  return isMarked && next?.type === 'word';
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

/** The value of a number in digits or words; an ambiguous number is its own value. */
function numberAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const token = tokens[at];
  if (token?.type === 'number') {
    return /^-?\d+(?:\.(?:\d{1,2}|\d{4,}))?$/.test(token.key) ? String(Number(token.key)) : token.key;
  }
  return token?.type === 'word' ? vocabulary.numbers.get(wordOf(token)) : undefined;
}

/**
 * Whether a date belongs to the name of an act ("Bundesgesetz vom 11. April 1889", "loi fédérale du 11 avril
 * 1889"): then it is part of a citation and not a deadline.
 */
function isDateOfAct(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const { dateOfAct, functionWords } = vocabulary;
  if (dateOfAct?.link.test(wordOf(tokens[at - 1])) !== true) return false;
  const isAct = (place: number) => dateOfAct.act.test(wordOf(tokens[place]));
  if (isAct(at - 2) || isAct(at - 3)) return true;
  // Who made it may stand between: "ordonnance de la FINMA du 3 décembre 2015".
  for (let place = at - 2; place >= at - maxNameLength; place--) {
    if (isAct(place)) return true;
    const token = tokens[place];
    const isName = token?.type === 'word' && /^\p{Lu}/u.test(token.key);
    if (!isName && !functionWords.has(wordOf(token))) return false;
  }
  return false;
}

const maxNameLength = 9;
