import { readCollection } from './collection-entity.ts';
import { isDateOfAct } from './date-of-act.ts';
import { readDuration } from './duration-entity.ts';
import type { Entity, Read } from './entity.ts';
import { readFraction } from './fraction-entity.ts';
import { numberAt } from './number-at.ts';
import { readReference } from './reference-entity.ts';
import { type Token, wordOf as word } from './scan.ts';
import type { TermKind } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The number, date, duration, citation or word of obligation that begins here; several where a citation goes on. */
export function readEntity(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Entity[] {
  const references = readReference(tokens, at, vocabulary);
  if (references.length > 0) return references;
  const one = (kind: TermKind, read: Read | undefined): Entity[] | undefined =>
    read && [{ from: at, to: read.to, kind, value: read.value }];
  const found =
    one('reference', readCollection(tokens, at, vocabulary)) ??
    one(
      isDateOfAct(tokens, at, vocabulary.language) ? 'reference' : 'deadline',
      readDate(tokens, at, vocabulary),
    ) ??
    // Before durations: three quarters of the votes are no nine months.
    one('percentage', readFraction(tokens, at, vocabulary)) ??
    one('deadline', readDuration(tokens, at, vocabulary)) ??
    one('percentage', readPercentage(tokens, at, vocabulary)) ??
    one('amount', readAmount(tokens, at, vocabulary));
  if (found) return found;
  const key = word(tokens[at]);
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

function readPercentage(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const number = numberAt(tokens, at, vocabulary);
  if (number === undefined) return undefined;
  const words = [1, 2, 3].map((next) => word(tokens[at + next]));
  for (const length of [3, 2, 1]) {
    const unit = vocabulary.percents.get(words.slice(0, length).join('-'));
    if (unit !== undefined) return { to: at + 1 + length, value: `${number}${unit}` };
  }
  return undefined;
}

function readAmount(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Read | undefined {
  const { currencies, multipliers, joints, one } = vocabulary;
  const before = currencies.get(word(tokens[at]));
  const from = before === undefined ? at : at + 1;
  const times = multipliers.get(word(tokens[from + 1]));
  const single = one.has(word(tokens[from])) && times !== undefined ? '1' : undefined;
  const number = numberAt(tokens, from, vocabulary) ?? single;
  if (number === undefined) return undefined;
  let to = from + (times === undefined ? 1 : 2);
  const value =
    times === undefined || Number.isNaN(Number(number)) ? number : String(Number(number) * Number(times));
  let currency = before;
  if (currency === undefined) {
    const isJoined = times !== undefined && isJoint(word(tokens[to]), joints);
    currency = currencies.get(word(tokens[to + (isJoined ? 1 : 0)]));
    if (currency !== undefined) to += isJoined ? 2 : 1;
  }
  return { to, value: `${value} ${currency ?? ''}` };
}

const isJoint = (key: string, joints: ReadonlySet<string>) => joints.has(key) || key === "d'";

const year = /^(?:1[6-9]|20)\d\d$/;
/** Alone, without a month, only these are years. */
const likelyYear = /^(?:19|20)\d\d$/;

function readDate(tokens: readonly Token[], at: number, { months }: Vocabulary): Read | undefined {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((next) => tokens[at + next]);
  const key = first?.key ?? '';
  if (first?.type !== 'number' && first?.type !== 'mixed' && first?.type !== 'word') return undefined;
  const numeric = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(key);
  if (numeric) return { to: at + 1, value: `${Number(numeric[1])} ${Number(numeric[2])} ${numeric[3]}` };
  const yearAt = (place: number) => (year.test(tokens[place]?.key ?? '') ? tokens[place]?.key : undefined);
  const withYear = (to: number, value: string): Read => {
    const its = yearAt(to);
    return { to: its === undefined ? to : to + 1, value: `${value} ${its ?? ''}` };
  };
  if (/^\d{1,2}(?:er|st|nd|rd|th|º)?$/.test(key)) {
    const day = Number.parseInt(key, 10);
    const isMarked = second?.start === first.end && /^[.°º]$/.test(second.key);
    const month = months.get(word(isMarked ? third : second));
    if (month !== undefined) return withYear(at + (isMarked ? 3 : 2), `${day} ${month}`);
  }
  const month = months.get(word(first));
  if (month !== undefined && first.type === 'word') {
    if (/^\d{1,2}$/.test(second?.key ?? '') && third?.key === ',' && year.test(fourth?.key ?? '')) {
      return { to: at + 4, value: `${Number(second?.key)} ${month} ${fourth?.key}` };
    }
    const its = yearAt(at + 1);
    return its === undefined ? undefined : { to: at + 2, value: `${month} ${its}` };
  }
  return likelyYear.test(key) ? { to: at + 1, value: key } : undefined;
}
